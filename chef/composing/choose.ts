import { roundAmount } from '#recipes/measures/round-amount.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';
import { usualGrams } from './amounts/usual-grams.ts';
import type { Slot } from './archetype.ts';
import { cutOf, isHasty } from './choose/cut.ts';
import { type Filling, fillByCompany } from './choose/fill-by-company.ts';
import type { Situation } from './choose/situation.ts';
import type { Chosen } from './chosen.ts';
import { weighByFormula } from './formulas/weigh-by-formula.ts';

function measure(item: Ingredient, slot: Slot, name: string, situation: Situation): Chosen {
  const { requirements, servings } = situation;
  const table = { servings, spice: requirements.spice, freeLiquid: false };
  const amount = roundAmount(item, usualGrams(item, slot, table));
  return { slot: name, ingredient: item, amount, cut: cutOf(item, slot, isHasty(situation)) };
}

/**
 * What stands in each slot, measured and cut.
 * @returns undefined where a formula has no sensible batch of it
 */
function measureFilling(filling: Filling, situation: Situation): Chosen[] | undefined {
  const { archetype, servings } = situation;
  const chosen = filling.flatMap(({ slot: name, item }) => {
    const slot = archetype.slots[name];
    return slot ? measure(item, slot, name, situation) : [];
  });
  return weighByFormula(archetype, chosen, servings);
}

/**
 * Fills every slot of an archetype, measured and cut.
 * @returns undefined when a slot that is needed has no allowed ingredient
 */
export function fillSlots(situation: Situation): Chosen[] | undefined {
  const filling = fillByCompany(situation);
  return filling && measureFilling(filling, situation);
}
