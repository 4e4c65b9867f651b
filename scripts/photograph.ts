import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Pictured } from '#photographer/photograph.ts';
import { runCommand } from './command/run-command.ts';
import { toUsageError, UsageError } from './command/usage-error.ts';
import { stockRecipe, stockSeed } from './photograph/stock-recipe.ts';

const helpText = `Draws the picture of one recipe, without network: WebP, 1200 × 800, and on request a thumbnail of 400 × 267.

  npm run -s photograph -- --in recipe.json --out picture.webp [--thumbnail thumbnail.webp] [--seed s]

  --in         a recipe as JSON, or one line of the chef's command ({ selections, recipe, markdown }); "-" reads standard input
  --out        where the picture goes
  --thumbnail  where the small picture goes
  --seed       another seed lays another table; without it the recipe's own words decide, so that it always looks the same
  --stock      draws the picture that is shown where a recipe has none, in place of --in; made so:
               npm run -s photograph -- --stock --out web/public/images/stock-recipe.webp

Prints one line of JSON: { title, plate: { x, y, radius }, milliseconds, bytes, thumbnailBytes? }; the plate is measured in pixels of
the large picture.
`;

const recipeSchema = z.object({
  title: z.string().min(1),
  description: z.string().optional(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  servings: z.number().optional(),
  photoPrompt: z.string().optional(),
  cuisine: z.string().optional(),
  course: z.string().optional(),
});
const lineSchema = z.object({
  selections: z.record(z.string(), z.array(z.string())).default({}),
  recipe: recipeSchema.nullable(),
  error: z.string().optional(),
});

function readOptions(argv: string[]) {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        in: { type: 'string' },
        out: { type: 'string' },
        thumbnail: { type: 'string' },
        seed: { type: 'string' },
        stock: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (cause) {
    throw toUsageError(cause);
  }
}

/** Removes undefined values, which optional fields do not accept. */
const given = <Value extends object>(value: Value): Pictured =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Pictured;

function picturedIn(content: unknown): Pictured {
  const isLine = typeof content === 'object' && content !== null && 'recipe' in content;
  if (!isLine) {
    const parsed = recipeSchema.safeParse(content);
    if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
    return given(parsed.data);
  }
  const parsed = lineSchema.safeParse(content);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const { recipe, selections, error } = parsed.data;
  if (!recipe) throw new Error(`The line holds no recipe${error ? `: ${error}` : ''}`);
  return given({
    ...recipe,
    cuisine: recipe.cuisine ?? selections.Cuisine?.[0],
    course: recipe.course ?? selections.Course?.[0],
  });
}

/** @throws UsageError if the file cannot be read or contains no recipe */
function readRecipe(path: string): Pictured {
  try {
    return picturedIn(JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8')));
  } catch (cause) {
    throw toUsageError(cause, `--in ${path}: `);
  }
}

function write(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (cause) {
    throw toUsageError(cause);
  }
}

async function draw(options: ReturnType<typeof readOptions>): Promise<void> {
  const { in: path, out, thumbnail: thumbnailPath, stock } = options;
  if (!out) throw new UsageError('--out is missing: where the picture goes');
  if (!stock && !path) throw new UsageError('--in is missing: a recipe as JSON, or "-"');
  const recipe = stock || !path ? stockRecipe : readRecipe(path);
  const seed = options.seed ?? (stock ? stockSeed : undefined);
  // Imported only now, so that a usage error is reported without loading the photographer.
  const { photograph } = await import('#photographer/photograph.ts');
  const { encodeRendering } = await import('#server/functions/pictures/encode-rendering.ts');
  const start = performance.now();
  const taken = photograph(recipe, seed === undefined ? {} : { seed });
  const { picture, thumbnail } = await encodeRendering(taken);
  const milliseconds = Math.round(performance.now() - start);
  write(out, picture);
  if (thumbnailPath) write(thumbnailPath, thumbnail);
  const line = {
    title: recipe.title,
    plate: taken.plate,
    milliseconds,
    bytes: picture.length,
    ...(thumbnailPath && { thumbnailBytes: thumbnail.length }),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(helpText);
  else await draw(options);
});
