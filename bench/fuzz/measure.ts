import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../scripts/build.ts';

/**
 * npm run bench -- fuzz [--minutes n] [--seed n] [--route 'POST /path']: asks every route wrongly, in rounds of people of their own, one
 * seed each, visitors and cooks in turn with admins and the service key. Prints each finding with its seed, and ends with an error where
 * there was any.
 */
export async function measure(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string' },
      route: { type: 'string' },
    },
  });
  const { route } = values;
  await buildWhenStale();
  // As it is served. React asks at its first import, so that comes afterwards.
  process.env.NODE_ENV = 'production';
  const { fuzz } = await import('./rounds.ts');
  const seed = Number(values.seed ?? randomInt(1_000_000));
  const isWell = await fuzz({ seed, minutes: Number(values.minutes), ...(route && { route }) });
  if (!isWell) process.exitCode = 1;
}
