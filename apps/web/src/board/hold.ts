// A long press: begun, it acts after a moment unless it ends before.

/** Milliseconds, as long as phones make people hold things. */
const MOMENT = 450;

export interface Hold<Thing> {
  begin(thing: Thing): void;
  stop(): void;
  /** Has the press acted already? Asked once by the click that follows it. */
  ended(): boolean;
}

export function createHold<Thing>(act: (thing: Thing) => void, moment = MOMENT): Hold<Thing> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let acted = false;
  return {
    begin(thing) {
      acted = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        acted = true;
        act(thing);
      }, moment);
    },
    stop() {
      clearTimeout(timer);
    },
    ended() {
      const before = acted;
      acted = false;
      return before;
    },
  };
}
