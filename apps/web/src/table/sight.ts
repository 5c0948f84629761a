// When the screen goes out of sight: another tab, another app, a locked phone, a page left behind.

/** Calls each time it does, until the given function is called. */
export type OutOfSight = (callback: () => void) => () => void;

export const pageOutOfSight: OutOfSight = (callback) => {
  const hidden = () => {
    if (document.visibilityState === 'hidden') callback();
  };
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', callback);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', callback);
  };
};
