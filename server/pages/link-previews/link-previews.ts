import { previewedPath } from '#contract/link-preview.ts';
import { createConcurrencyLimiter } from '../../concurrency-limiter.ts';
import { strongTag } from '../../http/entity-tag.ts';
import type { Services } from '../../services.ts';
import { encodeLinkPreview } from './encode-link-preview.ts';
import { findPicture } from './find-picture.ts';

export type LinkPreview = { bytes: Uint8Array; etag: string };

/** A preview has some 100 kB. A link that is passed around is asked for again and again; all others hardly ever. */
const maxRemembered = 64;
/** Each takes a fraction of a second: whoever asks for more at once is told to come back. */
const maxWaiting = 16;

/** So many previews are waiting to be drawn that another one would come too late. */
export class TooManyPreviews extends Error {}

/**
 * Previews of the site's pictures, made when they are asked for: they take no place beside the pictures, and go with them. One is
 * read and drawn at a time, so that whoever asks for many has one processor to wait for and not all of them, and fills no memory.
 */
export function createLinkPreviews(place: {
  objects: Services['objects'];
  clientDirectory: string;
}) {
  const remembered = new Map<string, Promise<LinkPreview | undefined>>();
  const runLimited = createConcurrencyLimiter(1, {
    maxPending: maxWaiting,
    queueFull: () => new TooManyPreviews(),
  });

  async function draw(path: string): Promise<LinkPreview | undefined> {
    const picture = await findPicture(path, place);
    if (!picture) return undefined;
    const bytes = await encodeLinkPreview(picture);
    return { bytes, etag: strongTag(bytes) };
  }

  function forgetTheOldest(): void {
    const [oldest] = remembered.keys();
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
  }

  /**
   * @param path `/link-previews/…`
   * @returns undefined where there is no such picture
   * @throws TooManyPreviews
   */
  return async function readLinkPreview(path: string): Promise<LinkPreview | undefined> {
    const picturePath = previewedPath(path);
    if (picturePath === undefined) return undefined;
    const known = remembered.get(picturePath);
    remembered.delete(picturePath);
    const preview = known ?? runLimited(() => draw(picturePath));
    remembered.set(picturePath, preview);
    forgetTheOldest();
    // Neither what is missing nor what failed is remembered.
    const forget = () => remembered.delete(picturePath);
    void preview.then((found) => found ?? forget(), forget);
    return preview;
  };
}
