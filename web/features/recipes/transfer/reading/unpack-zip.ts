import { type UnzipFileInfo, unzipSync } from 'fflate';
import { importLimits, inMegabytes } from '../imported/limits.ts';

export type ZipEntry = { name: string; bytes: Uint8Array };

/** Thrown when a zip is not opened, or not opened further. The message is a sentence with the reason. */
export class ZipRefused extends Error {}

/** Number of entries unpacked at once: the rest of a large zip stays packed meanwhile. */
const entriesAtOnce = 200;
const recipeFile = /\.(?:json|jsonld|md|markdown|cook|txt|html?)$/i;
/** Hidden files that operating systems and programs add. */
const hidden = /(?:^|\/)(?:__MACOSX\/|\.)/;
const stored = 0;
const deflated = 8;

function isWanted({ name }: UnzipFileInfo): boolean {
  return recipeFile.test(name) && !hidden.test(name);
}

/** Lists a zip's files from its central directory, without unpacking anything. */
function listEntries(zip: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(zip, {
      filter: (entry) => {
        entries.push(entry);
        if (entries.length > importLimits.entries)
          throw new ZipRefused(`It holds more than ${importLimits.entries} files.`);
        return false;
      },
    });
  } catch (cause) {
    if (cause instanceof ZipRefused) throw cause;
    throw new ZipRefused("The zip is damaged: we can't read its list of files.", { cause });
  }
  return entries;
}

/** Throws when the declared sizes exceed the limits. No more than the declared size is unpacked, so a false size damages only its own entry. */
function holdWithinLimits(entries: readonly UnzipFileInfo[]): void {
  const total = entries.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (total > importLimits.unpackedBytes)
    throw new ZipRefused(
      `Unpacked, it would be larger than ${inMegabytes(importLimits.unpackedBytes)}.`,
    );
  const large = entries.find(({ originalSize }) => originalSize > importLimits.entryBytes);
  if (large)
    throw new ZipRefused(
      `${large.name} in it would be larger than ${inMegabytes(importLimits.entryBytes)}.`,
    );
  if (entries.some(({ compression }) => compression !== stored && compression !== deflated))
    throw new ZipRefused("It's packed in a way we can't open.");
}

/** Unpacks one range of entries. If one is damaged, unpacks them one by one so that the others are still read. */
function unpackSome(zip: Uint8Array, from: number): { entries: ZipEntry[]; damaged: string[] } {
  let position = -1;
  const isInRange = (info: UnzipFileInfo) => {
    if (!isWanted(info)) return false;
    position += 1;
    return position >= from && position < from + entriesAtOnce;
  };
  try {
    const unpacked = unzipSync(zip, { filter: isInRange });
    return {
      entries: Object.entries(unpacked).map(([name, bytes]) => ({ name, bytes })),
      damaged: [],
    };
  } catch {
    return unpackSingly(zip, from);
  }
}

function unpackSingly(zip: Uint8Array, from: number) {
  const entries: ZipEntry[] = [];
  const damaged: string[] = [];
  for (let wanted = from; wanted < from + entriesAtOnce; wanted++) {
    let position = -1;
    let name: string | undefined;
    const isNext = (info: UnzipFileInfo) => {
      if (!isWanted(info)) return false;
      position += 1;
      if (position === wanted) name = info.name;
      return position === wanted;
    };
    try {
      const bytes = Object.values(unzipSync(zip, { filter: isNext }))[0];
      if (name !== undefined && bytes) entries.push({ name, bytes });
    } catch {
      if (name !== undefined) damaged.push(name);
    }
  }
  return { entries, damaged };
}

/**
 * Yields the recipe files of a zip in batches, in bounded memory.
 * @throws ZipRefused before unpacking, when the zip is too large or cannot be read
 */
export function* unpackZip(zip: Uint8Array): Generator<{ entries: ZipEntry[]; damaged: string[] }> {
  const wanted = listEntries(zip).filter(isWanted);
  holdWithinLimits(wanted);
  if (wanted.length === 0)
    throw new ZipRefused('It has no JSON, Markdown, Cooklang, text or HTML file in it.');
  for (let from = 0; from < wanted.length; from += entriesAtOnce) yield unpackSome(zip, from);
}
