import { type KitchenAmount, roundAmount } from '../measures/round-amount.ts';
import { type Ingredient, PANTRY } from '../pantry/pantry.ts';
import type { Requirements } from '../selections/requirements.ts';
import { usualGrams } from './amounts/usual-grams.ts';
import type { Slot } from './archetype.ts';
import { cutOf, isHasty } from './choose/cut.ts';
import { fillByCompany } from './choose/fill-slots.ts';
import { labelTagsOf } from './choose/label-tags.ts';
import type { Situation } from './choose/situation.ts';
import { weighByFormula } from './formulas/weigh-by-formula.ts';

/** An ingredient in its slot, measured and cut. */
export type Chosen = { slot: string; ingredient: Ingredient; amount: KitchenAmount; cut: string };

/** Whether the pantry's own facts allow an ingredient; what may contain a banned thing is left out too. */
export function isAllowed(item: Ingredient, bans: Requirements['bans']): boolean {
  return bans.every((ban) => {
    if (ban.ingredientIds.has(item.id)) return false;
    for (const tag of ban.tags) if (item.tags.has(tag) || item.mayContain.has(tag)) return false;
    if (!ban.mayContainMatters || item.roles.size === 0) return true;
    for (const tag of labelTagsOf(item)) if (ban.tags.has(tag)) return false;
    return true;
  });
}

/** All bans of a kind as one, so that each ingredient is looked at once and not once a ban. */
function joinBans(bans: Requirements['bans']): Requirements['bans'] {
  const kinds = Map.groupBy(bans, ({ mayContainMatters }) => mayContainMatters);
  return [...kinds.values()].flatMap((ofKind) => {
    const [first] = ofKind;
    if (!first) return [];
    const tags = new Set(ofKind.flatMap((ban) => [...ban.tags]));
    const ingredientIds = new Set(ofKind.flatMap((ban) => [...ban.ingredientIds]));
    return [{ ...first, tags, ingredientIds }];
  });
}

/** Everything in the pantry that the bans leave. */
export function allowedBy(bans: Requirements['bans']): ReadonlySet<string> {
  const joined = joinBans(bans);
  return new Set(
    [...PANTRY.values()].filter((item) => isAllowed(item, joined)).map(({ id }) => id),
  );
}

function measure(item: Ingredient, slot: Slot, name: string, situation: Situation): Chosen {
  const { requirements, servings } = situation;
  const table = { servings, spice: requirements.spice, freeLiquid: false };
  const amount = roundAmount(item, usualGrams(item, slot, table));
  return { slot: name, ingredient: item, amount, cut: cutOf(item, slot, isHasty(situation)) };
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
