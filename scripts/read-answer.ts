import { printReading } from '#recipes/reading/print-reading.ts';
import { readRecipe } from '#recipes/reading/read-recipe.ts';
import { endQuietlyWhenUnread } from './standard-output/end-quietly.ts';

/**
 * `npm run -s read`: one model answer on standard input (UTF-8) → one line of JSON with what it says, without any default.
 * Times are minutes, nutrition is per serving; `error` says why the answer holds no recipe.
 */
async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

endQuietlyWhenUnread();
const answer = printReading(readRecipe(await readInput()));
process.stdout.write(`${JSON.stringify(answer)}\n`);
