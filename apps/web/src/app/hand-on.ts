// Shares a text: by the clipboard, or by the device's own sharing.

/** Whether it could be copied: a page without encryption has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function canShare(): boolean {
  return 'share' in navigator;
}

/** A player who closes the system's sharing sheet need not be told anything. */
export async function shareOut(what: ShareData): Promise<void> {
  await navigator.share(what).catch(() => undefined);
}
