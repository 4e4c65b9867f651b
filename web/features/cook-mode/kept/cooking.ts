import type { Timers } from '../timers/change-timers.ts';

/** Where a cook is in one recipe. */
export type Place = {
  /** 0 is the overview, 1 the first step, one more than there are steps the end. */
  at: number;
  /** Lines of the list that are ticked. */
  ticked: readonly number[];
  /** How many lines the list had: another list has other lines at these places. */
  lines: number;
  changedAtMs: number;
};

/** All that this browser keeps of cooking. */
export type Cooking = { timers: Timers; places: Readonly<Record<string, Place>> };

export const nothingCooking: Cooking = { timers: { list: [], seenAtMs: 0 }, places: {} };

const mostPlaces = 20;
/** A dough may rest for two nights; whoever comes back later begins again. */
const placeIsKeptMs = 3 * 24 * 60 * 60_000;

/** The newest places, none older than three days. */
export function withoutOld(places: Cooking['places'], nowMs: number): Cooking['places'] {
  const newest = Object.entries(places)
    .filter(([, { changedAtMs }]) => nowMs - changedAtMs < placeIsKeptMs)
    .sort(([, one], [, other]) => other.changedAtMs - one.changedAtMs)
    .slice(0, mostPlaces);
  return Object.fromEntries(newest);
}

/** Where a cook is in a recipe that may have changed since: never beyond its end, no ticks of another list. */
export function placeIn(
  { places }: Cooking,
  recipe: { id: string; ingredients: readonly string[]; instructions: readonly string[] },
): { at: number; ticked: readonly number[] } {
  const place = places[recipe.id];
  // Who opens it wants to cook: the first step, where there is one.
  if (!place) return { at: Math.min(1, recipe.instructions.length), ticked: [] };
  return {
    at: Math.min(place.at, recipe.instructions.length + 1),
    ticked: place.lines === recipe.ingredients.length ? place.ticked : [],
  };
}
