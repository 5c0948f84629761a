// Files: saved for the player, and imported with everything of a device.

import { deviceFileTexts } from '@blackpeg/wording';
import type { Storage } from '../storage/storage.ts';
import { adoptChoices, language } from './settings.svelte.ts';

export function saveFile(name: string, content: Blob | string, type = 'text/plain;charset=utf-8'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read it once the click is over.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** A picture written as SVG, as PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * 2;
    canvas.height = image.naturalHeight * 2;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('No picture came out.'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Returns what to announce. If storage fails, nothing was changed, and it is rejected. */
export async function bringInDevice(storage: Storage, text: string): Promise<string> {
  const brought = await storage.bringInAll(text);
  if (brought.ok) {
    await adoptChoices(brought.value.choices);
    return deviceFileTexts(language()).done(brought.value.counts);
  }
  const words = deviceFileTexts(language());
  switch (brought.error.kind) {
    case 'no-export':
      return words.noExport;
    case 'damaged':
      return words.damaged;
    case 'newer':
      return words.newer;
  }
}
