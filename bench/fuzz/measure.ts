import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../scripts/build.ts';

/**
 * npm run bench -- fuzz [--minutes n] [--seed n] [--route 'POST /path']: sends wrong requests to every route, in rounds with one seed and
 * separate people each; rounds of visitors and cooks alternate with rounds of admins and the service key. Prints each finding with its seed,
 * and exits with 1 when there is any.
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
  // Run in production mode. React reads NODE_ENV at its first import, so import it afterwards.
  process.env.NODE_ENV = 'production';
  const { fuzz } = await import('./rounds.ts');
  const seed = Number(values.seed ?? randomInt(1_000_000));
  const isWell = await fuzz({ seed, minutes: Number(values.minutes), ...(route && { route }) });
  if (!isWell) process.exitCode = 1;
}
