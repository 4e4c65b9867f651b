import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { usualGrams } from '../amounts/usual-grams.ts';
import type { Slot } from '../archetype.ts';
import { canBeCut, prepMinutes } from '../forms.ts';
import type { Situation } from './situation.ts';

/** Below so many minutes at the board, what needs no knife is preferred, and nothing is cut finely. */
const shortPrep = 10;

/** The least time at the board that anybody asked for; cold dishes have nothing but board time. */
function boardLimit({ maxPrepMinutes, maxTotalMinutes }: Requirements): number {
  return Math.min(
    maxPrepMinutes ?? Number.POSITIVE_INFINITY,
    (maxTotalMinutes ?? Number.POSITIVE_INFINITY) * 0.67,
  );
}

/** How a thing is cut: as the dish asks, or roughly where there is no time for better. */
export function cutOf(item: Ingredient, slot: Slot, inHaste: boolean): string {
  if (slot.cut === 'uncut') return 'ready';
  if (!canBeCut(item.cut)) return item.cut;
  if (!inHaste) return slot.cut ?? item.cut;
  return ['halved', 'quartered', 'trimmed'].includes(item.cut) ? 'ready' : 'roughly-chopped';
}

/** How much a minute at the board counts against a food, by how little time there is. */
const costOfAMinute: readonly (readonly [mostMinutes: number, cost: number])[] = [
  [5, 2],
  [shortPrep, 0.8],
  [15, 0.3],
];

/** Below 1 for what keeps a cook at the board who has little time for it. */
export function boardWeight(item: Ingredient, slot: Slot, situation: Situation): number {
  const { requirements, servings, universalOnly } = situation;
  const limit = universalOnly ? 0 : boardLimit(requirements);
  const cost = costOfAMinute.find(([most]) => limit <= most)?.[1];
  if (cost === undefined) return 1;
  const grams = usualGrams(item, slot, { servings, spice: undefined });
  return Math.exp(-cost * prepMinutes(cutOf(item, slot, limit <= shortPrep), grams));
}

/** Whether there is no time for fine knife work. */
export const isHasty = ({ requirements, universalOnly }: Situation): boolean =>
  universalOnly || boardLimit(requirements) <= shortPrep;
