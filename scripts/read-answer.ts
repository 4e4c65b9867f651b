import { readRecipe } from '#recipes/reading/read-recipe.ts';

/**
 * `npm run -s read`: one model answer on standard input (UTF-8) → one line of JSON with what it says, without any default.
 * Times are minutes, nutrition is per serving; `error` says why the answer holds no recipe.
 */
async function readInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

// Whoever reads our output may stop: `npm run -s read | head` ends quietly.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const reading = readRecipe(await readInput());
const { given, stated } = reading;
const answer = {
  title: given.title ?? null,
  description: given.description ?? null,
  ingredients: given.ingredients,
  instructions: given.instructions,
  prepTime: given.prepTimeMinutes ?? null,
  cookTime: given.cookTimeMinutes ?? null,
  servings: given.servings ?? null,
  difficulty: given.difficulty ?? null,
  tips: given.tips,
  nutrition: stated,
  error: reading.ok ? null : reading.problem,
};
process.stdout.write(`${JSON.stringify(answer)}\n`);
