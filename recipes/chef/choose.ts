import { type KitchenAmount, roundAmount } from '../measures/round-amount.ts';
import { type Ingredient, PANTRY } from '../pantry/pantry.ts';
import type { Requirements } from '../selections/requirements.ts';
import type { Slot } from './archetype.ts';
import { boardLimit, SHORT_PREP } from './choose/candidates.ts';
import { fillByCompany } from './choose/fill-slots.ts';
import type { Situation } from './choose/situation.ts';
import { doseOf } from './doses.ts';
import { canBeCut, prepMinutes } from './forms.ts';
import { weighByFormula } from './formulas/weigh-by-formula.ts';

/** An ingredient in its slot, measured and cut. */
export type Chosen = { slot: string; ingredient: Ingredient; amount: KitchenAmount; cut: string };

/** Whether the pantry's own facts allow an ingredient; what may contain a banned thing is left out too. */
export function isAllowed(item: Ingredient, bans: Requirements['bans']): boolean {
  return bans.every((ban) => {
    if (ban.ingredientIds.has(item.id)) return false;
    for (const tag of ban.tags) if (item.tags.has(tag) || item.mayContain.has(tag)) return false;
    return true;
  });
}

/** Everything in the pantry that the bans leave. */
export function allowedBy(bans: Requirements['bans']): ReadonlySet<string> {
  return new Set([...PANTRY.values()].filter((item) => isAllowed(item, bans)).map(({ id }) => id));
}

/** How a thing is cut: as the dish asks, or roughly where there is no time for better. */
function cutOf(item: Ingredient, slot: Slot, requirements: Requirements): string {
  if (boardLimit(requirements) <= SHORT_PREP && canBeCut(item.cut)) {
    return ['halved', 'quartered', 'trimmed'].includes(item.cut) ? 'ready' : 'roughly-chopped';
  }
  return slot.cut && canBeCut(item.cut) ? slot.cut : item.cut;
}

/** How much heat the cook asked for, as a share of a medium dish; 0 leaves it out. */
const HEAT_FACTORS = { none: 0, mild: 0.5, medium: 1, hot: 2, 'extra-hot': 3 } as const;

function measure(item: Ingredient, slot: Slot, name: string, situation: Situation): Chosen {
  const { requirements, servings } = situation;
  const heat = slot.list === 'heat' ? HEAT_FACTORS[requirements.spice ?? 'mild'] : 1;
  const salty =
    item.id === 'salt' && requirements.goals.some(({ limits }) => limits.maxSodiumMg !== undefined);
  const grams = slot.grams
    ? slot.grams[1] * servings
    : doseOf(item, (slot.factor ?? 1) * heat * (salty ? 0.4 : 1), servings);
  const cut = cutOf(item, slot, requirements);
  return { slot: name, ingredient: item, amount: roundAmount(item, grams), cut };
}

/**
 * Fills every slot of an archetype, measured and cut.
 * @returns undefined when a slot that is needed has no allowed ingredient
 */
export function fillSlots(situation: Situation): Chosen[] | undefined {
  const { archetype, servings } = situation;
  const filling = fillByCompany(situation);
  if (!filling) return undefined;
  const chosen = filling.flatMap(({ slot: name, item }) => {
    const slot = archetype.slots[name];
    return slot ? measure(item, slot, name, situation) : [];
  });
  return weighByFormula(archetype, chosen, servings);
}

/** Minutes at the board for everything that has to be cut, peeled, rinsed. */
export function boardMinutes(chosen: readonly Chosen[]): number {
  const sum = chosen.reduce((total, { cut, amount }) => total + prepMinutes(cut, amount.grams), 0);
  return Math.ceil(sum);
}
