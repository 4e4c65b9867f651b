import { printReading } from '#recipes/reading/print-reading.ts';
import { readRecipe } from '#recipes/reading/read-recipe.ts';
import { endQuietlyWhenUnread } from './standard-output/end-quietly.ts';

/**
 * `npm run -s read`: reads one model answer from standard input (UTF-8) and prints its content as one line of JSON, without defaults.
 * Times are minutes, nutrition is per serving; `error` is the reason why the answer contains no recipe.
 */
async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

endQuietlyWhenUnread();
const answer = printReading(readRecipe(await readInput()));
process.stdout.write(`${JSON.stringify(answer)}\n`);
