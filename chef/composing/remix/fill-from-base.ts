import { type Ingredient, ingredient } from '#recipes/pantry/pantry.ts';
import { isMain } from '../amounts/goals.ts';
import type { Slot } from '../archetype.ts';
import { candidatesOf, fits } from '../choose/candidates.ts';
import { type Filling, fillingLists } from '../choose/fill-by-company.ts';
import type { Situation } from '../choose/situation.ts';
import { prepMinutes } from '../forms.ts';
import { type Company, createCompany } from '../pairing/company.ts';
import { belongs, claimSlots } from './claim-slots.ts';

/** What a remix is filled by: the foods of its base, those of them that go, and what is wanted instead, one of each. */
export type Wishes = {
  items: readonly Ingredient[];
  letGo: ReadonlySet<string>;
  wanted: readonly (readonly string[])[];
};

type Place = { name: string; slot: Slot; kept: Ingredient[]; lost: Ingredient[] };

/** Where everything of the base stands, and what of it may stay. */
function placesOf(situation: Situation, { items, letGo }: Wishes): Place[] {
  const claims = claimSlots(situation.archetype, items);
  return Object.entries(situation.archetype.slots).map(([name, slot]) => {
    const claimed = claims.get(name) ?? [];
    const stays = (item: Ingredient) => !letGo.has(item.id) && fits(item, slot, situation);
    return {
      name,
      slot,
      kept: claimed.filter(stays),
      lost: claimed.filter((item) => !stays(item)),
    };
  });
}

/** Puts what is wanted where something was lost, else where there is room, else in the place of something. */
function placeWanted(places: readonly Place[], situation: Situation, { wanted }: Wishes): void {
  const openTo = (ids: readonly string[], { slot }: Place) =>
    ids.map(ingredient).find((item) => belongs(item, slot) && fits(item, slot, situation));
  const urgency = ({ lost, kept, slot }: Place) =>
    lost.length > 0 ? 2 : Number(kept.length < slot.pick[1]);
  for (const ids of wanted) {
    if (places.some(({ kept }) => kept.some(({ id }) => ids.includes(id)))) continue;
    const [place] = places
      .filter((one) => openTo(ids, one))
      .sort((one, other) => urgency(other) - urgency(one));
    const item = place && openTo(ids, place);
    if (!item) continue;
    if (place.lost.length > 0) place.lost.shift();
    else if (place.kept.length >= place.slot.pick[1]) place.kept.pop();
    place.kept.unshift(item);
  }
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.intersection(other).size;

/** How well one thing does the work of another: by what each is for, and what each is. */
const likeness = (item: Ingredient, lost: Ingredient): number =>
  (1 + 4 * shared(item.roles, lost.roles)) * (1 + shared(item.tags, lost.tags));

const slowest = (item: Ingredient, { method }: Slot): number =>
  (method === undefined ? 0 : (item.minutes[method] ?? 0)) + prepMinutes(item.cut, 200);

/** Where the time is short, what is ready sooner than what it replaces. */
const quickness = (item: Ingredient, lost: Ingredient, slot: Slot, { requirements }: Situation) =>
  requirements.remix?.change.kind === 'time' && slowest(item, slot) >= slowest(lost, slot)
    ? 0.02
    : 1;

/** Something in the place of what is lost; of what is merely missing, whatever keeps good company. */
function replacementFor(
  lost: Ingredient | undefined,
  { name, slot }: Place,
  { company, letGo }: { company: Company; letGo: ReadonlySet<string> },
  situation: Situation,
): Ingredient | undefined {
  const open = candidatesOf(slot, name, situation).flatMap(([item, weight]) => {
    if (company.has(item) || letGo.has(item.id)) return [];
    const welcome = weight * company.welcome(item);
    if (!lost) return [[item, welcome] as const];
    const suited = likeness(item, lost) ** 2 * quickness(item, lost, slot, situation);
    return [[item, welcome ** 0.25 * suited] as const];
  });
  return situation.random.weighted(open.filter(([, weight]) => weight > 0));
}

/** How many a slot has to hold: as many as in the base, and never less than the dish needs. */
function neededIn({ slot, kept, lost }: Place, { course, requirements }: Situation): number {
  const least =
    isMain(course) && fillingLists.has(slot.list) ? Math.max(1, slot.pick[0]) : slot.pick[0];
  // What takes too long is not made up for where the dish can do without.
  const replaced = requirements.remix?.change.kind === 'time' ? 0 : lost.length;
  return Math.max(least, Math.min(slot.pick[1], kept.length + replaced));
}

/**
 * Fills every slot of a kind of dish as the base does: what may stay keeps its place, and what goes is replaced by what does its
 * work.
 * @returns undefined when a slot that is needed stays empty
 */
export function fillFromBase(situation: Situation, wishes: Wishes): Filling | undefined {
  const places = placesOf(situation, wishes);
  placeWanted(places, situation, wishes);
  const company = createCompany();
  for (const { kept } of places) for (const item of kept) company.add(item);
  for (const place of places) {
    const { slot, kept, lost } = place;
    const needed = neededIn(place, situation);
    while (kept.length < needed) {
      const beside = { company, letGo: wishes.letGo };
      const item = replacementFor(lost.shift(), place, beside, situation);
      if (!item) break;
      kept.push(item);
      company.add(item);
    }
    const mayBeEmpty = slot.optional || slot.list === 'heat';
    if (kept.length < slot.pick[0] && !mayBeEmpty) return undefined;
  }
  return places.flatMap(({ name, kept }) => kept.map((item) => ({ slot: name, item })));
}
