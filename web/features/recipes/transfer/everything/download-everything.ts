import { saveFile } from '../../../../ui/save-file.ts';
import type { DownloadFormat } from '../download-recipe.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import { readKinds } from '../read-kinds.ts';
import { packFiles } from './pack-files.ts';
import { packJsonLd } from './pack-json-ld.ts';
import { nextTurn, type Packer } from './packer.ts';
import { readEverything } from './read-everything.ts';

/** Number of recipes that are written before the page can respond again. */
const recipesAtOnce = 25;

/** "saffron-table-recipes-2026-11-21" */
function baseName(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `saffron-table-recipes-${parts.map((part) => String(part).padStart(2, '0')).join('-')}`;
}

/** Creates the packer for a format. The Cooklang writer is loaded on demand. */
async function packerFor(format: DownloadFormat, site: string): Promise<Packer> {
  if (format === 'json-ld') return packJsonLd(site);
  if (format === 'markdown')
    return packFiles(({ recipe, rating }) => writeMarkdown(recipe, rating, site), 'md');
  const [{ writeCooklang }, kindsOf] = await Promise.all([
    import('../cooklang/writing/write-cooklang.ts'),
    readKinds(),
  ]);
  return packFiles(
    ({ recipe, rating }) => writeCooklang(recipe, rating, site, kindsOf(recipe.categories)),
    'cook',
  );
}

/**
 * Saves all of a cook's recipes as one file on their device.
 * @param onProgress called with the number of recipes read so far
 * @throws the data client's error, or the signal's reason
 */
export async function downloadEverything(
  cookId: string,
  format: DownloadFormat,
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const site = window.location.origin;
  const packer = await packerFor(format, site);
  let count = 0;
  for await (const recipes of readEverything(cookId, signal)) {
    for (const recipe of recipes) {
      packer.add(recipe);
      count += 1;
      if (count % recipesAtOnce === 0) await nextTurn();
    }
    onProgress(count);
  }
  const file = await packer.finish();
  signal.throwIfAborted();
  saveFile(file, `${baseName(new Date())}.${format === 'json-ld' ? 'json' : 'zip'}`);
}
