import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { usualGrams } from '../amounts/usual-grams.ts';
import type { Slot } from '../archetype.ts';
import { canBeCut, prepMinutes } from '../forms.ts';
import type { Situation } from './situation.ts';

/** At or below this many minutes at the board, foods that need no knife are preferred and nothing is cut finely. */
const shortPrep = 10;

/** Returns the time limit at the board: the chosen prep time, or two thirds of the total time if that is less. */
function boardLimit({ maxPrepMinutes, maxTotalMinutes }: Requirements): number {
  return Math.min(
    maxPrepMinutes ?? Number.POSITIVE_INFINITY,
    (maxTotalMinutes ?? Number.POSITIVE_INFINITY) * 0.67,
  );
}

/** Returns the cut of a food: the slot's own cut, or a rough one when time is short. */
export function cutOf(item: Ingredient, slot: Slot, inHaste: boolean): string {
  if (slot.cut === 'uncut') return 'ready';
  if (!canBeCut(item.cut)) return item.cut;
  if (!inHaste) return slot.cut ?? item.cut;
  return ['halved', 'quartered', 'trimmed'].includes(item.cut) ? 'ready' : 'roughly-chopped';
}

/** Cost of one minute at the board, by the available time. */
const costOfAMinute: readonly (readonly [mostMinutes: number, cost: number])[] = [
  [5, 2],
  [shortPrep, 0.8],
  [15, 0.3],
];

/** Returns a weight below 1 for foods that take long to cut when time is short. */
export function boardWeight(item: Ingredient, slot: Slot, situation: Situation): number {
  const { requirements, servings, universalOnly } = situation;
  const limit = universalOnly ? 0 : boardLimit(requirements);
  const cost = costOfAMinute.find(([most]) => limit <= most)?.[1];
  if (cost === undefined) return 1;
  const grams = usualGrams(item, slot, { servings, spice: undefined });
  return Math.exp(-cost * prepMinutes(cutOf(item, slot, limit <= shortPrep), grams));
}

/** Whether there is no time to cut anything finely. */
export const isHasty = ({ requirements, universalOnly }: Situation): boolean =>
  universalOnly || boardLimit(requirements) <= shortPrep;
