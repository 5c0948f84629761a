// The time by which days are counted, minute by minute: this device's, corrected by the server's if it is wrong.

const MINUTE = 60_000;
/** A larger difference is not a wrongly set clock: nobody knows which of the two is right. */
const DAY = 86_400_000;

/** How far the server's clock is ahead of this device's; zero while unknown. */
let ahead = $state(0);
let isAsked = false;

/** Tracked. To be called during the creation of a component; ends with it. The server is asked once, by pages that need the minute. */
export function watchDayClock({ exact }: { readonly exact: boolean }): { readonly now: number } {
  let now = $state(Date.now() + ahead);
  $effect(() => {
    let timer = 0;
    const tick = () => {
      // Not read back from the state: the effect would run again with every millisecond.
      const time = Date.now() + ahead;
      now = time;
      clearTimeout(timer);
      timer = window.setTimeout(tick, MINUTE - (time % MINUTE));
    };
    tick();
    if (exact && !isAsked && navigator.onLine) askServer();
    // A page that was suspended has missed its minutes.
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

/** Without a response the device's clock is used; the next page asks again. */
async function askServer(): Promise<void> {
  isAsked = true;
  try {
    const answer = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
    ahead = correction(Date.parse(answer.headers.get('date') ?? ''), Date.now());
  } catch {
    isAsked = false;
  }
}

/** A difference of a minute can come from the network. */
function correction(server: number, own: number): number {
  const off = Math.abs(server - own);
  return off > MINUTE && off < DAY ? server - own : 0;
}
