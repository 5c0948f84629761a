// A voice that records instead of speaking, in place of Speech Dispatcher and at the pace of a voice. It knows when
// a sentence began, and whether it was heard to its end.

import { createServer, type Server, type Socket } from 'node:net';

export interface Spoken {
  readonly text: string;
  /** Milliseconds, by `performance.now()`. */
  readonly began: number;
  /** Null while it is spoken. */
  readonly ended: number | null;
  /** It was interrupted. */
  readonly cut: boolean;
}

export interface Voice {
  /** For SPEECHD_ADDRESS. */
  readonly address: string;
  /** Everything so far, in order. */
  spoken(): readonly Spoken[];
  /** For how many milliseconds nothing has been said or queued; null while something is. */
  silence(): number | null;
  close(): Promise<void>;
}

interface Waiting {
  readonly id: number;
  readonly text: string;
  readonly socket: Socket;
}

export async function startVoice(file: string, charactersPerSecond: number): Promise<Voice> {
  const said: Spoken[] = [];
  let queue: Waiting[] = [];
  let timer: NodeJS.Timeout | null = null;
  let quietSince = performance.now();
  let ids = 0;

  function next(): void {
    const first = queue[0];
    if (timer !== null || !first) return;
    said.push({ text: first.text, began: performance.now(), ended: null, cut: false });
    first.socket.write(note(701, 'BEGIN', first.id));
    timer = setTimeout(() => end(false), (first.text.length / charactersPerSecond) * 1000);
  }
  function end(cut: boolean): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const [first, ...others] = queue;
    queue = others;
    quietSince = performance.now();
    const last = said.at(-1);
    if (!first || !last) return;
    said[said.length - 1] = { ...last, ended: quietSince, cut };
    first.socket.write(note(cut ? 703 : 702, cut ? 'CANCELED' : 'END', first.id));
    next();
  }
  const speech: Speech = {
    say(socket, text) {
      ids += 1;
      if (text !== '') queue.push({ id: ids, text, socket });
      next();
      return ids;
    },
    stop() {
      queue = queue.slice(0, 1);
      if (timer !== null) end(true);
    },
  };
  const server = createServer((socket) => converse(socket, speech));
  await new Promise<void>((resolve) => server.listen(file, resolve));
  return {
    address: `unix_socket:${file}`,
    spoken: () => [...said],
    silence: () => (timer === null ? performance.now() - quietSince : null),
    close: () => closed(server, timer),
  };
}

interface Speech {
  /** Returns the number of the message. */
  say(socket: Socket, text: string): number;
  stop(): void;
}

/** The protocol of Speech Dispatcher (SSIP), as far as a screen reader asks for more than "yes". */
function converse(socket: Socket, speech: Speech): void {
  let buffer = '';
  let speaking: string[] | null = null;
  const take = (line: string) => {
    if (speaking === null) {
      if (line === 'SPEAK') speaking = [];
      if (/^(STOP|CANCEL)/.test(line)) speech.stop();
      const word = /^(?:CHAR|KEY) (.*)$/.exec(line)?.[1];
      if (word !== undefined) speech.say(socket, word === 'space' ? ' ' : word);
      socket.write(answerTo(line));
    } else if (line === '.') {
      const id = speech.say(socket, plain(speaking.join(' ')));
      speaking = null;
      socket.write(`225-${id}\r\n225 OK MESSAGE QUEUED\r\n`);
    } else speaking.push(line.replace(/^\.\./, '.'));
  };
  socket.setEncoding('utf8');
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (buffer + chunk).split('\r\n');
    buffer = lines.pop() ?? '';
    lines.forEach(take);
  });
}

function answerTo(line: string): string {
  if (line === 'SPEAK') return '230 OK RECEIVING DATA\r\n';
  if (line.startsWith('HISTORY GET CLIENT_ID')) return '245-1\r\n245 OK CLIENT ID SENT\r\n';
  if (line.startsWith('LIST OUTPUT_MODULES')) return '250-written\r\n250 OK MODULE LIST SENT\r\n';
  if (line.startsWith('LIST')) return '249-written\ten\tnone\r\n249 OK VOICE LIST SENT\r\n';
  if (line.startsWith('GET LANGUAGE')) return '251-en\r\n251 OK GET RETURNED\r\n';
  if (line.startsWith('GET')) return '251-0\r\n251 OK GET RETURNED\r\n';
  return '200 OK\r\n';
}

function note(code: number, what: string, id: number): string {
  return `${code}-${id}\r\n${code}-1\r\n${code} ${what}\r\n`;
}

/** Without the tags of SSML. */
function plain(speech: string): string {
  return speech
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

async function closed(server: Server, timer: NodeJS.Timeout | null): Promise<void> {
  if (timer !== null) clearTimeout(timer);
  await new Promise((resolve) => {
    server.close(resolve);
    server.unref();
    setTimeout(resolve, 500).unref();
  });
}
