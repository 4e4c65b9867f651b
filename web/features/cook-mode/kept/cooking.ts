import type { Timers } from './change-timers.ts';

/** The cook's place in one recipe. */
export type Place = {
  /** 0 is the overview, 1 the first step, and the number of steps plus 1 the end. */
  at: number;
  /** The ticked lines of the ingredient list. */
  ticked: readonly number[];
  /** The number of lines in the list: if it differs, the ticked lines belong to another list. */
  lines: number;
  changedAtMs: number;
};

/** Everything that this browser stores for cook mode. */
export type Cooking = { timers: Timers; places: Readonly<Record<string, Place>> };

export const nothingCooking: Cooking = { timers: { list: [], seenAtMs: 0 }, places: {} };

const mostPlaces = 20;
/** A dough may rest for two nights. A place older than this is dropped, and the cook starts again. */
const placeIsKeptMs = 3 * 24 * 60 * 60_000;

/** Returns the newest places, none older than three days. */
export function withoutOld(places: Cooking['places'], nowMs: number): Cooking['places'] {
  const newest = Object.entries(places)
    .filter(([, { changedAtMs }]) => nowMs - changedAtMs < placeIsKeptMs)
    .sort(([, one], [, other]) => other.changedAtMs - one.changedAtMs)
    .slice(0, mostPlaces);
  return Object.fromEntries(newest);
}

/** Returns the place in a recipe that may have changed since: never beyond its end, and without ticks of another list. */
export function placeIn(
  { places }: Cooking,
  recipe: { id: string; ingredients: readonly string[]; instructions: readonly string[] },
): { at: number; ticked: readonly number[] } {
  const place = places[recipe.id];
  // A cook who opens cook mode wants to cook: start at the first step, if there is one.
  if (!place) return { at: Math.min(1, recipe.instructions.length), ticked: [] };
  return {
    at: Math.min(place.at, recipe.instructions.length + 1),
    ticked: place.lines === recipe.ingredients.length ? place.ticked : [],
  };
}
