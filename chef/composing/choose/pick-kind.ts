import type { Archetype } from '../archetype.ts';
import { allCuisines, type Cuisine, findCuisine, home } from '../cuisines/cuisines.ts';
import type { Search } from './search.ts';
import { isAtHome } from './soft-labels.ts';

/** A kind of dish and the kitchen that cooks it. */
export type Kind = { archetype: Archetype; cuisine: Cuisine };

const failed = 0.5;
const least = 1e-9;
const atHome = 4;
const anywhere = 0.04;
const foreign = 1e-5;
const chanceOfHomeCooking = 0.35;

/** How natural a kind of dish is in a cuisine that was asked for. */
function naturalness(archetype: Archetype, cuisine: Cuisine): number {
  if (isAtHome(archetype, cuisine)) return atHome;
  return archetype.cuisines === undefined ? anywhere : foreign;
}

const homes = new Map<Archetype, readonly Cuisine[]>();

/** The cuisines that a kind of dish belongs to. */
function homesOf(archetype: Archetype): readonly Cuisine[] {
  const known = homes.get(archetype);
  if (known) return known;
  const found = allCuisines.filter((cuisine) => isAtHome(archetype, cuisine));
  homes.set(archetype, found);
  return found;
}

function pickArchetype({ fitting, failures, random }: Search, cuisine: Cuisine | undefined) {
  return random.weighted(
    fitting.map(([one, fit]) => {
      const natural = cuisine && cuisine !== home ? naturalness(one, cuisine) : 1;
      const weight = fit * natural * failed ** (failures.get(one) ?? 0);
      return [one, Math.max(weight, least)] as const;
    }),
  );
}

/** Where nobody asked for a cuisine, a dish is cooked in one of its own, or plainly as at home. */
function cuisineFor(archetype: Archetype, { random }: Search): Cuisine {
  const own = homesOf(archetype);
  if (own.length === 0) return home;
  const isHomely = archetype.cuisines === undefined || isAtHome(archetype, home);
  return isHomely && random.next() < chanceOfHomeCooking ? home : random.pick(own);
}

/** A kind of dish and a cuisine by chance, as well as they answer what was asked. */
export function pickKind(search: Search): Kind | undefined {
  const { requirements, random } = search;
  const asked = requirements.cuisines.flatMap((name) => findCuisine(name) ?? []);
  const cuisine = asked.length > 0 ? random.pick(asked) : undefined;
  const archetype = pickArchetype(search, cuisine);
  if (!archetype) return undefined;
  const isStrange = asked.length === 0 && requirements.cuisines.length > 0;
  return { archetype, cuisine: cuisine ?? (isStrange ? home : cuisineFor(archetype, search)) };
}
