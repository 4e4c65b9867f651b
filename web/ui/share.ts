import { notifyOf } from './notify.ts';

type Shared = {
  title: string;
  text: string;
  /** Absolute URL; omitted while the recipe has no page yet. */
  url?: string;
};

/** Returns whether to use the device's share sheet. True on phones and tablets, where users expect it. */
function hasShareSheet(data: ShareData): boolean {
  return (
    window.matchMedia('(pointer: coarse)').matches &&
    typeof navigator.share === 'function' &&
    navigator.canShare?.(data) === true
  );
}

/** Shares a recipe through the device's share sheet, or copies its details (spec §8). @returns whether it was shared or copied */
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
    // Closing the share sheet is the user's choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    console.warn('Nothing could be shared.', error);
    notifyOf('shareUnavailable', url);
    return false;
  }
}
