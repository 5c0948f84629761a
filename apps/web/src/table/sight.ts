// When the screen goes out of sight: another tab, another app, a locked phone, a page left behind.

import type { OutOfSight } from '@blackpeg/table';

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
