// What `npm test` prints: a line for every step that ended, on a terminal also what is running, and the times at the end.

const NAME_WIDTH = 18;
const CLEAR_LINE = '\r\u001b[K';

/**
 * @typedef {{ readonly name: string, readonly seconds: number }} Timed
 *
 * @typedef {object} Progress
 * @property {(name: string) => (succeeded: boolean, output: string) => void} start returns the function to call when the step has ended
 * @property {(slowest: readonly Timed[], seconds: number) => void} close
 *
 * @param {{ isTTY?: boolean, write(text: string): unknown }} output
 * @param {() => number} now in milliseconds
 * @returns {Progress}
 */
export function progressOn(output, now = () => performance.now()) {
  /** @type {Set<string>} */
  const running = new Set();
  /** @param {string} text */
  const print = (text) => {
    const status = running.size > 0 ? `running: ${[...running].join(', ')}` : '';
    output.write(output.isTTY ? `${CLEAR_LINE}${text}${status}` : text);
  };
  return {
    start(name) {
      const started = now();
      running.add(name);
      print('');
      return (succeeded, said) => {
        running.delete(name);
        const state = succeeded ? 'ok    ' : 'FAILED';
        print(`${name.padEnd(NAME_WIDTH)}${state} ${timeOf((now() - started) / 1000)}\n${said}`);
      };
    },
    close(slowest, seconds) {
      const lines = slowest.map((test) => `${timeOf(test.seconds)}  ${test.name}\n`);
      const heading = slowest.length > 0 ? 'The slowest tests:\n' : '';
      print(`${heading}${lines.join('')}${'together'.padEnd(NAME_WIDTH)}       ${timeOf(seconds)}\n`);
    },
  };
}

/** @param {number} seconds */
function timeOf(seconds) {
  return `${seconds.toFixed(1).padStart(6)} s`;
}
