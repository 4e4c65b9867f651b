import { notifyOf } from './notify.ts';

type Shared = {
  title: string;
  text: string;
  /** Absolute; left out while the recipe has no page yet. */
  url?: string;
};

/** True on phones and tablets: their own share sheet is what a finger expects. */
function hasShareSheet(data: ShareData): boolean {
  return (
    window.matchMedia('(pointer: coarse)').matches &&
    typeof navigator.share === 'function' &&
    navigator.canShare?.(data) === true
  );
}

/** Hands a recipe to the device's share sheet, or copies its details (spec §8). @returns whether it left */
export async function share({ title, text, url }: Shared): Promise<boolean> {
  const data: ShareData = url ? { title, text, url } : { title, text };
  try {
    if (hasShareSheet(data)) {
      await navigator.share(data);
      return true;
    }
    await navigator.clipboard.writeText([title, text, url].filter(Boolean).join('\n\n'));
    notifyOf('shared');
    return true;
  } catch (error) {
    // Closing the share sheet is an answer, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    console.warn('Nothing could be shared.', error);
    notifyOf('shareUnavailable', url);
    return false;
  }
}
