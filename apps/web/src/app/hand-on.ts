// Shares a text: by the clipboard, or by the device's own sharing.

/** Whether it could be copied: a page that came without encryption has no clipboard to give. */
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

/** Whoever thinks better of it, and closes the system's own sheet, has nothing to be told. */
export async function shareOut(what: ShareData): Promise<void> {
  await navigator.share(what).catch(() => undefined);
}
