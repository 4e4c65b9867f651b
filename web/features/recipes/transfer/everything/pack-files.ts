import { strToU8, Zip, ZipDeflate } from 'fflate';
import { fileNameOf } from '../file-name.ts';
import { newestFirst, nextTurn, type Packer } from './packer.ts';
import type { OwnRecipe } from './read-everything.ts';

/** Packed between two turns of the page: a few milliseconds. */
const filesAtOnce = 20;

/** "soup", "soup-2", "soup-3": file systems of today take capitals for the same. */
function nameGiver(): (name: string) => string {
  const counts = new Map<string, number>();
  return (wanted) => {
    const count = (counts.get(wanted) ?? 0) + 1;
    counts.set(wanted, count);
    if (count === 1) return wanted;
    const next = `${wanted}-${count}`;
    counts.set(next, (counts.get(next) ?? 0) + 1);
    return next;
  };
}

/**
 * A zip with one file a recipe.
 * @param ending of their names, without the dot
 */
export function packFiles(write: (own: OwnRecipe) => string, ending: string): Packer {
  const packed: { createdAt: string; text: string; name: string }[] = [];
  return {
    add(own) {
      packed.push({
        createdAt: own.recipe.createdAt,
        text: write(own),
        name: fileNameOf(own.recipe.name),
      });
    },
    async finish() {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      const zip = new Zip((error, part) => {
        if (error) throw error;
        parts.push(new Uint8Array(part));
      });
      const nameOf = nameGiver();
      for (const [index, { createdAt, text, name }] of newestFirst(packed).entries()) {
        const file = new ZipDeflate(`${nameOf(name)}.${ending}`, { level: 6 });
        file.mtime = new Date(createdAt);
        zip.add(file);
        file.push(strToU8(text), true);
        if (index % filesAtOnce === filesAtOnce - 1) await nextTurn();
      }
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
