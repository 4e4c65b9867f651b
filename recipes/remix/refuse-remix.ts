import type { Selections } from '#contract/constraint-labels.ts';
import type { RemixChange } from '#contract/remix.ts';
import { judge } from '../checks/judge.ts';
import { findNotFood } from '../checks/not-food/find-not-food.ts';
import type { Constraints } from '../models/model.ts';
import { leastTotalMinutes, type RemixTask, totalMinutesOf } from '../remix-task.ts';
import { refuseWish } from '../selections/refuse-wish.ts';
import { readSwappedOut, readWanted } from '../selections/swapped-food.ts';
import { understand } from '../selections/understand.ts';

const nothingMade = 'Nothing was made and no credit was used.';
const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

function refuseBase({ base }: RemixTask): string | undefined {
  const { title, ingredients, instructions } = base;
  if (ingredients.length === 0) return `“${title}” lists no ingredients that could be changed.`;
  if (instructions.length === 0) return `“${title}” has no steps that could be changed.`;
  for (const text of [title, ...ingredients]) {
    const found = findNotFood(text);
    if (found) return `“${found.match.trim()}” is not something to eat, so we cannot cook from it.`;
  }
  return undefined;
}

function refuseTime({ base, change }: RemixTask): string | undefined {
  if (change.kind !== 'time') return undefined;
  const total = totalMinutesOf(base);
  if (total - change.minutesLess >= leastTotalMinutes) return undefined;
  return `“${base.title}” takes ${minutes(total)} in total. Taking ${minutes(change.minutesLess)} off leaves no time to make it.`;
}

/** Returns the name of a choice in force that the food breaks. */
function choiceBrokenBy(food: string, selections: Selections): string | undefined {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) return undefined;
  const judged = { title: '', description: '', ingredients: [food], instructions: [], tips: [] };
  const { bans } = understood.requirements;
  return judge(judged, bans).find(({ broken }) => broken.length > 0)?.ban.name;
}

function refuseSwap({ base, change }: RemixTask, selections: Selections): string | undefined {
  if (change.kind !== 'swap') return undefined;
  const out = readSwappedOut(change, base);
  if (!out) return `“${change.out}” is not in the ingredients of “${base.title}”.`;
  const wanted = readWanted(change);
  if (!wanted || change.in === undefined) return undefined;
  const inList = { title: '', description: '', ingredients: [wanted.name] };
  const isSame = judge({ ...inList, instructions: [], tips: [] }, [out.ban]).some(
    ({ broken }) => broken.length > 0,
  );
  if (isSame) return `“${change.in}” is what you're swapping out. Please choose something else.`;
  const broken = choiceBrokenBy(wanted.name, selections);
  return broken && `“${change.in}” doesn't fit “${broken}”, which this recipe has to follow.`;
}

/** Returns the refusal for the food that the cook typed in, if there is one. The text already says that nothing was made. */
function refuseWords(change: RemixChange): string | undefined {
  return change.kind === 'swap' && change.in !== undefined ? refuseWish(change.in) : undefined;
}

/**
 * Returns why a remix cannot be made by any model. Runs before anything is charged.
 * @returns a sentence for the cook; undefined when the remix can be tried or there is no remix
 */
export function refuseRemix({ remix, selections }: Constraints): string | undefined {
  if (!remix) return undefined;
  const words = refuseWords(remix.change);
  if (words) return words;
  const refused = refuseBase(remix) ?? refuseTime(remix) ?? refuseSwap(remix, selections);
  return refused && `${refused} ${nothingMade}`;
}
