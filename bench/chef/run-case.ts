import { attemptDish } from '#chef/chef.ts';
import type { Dish } from '#chef/composing/dish.ts';
import { writeMarkdown } from '#chef/composing/write-markdown.ts';
import { explainUnknown, understand } from '#recipes/selections/understand.ts';
import type { Case } from './cases.ts';
import { type Judgement, judgeText } from './judge-text.ts';

export type Run = { one: Case; composeMs: number } & (
  | { refusal: string }
  | { dish: Pick<Dish, 'title'>; ids: string; base: string; markdown: string; judgement: Judgement }
);

/** Composes and judges one case. Time is the processor's, so that what else runs on the machine does not count. */
export function runCase(one: Case): Run {
  const constraints = { selections: one.selections, wish: '' };
  const understood = understand(constraints);
  if (!understood.ok) throw new Error(explainUnknown(understood.unknown));
  const start = process.threadCpuUsage();
  const attempt = attemptDish(constraints, one.seed);
  const { user, system } = process.threadCpuUsage(start);
  const composeMs = (user + system) / 1000;
  if ('refusal' in attempt) return { one, composeMs, refusal: attempt.refusal };
  const { dish } = attempt;
  const markdown = writeMarkdown(dish);
  const ids = dish.chosen.map(({ ingredient }) => ingredient.id).sort();
  const [main] = dish.chosen;
  return {
    one,
    composeMs,
    dish,
    ids: ids.join(),
    base: `${dish.archetype.id} ${main?.ingredient.id}`,
    markdown,
    judgement: judgeText(markdown, understood.requirements, dish.course),
  };
}
