import { LRUCache } from 'lru-cache';
import { previewedPath } from '#contract/link-preview.ts';
import { createConcurrencyLimiter } from '../../concurrency/concurrency-limiter.ts';
import { strongTag } from '../../http/entity-tag.ts';
import type { Services } from '../../services.ts';
import { encodeLinkPreview } from './encode-link-preview.ts';
import { findPicture } from './find-picture.ts';

export type LinkPreview = { bytes: Uint8Array; etag: string };

/** Size of the cache. A preview is about 100 kB. A shared link is requested again and again; all others hardly ever. */
const maxRemembered = 64;
/** Size of the queue, including the running one. Each preview takes a fraction of a second; requests beyond the limit get a 503 with Retry-After. */
const maxWaiting = 16;

/** Thrown when the queue of previews is full: another one would take too long. */
export class TooManyPreviews extends Error {}

/**
 * Makes link previews of the site's pictures on demand: they take no disk space, and they disappear with their pictures. Only one is read
 * and encoded at a time, so that many requests at once occupy a single CPU core and do not fill the memory.
 */
export function createLinkPreviews(place: {
  objects: Services['objects'];
  clientDirectory: string;
}) {
  const remembered = new LRUCache<string, Promise<LinkPreview | undefined>>({ max: maxRemembered });
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

  /**
   * @param path `/link-previews/…`
   * @returns undefined when there is no such picture
   * @throws TooManyPreviews when the queue is full
   */
  return async function readLinkPreview(path: string): Promise<LinkPreview | undefined> {
    const picturePath = previewedPath(path);
    if (picturePath === undefined) return undefined;
    const known = remembered.get(picturePath);
    if (known) return known;
    const preview = runLimited(() => draw(picturePath));
    remembered.set(picturePath, preview);
    // Missing pictures and failures are not cached.
    const forget = () => remembered.delete(picturePath);
    void preview.then((found) => found ?? forget(), forget);
    return preview;
  };
}
