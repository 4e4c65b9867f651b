import { createHash } from 'node:crypto';

/** An applied file, as recorded by a database or a backup. path: within `database/`. */
export type Applied = { path: string; checksum: string };

const folder = 'migrations/';
const lastNumber = '0040';
const isOfBaseline = ({ path }: Applied) => path.startsWith(`${folder}${lastNumber}_baseline_`);

/** What `sha256sum migrations/*.sql | sha256sum` printed when 0040_ended_sign_ins.sql was the newest migration. */
const wholeHistory = '96410917642377b9ae7841b893b044be7fef838f6edf59718b46bfbb6f49d601';

/** The build that completes a partial history, for error messages. */
export const buildBeforeBaseline =
  'the last build that has database/migrations/0040_ended_sign_ins.sql';

/** Returns the migrations from before the baseline. The baseline has the last of their numbers; later migrations have higher ones. */
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
 * Detects a schema that this build cannot upgrade: it has only some of the migrations from before the baseline, or altered ones.
 * @returns the newest of them; undefined when there are none, or when all are present and unaltered
 */
export function partialHistoryOf(applied: readonly Applied[]): string | undefined {
  const history = inOrder(historyOf(applied));
  const lines = history.map(({ path, checksum }) => `${checksum}  ${path}\n`);
  const digest = createHash('sha256').update(lines.join('')).digest('hex');
  return digest === wholeHistory ? undefined : history.at(-1)?.path;
}

/**
 * Returns the record with the baseline in place of the whole history, which made the same schema. Any other record is returned unchanged.
 * @param applied must not have a partial history
 * @param migrations those of this build
 */
export function replaceHistoryByBaseline(
  applied: readonly Applied[],
  migrations: readonly Applied[],
): Applied[] {
  const history = historyOf(applied);
  if (history.length === 0) return [...applied];
  const others = applied.filter((one) => !history.includes(one));
  const baseline = migrations.filter(isOfBaseline);
  return inOrder([...others, ...baseline].map(({ path, checksum }) => ({ path, checksum })));
}
