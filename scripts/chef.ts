import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { constraintLabels, type Selections } from '#contract/constraint-labels.ts';
import { runCommand } from './command/run-command.ts';
import { toUsageError } from './command/usage-error.ts';
import { endQuietlyWhenUnread } from './standard-output/end-quietly.ts';

const helpText = `Composes recipes with the built-in chef: one line of JSON a recipe, { selections, recipe, markdown }.

  npm run -s chef -- --count 1000 --seed 7 [--selections file.json]

  --count       how many (default 1)
  --seed        the same seed gives the same recipes (default 1)
  --selections  what was chosen, as JSON: { "Course": ["Dinner"], "Allergens": ["Milk"] }, or a list of such sets, taken in turn;
                "-" reads standard input. Without it, each recipe is for choices drawn as the Random button draws them.

Choices that cannot be kept together make a line { selections, recipe: null, markdown: null, error }. Where they were drawn, others
are drawn in their place, and standard error says at the end how many were.
`;

const names = z.union([z.string().transform((name) => [name]), z.array(z.string())]);
const selectionsSchema = z.partialRecord(z.enum(constraintLabels), names);
const fileSchema = z.union([selectionsSchema, z.array(selectionsSchema).nonempty()]);

function readOptions(argv: string[]) {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        count: { type: 'string', default: '1' },
        seed: { type: 'string', default: '1' },
        selections: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (!/^\d{1,6}$/.test(values.count)) throw new Error('--count takes a whole number');
    return { ...values, count: Number(values.count) };
  } catch (cause) {
    throw toUsageError(cause);
  }
}

function readFile(path: string): Selections[] {
  try {
    const content: unknown = JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'));
    const parsed = fileSchema.safeParse(content);
    if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
    return Array.isArray(parsed.data) ? parsed.data : [parsed.data];
  } catch (cause) {
    throw toUsageError(cause, `--selections ${path}: `);
  }
}

endQuietlyWhenUnread();
await runCommand(async () => {
  const { count, seed, selections, help } = readOptions(process.argv.slice(2));
  if (help) process.stdout.write(helpText);
  else {
    const sets = selections === undefined ? undefined : readFile(selections);
    // Imported only now, so that a usage error is reported without loading the chef.
    const { composeDrawn, composeGiven } = await import('./chef/compose.ts');
    if (sets) await composeGiven(sets, count, seed);
    else await composeDrawn(count, seed);
  }
});
