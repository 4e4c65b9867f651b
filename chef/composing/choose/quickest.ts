import { pantry } from '#recipes/pantry/pantry.ts';
import { createRandom } from '#recipes/random.ts';
import { noWants, type Requirements } from '#recipes/selections/requirements.ts';
import type { Archetype } from '../archetype.ts';
import { fillSlots } from '../choose.ts';
import { home } from '../cuisines/cuisines.ts';
import { createKitchen } from '../kitchen.ts';
import { planMethod, type Times } from '../times.ts';
import type { Candidate } from './situation.ts';

const free: Requirements = {
  course: undefined,
  cuisines: [],
  styles: [],
  techniques: [],
  plating: [],
  difficulty: undefined,
  spice: 'none',
  prefer: [],
  bans: [],
  goals: [],
  maxTotalMinutes: undefined,
  maxCookMinutes: undefined,
  maxPrepMinutes: undefined,
  servings: undefined,
  notUnderstood: [],
  wants: noWants,
};
const inHaste: Requirements = { ...free, maxPrepMinutes: 5 };
const tries = 2;
const servings = 2;
/** What printing in whole fives may add. */
const rounding = 5;

const everything = new Set(pantry.keys());
const known = new Map<Archetype, Times | undefined>();

/** The times of a kind of dish when a cook is in a hurry: the least of a few tries, the same ones each time. */
function timesInHaste(archetype: Archetype): Times | undefined {
  const random = createRandom(`quickest ${archetype.id}`);
  const lists = new Map<string, readonly Candidate[]>();
  const plans = Array.from({ length: tries }, () => {
    const chosen = fillSlots({
      archetype,
      course: archetype.courses[0] ?? 'dinner',
      cuisine: home,
      allowed: everything,
      requirements: inHaste,
      wishes: [],
      servings,
      random,
      known: lists,
      universalOnly: false,
    });
    const kitchen = chosen && createKitchen(chosen, servings, '', random).kitchen;
    return kitchen && planMethod(archetype.method(kitchen), free);
  }).filter((plan) => plan !== undefined);
  if (plans.length === 0) return undefined;
  return {
    prepTimeMinutes: Math.min(...plans.map(({ prepTimeMinutes }) => prepTimeMinutes)),
    cookTimeMinutes: Math.min(...plans.map(({ cookTimeMinutes }) => cookTimeMinutes)),
  };
}

/** Whether a kind of dish has a chance to be ready in the times that were asked for. */
export function canBeQuickEnough(archetype: Archetype, requirements: Requirements): boolean {
  const { maxTotalMinutes, maxCookMinutes, maxPrepMinutes } = requirements;
  const bounds = [maxTotalMinutes, maxCookMinutes, maxPrepMinutes];
  if (bounds.every((bound) => bound === undefined)) return true;
  if (!known.has(archetype)) known.set(archetype, timesInHaste(archetype));
  const least = known.get(archetype);
  if (!least) return true;
  const { prepTimeMinutes: prep, cookTimeMinutes: cook } = least;
  const fits = (minutes: number, bound: number | undefined) =>
    bound === undefined || minutes <= bound;
  return (
    fits(prep + cook - rounding, maxTotalMinutes) &&
    fits(maxCookMinutes === 0 ? cook : cook - rounding, maxCookMinutes) &&
    fits(maxPrepMinutes === 0 ? prep : prep - rounding, maxPrepMinutes)
  );
}
