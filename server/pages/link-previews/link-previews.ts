import { previewedPath } from '#contract/link-preview.ts';
import { strongTag } from '../../http/entity-tag.ts';
import type { Services } from '../../services.ts';
import { encodeLinkPreview } from './encode-link-preview.ts';
import { findPicture } from './find-picture.ts';

export type LinkPreview = { bytes: Uint8Array; etag: string };

/** A preview has some 100 kB. A link that is passed around is asked for again and again; all others hardly ever. */
const mostRemembered = 64;

/**
 * Previews of the site's pictures, made when they are asked for: they take no place beside the pictures, and go with them. One is
 * drawn at a time, so that whoever asks for many has one processor to wait for and not all of them.
 */
export function createLinkPreviews(place: {
  objects: Services['objects'];
  clientDirectory: string;
}) {
  const remembered = new Map<string, Promise<LinkPreview | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  async function draw(path: string): Promise<LinkPreview | undefined> {
    const picture = await findPicture(path, place);
    if (!picture) return undefined;
    const turn = last.then(() => encodeLinkPreview(picture));
    last = turn.catch(() => undefined); // whoever asked hears of it; the next one begins all the same
    const bytes = await turn;
    return { bytes, etag: strongTag(bytes) };
  }

  function forgetTheOldest(): void {
    const [oldest] = remembered.keys();
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
  }

  /** @param path `/link-previews/…`; undefined where there is no such picture */
  return async function readLinkPreview(path: string): Promise<LinkPreview | undefined> {
    const picturePath = previewedPath(path);
    if (picturePath === undefined) return undefined;
    const known = remembered.get(picturePath);
    remembered.delete(picturePath);
    const preview = known ?? draw(picturePath);
    remembered.set(picturePath, preview);
    forgetTheOldest();
    // Neither what is missing nor what failed is remembered.
    const forget = () => remembered.delete(picturePath);
    void preview.then((found) => found ?? forget(), forget);
    return preview;
  };
}
