// When the page is looked at again, and when the network is said to be back.

export interface Attention {
  isVisible(): boolean;
  /** Calls back whenever the page comes into sight or the network comes back, until the given function is called. */
  watch(callback: () => void): () => void;
}

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
