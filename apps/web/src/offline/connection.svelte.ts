// Whether the browser believes to be connected.

let offline = $state(!navigator.onLine);
addEventListener('online', () => {
  offline = false;
});
addEventListener('offline', () => {
  offline = true;
});

export function isOffline(): boolean {
  return offline;
}
