// The time by which days are counted, minute by minute: this device's, corrected by the server's if it is wrong.

const MINUTE = 60_000;
/** More than that is no clock set wrong by its owner: nobody knows which of the two is right. */
const DAY = 86_400_000;

/** How far the server's clock is ahead of this device's; nothing while it is not known. */
let ahead = $state(0);
let isAsked = false;

/** Tracked. To be called while a component is being made; ends with it. The server is asked once, by who needs the minute. */
export function watchDayClock({ exact }: { readonly exact: boolean }): { readonly now: number } {
  let now = $state(Date.now() + ahead);
  $effect(() => {
    let timer = 0;
    const tick = () => {
      now = Date.now() + ahead;
      clearTimeout(timer);
      timer = window.setTimeout(tick, MINUTE - (now % MINUTE));
    };
    tick();
    if (exact && !isAsked && navigator.onLine) askServer();
    // A page that slept has missed its minutes.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  });
  return {
    get now() {
      return now;
    },
  };
}

/** Without an answer the clock of the device has to do; the next page asks again. */
async function askServer(): Promise<void> {
  isAsked = true;
  try {
    const answer = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
    ahead = correction(Date.parse(answer.headers.get('date') ?? ''), Date.now());
  } catch {
    isAsked = false;
  }
}

/** A minute more or less is on its way. */
function correction(server: number, own: number): number {
  const off = Math.abs(server - own);
  return off > MINUTE && off < DAY ? server - own : 0;
}
