import type { RemixBase } from '#contract/remix.ts';
import type { Constraints } from '../models/model.ts';
import { quoteAsData } from '../prompt/clean-wish.ts';
import { leastTotalMinutes, type RemixTask, totalMinutesOf } from '../remix-task.ts';
import { refuseWish } from '../selections/refuse-wish.ts';
import { readSwappedOut } from '../selections/swapped-food.ts';

/** A change as prompt text: the base as data, and the requested change. */
export type DescribedChange = { base: string[]; asked: string };

/** Limits for the base in the prompt, in characters and numbers of lines. The rest is left out. */
const most = { title: 200, line: 240, lines: 60, step: 800, steps: 40 } as const;

/**
 * The base may come from any user (prompt injection): each line is quoted and limited in length, and lines that `refuseWish`
 * refuses are left out.
 */
function quotedLines(texts: readonly string[], count: number, length: number): string[] {
  return texts
    .filter((text) => refuseWish(text) === undefined)
    .slice(0, count)
    .map((text) => quoteAsData(text, length))
    .filter((text) => text !== '""');
}

function describeBase(base: RemixBase): string[] {
  const { prepTimeMinutes: prep, cookTimeMinutes: cook, servings } = base;
  const [title = '"Untitled"'] = quotedLines([base.title], 1, most.title);
  return [
    `Title: ${title}`,
    `Servings: ${servings}; prep ${prep} minutes; cook ${cook} minutes`,
    'Ingredients:',
    ...quotedLines(base.ingredients, most.lines, most.line).map((line) => `- ${line}`),
    'Steps:',
    ...quotedLines(base.instructions, most.steps, most.step).map(
      (line, at) => `${at + 1}. ${line}`,
    ),
  ];
}

function describeChange({ base, change }: RemixTask): string {
  switch (change.kind) {
    case 'diet':
      return `Make it keep ${quoteAsData(change.name, 80)} as well, which stands among the constraints: put the nearest thing that is allowed in the place of what is not.`;
    case 'time': {
      const total = totalMinutesOf(base);
      const wanted = Math.max(leastTotalMinutes, total - change.minutesLess);
      return `Make it in at most ${wanted} minutes in all, prep and cook together; now it takes ${total}.`;
    }
    case 'swap': {
      const out = quoteAsData(readSwappedOut(change, base)?.name ?? change.out, most.line);
      const place =
        change.in === undefined
          ? 'put the nearest thing that does its work in its place, or nothing where nothing is needed'
          : `put ${quoteAsData(change.in, most.line)} in its place, in the amount that suits it`;
      return `Take out ${out} wholly: it stands in no line, no step, no tip and not in the title. Instead ${place}.`;
    }
    case 'wish':
      return 'The cook says below, as a wish, what to change.';
  }
}

/** Returns the remix as text for the prompt; an empty object when there is no remix. */
export function describeRemix({ remix }: Constraints): { change?: DescribedChange } {
  if (!remix) return {};
  return { change: { base: describeBase(remix.base), asked: describeChange(remix) } };
}
