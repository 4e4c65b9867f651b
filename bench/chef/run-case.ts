import type { RecipeWriter } from '#chef/write-recipe.ts';
import { readCourse } from '#recipes/selections/tastes.ts';
import { explainUnknown, understand } from '#recipes/selections/understand.ts';
import type { Case } from './cases.ts';
import { type Judgement, judgeText } from './judge-text.ts';

export type Run = { one: Case; composeMs: number } & (
  | { refusal: string }
  | { title: string; base: string; isFromCookbook: boolean; markdown: string; judgement: Judgement }
);

/** Writes and judges one case. `composeMs` is CPU time, so that other load on the machine does not count. */
export function runCase(
  one: Case,
  writer: RecipeWriter,
  recentTitles: readonly string[] = [],
): Run {
  const constraints = { selections: one.selections, wish: '' };
  const understood = understand(constraints);
  if (!understood.ok) throw new Error(explainUnknown(understood.unknown));
  const start = process.threadCpuUsage();
  const written = writer.write(constraints, one.seed, recentTitles);
  const { user, system } = process.threadCpuUsage(start);
  const composeMs = (user + system) / 1000;
  if ('refusal' in written) return { one, composeMs, refusal: written.refusal };
  const { draft, markdown, source, course } = written;
  return {
    one,
    composeMs,
    title: draft.title,
    base: 'path' in source ? source.path : source.composed,
    isFromCookbook: 'path' in source,
    markdown,
    judgement: judgeText(markdown, understood.requirements, readCourse(course ?? '') ?? 'dinner'),
  };
}
