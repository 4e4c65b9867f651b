import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../build/cookbook.json', import.meta.url));

/**
 * The text of the compiled cookbook, which the built-in chef cooks from.
 * @throws Error saying how to make it, when it is not there
 */
export async function readCookbookFile(): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new Error('The cookbook is not built. Run: npm run build', { cause });
  }
}
