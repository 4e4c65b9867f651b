import { createHash } from 'node:crypto';

/** A file that was applied, as a database or a backup records it. path: within `database/`. */
export type Applied = { path: string; checksum: string };

const folder = 'migrations/';
const lastNumber = '0040';
const isOfBaseline = ({ path }: Applied) => path.startsWith(`${folder}${lastNumber}_baseline_`);

/** What `sha256sum migrations/*.sql | sha256sum` printed when 0040_ended_sign_ins.sql was the newest migration. */
const wholeHistory = '96410917642377b9ae7841b893b044be7fef838f6edf59718b46bfbb6f49d601';

/** Which build completes a partial history, for messages. */
export const buildBeforeBaseline =
  'the last build that has database/migrations/0040_ended_sign_ins.sql';

/** Migrations from before the baseline. It has the last of their numbers; later migrations have higher ones. */
function historyOf(applied: readonly Applied[]): Applied[] {
  return applied.filter(
    (one) =>
      one.path.startsWith(folder) &&
      !isOfBaseline(one) &&
      one.path.slice(folder.length, folder.length + lastNumber.length) <= lastNumber,
  );
}

const inOrder = (applied: readonly Applied[]) =>
  applied.toSorted((left, right) => (left.path < right.path ? -1 : 1));

/**
 * Finds a schema that no build reaches from here: some of the migrations from before the baseline, or altered ones.
 * @returns the newest of them; undefined where there are none, or where all are there as they were
 */
export function partialHistoryOf(applied: readonly Applied[]): string | undefined {
  const history = inOrder(historyOf(applied));
  const lines = history.map(({ path, checksum }) => `${checksum}  ${path}\n`);
  const digest = createHash('sha256').update(lines.join('')).digest('hex');
  return digest === wholeHistory ? undefined : history.at(-1)?.path;
}

/**
 * The record with the baseline in the place of the whole history, which made the same schema. Any other record stays as it is.
 * @param applied without a partial history
 * @param migrations of this build
 */
export function standAtBaseline(
  applied: readonly Applied[],
  migrations: readonly Applied[],
): Applied[] {
  const history = historyOf(applied);
  if (history.length === 0) return [...applied];
  const others = applied.filter((one) => !history.includes(one));
  const baseline = migrations.filter(isOfBaseline);
  return inOrder([...others, ...baseline].map(({ path, checksum }) => ({ path, checksum })));
}
