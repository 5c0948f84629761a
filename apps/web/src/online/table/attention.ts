// When the page becomes visible again, and when the network is back.

import type { Attention } from '@blackpeg/table/online';

export const pageAttention: Attention = {
  isVisible: () => document.visibilityState === 'visible',
  watch(callback) {
    document.addEventListener('visibilitychange', callback);
    addEventListener('online', callback);
    addEventListener('pageshow', callback);
    return () => {
      document.removeEventListener('visibilitychange', callback);
      removeEventListener('online', callback);
      removeEventListener('pageshow', callback);
    };
  },
};
