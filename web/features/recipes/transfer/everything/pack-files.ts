import { strToU8, Zip, ZipDeflate } from 'fflate';
import { fileNameOf } from '../file-name.ts';
import { newestFirst, nextTurn, type Packer } from './packer.ts';
import type { OwnRecipe } from './read-everything.ts';

/** Number of files that are packed before the page can respond again: a few milliseconds. */
const filesAtOnce = 20;

/** Returns a function that numbers repeated names: "soup", "soup-2", "soup-3". Common file systems ignore case. */
export function nameGiver(): (name: string) => string {
  const given = new Set<string>();
  const nextNumbers = new Map<string, number>();
  return (wanted) => {
    let name = wanted;
    let number = nextNumbers.get(wanted) ?? 2;
    for (; given.has(name); number += 1) name = `${wanted}-${number}`;
    nextNumbers.set(wanted, number);
    given.add(name);
    return name;
  };
}

/**
 * Packs a zip with one file per recipe.
 * @param ending the extension of their names, without the dot
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
