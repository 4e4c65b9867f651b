import { parseArgs } from 'node:util';
import type { ConstraintLabel, Selections } from '#contract/constraint-labels.ts';
import { runCommand } from './command/run-command.ts';
import { toUsageError, UsageError } from './command/usage-error.ts';

/** Maps each flag to a label of the prompt. */
const flags: Record<string, ConstraintLabel> = {
  course: 'Course',
  meal: 'Course',
  cuisine: 'Cuisine',
  style: 'Style',
  diet: 'Dietary Constraints',
  time: 'Time Target',
  'cook-time': 'Cook Time',
  'prep-time': 'Prep Time',
  servings: 'Servings',
  difficulty: 'Difficulty',
  prefer: 'Prefer Using',
  avoid: 'Avoid',
  technique: 'Techniques',
  spice: 'Spice Level',
  macros: 'Macronutrient Targets',
  plating: 'Plating',
  allergens: 'Allergens',
};

const helpText = `Prints a recipe as markdown, without browser or database.

  npm run generate -- --cuisine Thai --diet Vegan --time "30 minutes"

Each of these may be given more than once, or as a comma list:
${Object.entries(flags)
  .map(([flag, label]) => `  --${flag.padEnd(12)} ${label}`)
  .join('\n')}

  --wish         anything else, in your own words
  --seed         the same seed gives the same recipe (default: another one each time)
  --json         print the recipe with its checks and nutrition as JSON
  --help         this page
`;

function readFlags(argv: string[]) {
  const texts = Object.fromEntries(
    Object.keys(flags).map((flag) => [flag, { type: 'string', multiple: true } as const]),
  );
  try {
    return parseArgs({
      args: argv,
      options: {
        ...texts,
        wish: { type: 'string' },
        seed: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values as Record<string, string | boolean | string[] | undefined>;
  } catch (cause) {
    throw toUsageError(cause);
  }
}

function selectionsOf(values: ReturnType<typeof readFlags>): Selections {
  const selections: Selections = {};
  for (const [flag, label] of Object.entries(flags)) {
    const given = values[flag];
    if (!Array.isArray(given)) continue;
    const names = given
      .flatMap((text) => text.split(','))
      .map((name) => name.trim())
      .filter(Boolean);
    if (names.length === 0) throw new UsageError(`--${flag} needs a value`);
    selections[label] = [...(selections[label] ?? []), ...names];
  }
  return selections;
}

async function run(argv: string[]): Promise<number> {
  const values = readFlags(argv);
  if (values.help) {
    process.stdout.write(helpText);
    return 0;
  }
  const selections = selectionsOf(values);
  const wish = String(values.wish ?? '');
  const seed = String(values.seed ?? crypto.randomUUID());
  // Imported only now, so that --help and usage errors do not load the chef and the pantry.
  const { cook } = await import('./generate-recipe/cook.ts');
  const result = await cook(selections, wish, seed);
  if (!result.ok) {
    process.stderr.write(`${result.message}\n`);
    return 1;
  }
  process.stdout.write(
    values.json ? `${JSON.stringify({ seed, ...result.recipe }, null, 2)}\n` : result.text,
  );
  return 0;
}

await runCommand(() => run(process.argv.slice(2)));
