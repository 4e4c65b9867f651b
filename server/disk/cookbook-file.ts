import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../build/cookbook.json', import.meta.url));

/**
 * Reads the text of the compiled cookbook, the recipes of the built-in chef.
 * @throws Error with the command that builds it, when it is missing
 */
export async function readCookbookFile(): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new Error('The cookbook is not built. Run: npm run build', { cause });
  }
}
