import { allowedBy } from '#chef/composing/choose/allowed.ts';
import type { CookbookDish, DishIngredient, DishStep, Segment } from '#chef/cookbook/dish.ts';
import type { FindDish } from '#chef/cookbook/printing/expand-dish.ts';
import { listInWords } from '#contract/list-in-words.ts';
import type { Ban } from '#recipes/selections/requirements.ts';
import { adaptSteps } from './adapt-steps.ts';
import { type Decisions, nameOf, wordFinderFor } from './decisions.ts';
import { brokenPairs } from './forbidden.ts';
import { type Planned, planFor } from './plan.ts';
import { Rewording } from './reword.ts';
import { rewordTexts } from './reword-texts.ts';
import { prefixFor, titleFor } from './title.ts';
import type { AskedStandIns } from './wanted.ts';

/** One change to a dish, as it is shown to the cook. */
export type Change = {
  from: string;
  /** Absent when the ingredient is left out. */
  to?: string;
  /** Names of the choices that caused the change. */
  because: string[];
  note: string;
};

/** A dish adapted to the choices. `find` returns its parts, adapted in the same way. */
export type Adapted = { dish: CookbookDish; find: FindDish; changes: Change[] };

function noteOf(from: string, to: string | undefined, reasons: readonly string[]): string {
  // "Without butter" needs no reason beside the butter.
  const because = reasons.filter((one) => one.toLowerCase() !== from.toLowerCase());
  const isFirst = (one: string, at: number) =>
    because.findIndex((other) => other.toLowerCase() === one.toLowerCase()) === at;
  const names = because.filter(isFirst).join(', ');
  const why = names === '' ? '' : ` (${names})`;
  if (to === undefined) return `The ${from} ${/[^su]s$/.test(from) ? 'are' : 'is'} left out${why}.`;
  const verb = /[^su]s$/.test(to) && !/aminos$/.test(to) ? 'stand' : 'stands';
  return `${to.charAt(0).toUpperCase()}${to.slice(1)} ${verb} in for the ${from}${why}.`;
}

const changesOf = (dish: CookbookDish, decisions: Decisions): Change[] =>
  [...decisions].map(([at, { way, because }]) => {
    const from = dish.ingredients[at]?.name ?? '';
    const to = way.kind === 'swap' ? nameOf(way.to, from) : undefined;
    // Oil for the pan is no part of a stand-in; the lemon juice that sours milk is.
    const extras =
      way.kind === 'swap'
        ? (way.to.extras ?? []).flatMap(({ name, role }) => (role === 'fat' ? [] : [name]))
        : [];
    const said = extras.length > 0 ? `${to} with ${listInWords(extras)}` : to;
    return { from, ...(to !== undefined && { to }), because, note: noteOf(from, said, because) };
  });

/** Returns the dish with the ingredients that the adapted steps use; indexes in the steps point to the new list. */
function settle(
  dish: CookbookDish,
  decisions: Decisions,
  steps: readonly DishStep[],
  added: readonly DishIngredient[],
  rewording: Rewording,
): Pick<CookbookDish, 'ingredients' | 'steps'> {
  const all = [...dish.ingredients, ...added].map((one, at): DishIngredient => {
    const way = decisions.get(at)?.way;
    const notes = one.notes.flatMap((note) =>
      rewording.untrue.test(note) ? (rewording.words(note) ?? []) : note,
    );
    if (way?.kind !== 'swap') return { ...one, notes };
    const { to } = way;
    return {
      ...one,
      name: nameOf(to, one.name),
      pantryId: to.id,
      notes: to.notes ? [...notes.filter((note) => /^for |fry/.test(note)), ...to.notes] : notes,
    };
  });
  const usesOf = (at: number) =>
    steps.flatMap(({ segments }, step) =>
      segments.flatMap((one) =>
        one.kind === 'ingredient' && one.ingredient === at
          ? [{ step, ...(one.amount && { amount: one.amount }) }]
          : [],
      ),
    );
  const uses = all.map((_, at) => usesOf(at));
  const places = new Map<number, number>();
  const ingredients = all.flatMap((one, at) => {
    const used = uses[at] ?? [];
    if (used.length === 0) return [];
    places.set(at, places.size);
    return [{ ...one, uses: used }];
  });
  const moved = (segment: Segment): Segment => {
    if (!('ingredient' in segment)) return segment;
    const place = places.get(segment.ingredient);
    // A mention of an ingredient that is no longer listed becomes plain text.
    return place === undefined
      ? { kind: 'text', text: segment.text }
      : { ...segment, ingredient: place };
  };
  return {
    ingredients,
    steps: steps.map((step) => ({ ...step, segments: step.segments.map(moved) })),
  };
}

/** Carries out the decisions. Returns where it is stuck when the steps cannot be worded or the title cannot be kept. */
function withDecisions(
  dish: CookbookDish,
  decisions: Decisions,
  bans: readonly Ban[],
): CookbookDish | { stuckAt: number | undefined } {
  const finder = wordFinderFor(dish, decisions);
  const told = adaptSteps(dish, decisions, finder);
  if ('stuckAt' in told) return told;
  if (told.steps.length === 0) return { stuckAt: undefined };
  const rewording = new Rewording(dish, decisions, finder);
  const title = titleFor(dish, decisions, bans, finder, rewording.untrue);
  if (title === undefined) return { stuckAt: undefined };
  const prefix = prefixFor(dish, decisions, bans);
  const settled = settle(dish, decisions, told.steps, told.added, rewording);
  return {
    ...{ ...dish, ...settled, title },
    ...rewordTexts(dish, decisions, rewording, { title, ingredients: settled.ingredients }),
    ...(prefix && { called: `${prefix.toLowerCase()} ${dish.called}` }),
    cookMinutes: Math.max(0, dish.cookMinutes - told.minutesLess),
    swaps: [],
  };
}

const mostTries = 8;

/** Tries the ways of each ingredient in order: when the steps cannot be worded for one way, it tries the next. */
function carryOut(
  dish: CookbookDish,
  planned: readonly Planned[],
  bans: readonly Ban[],
): { dish: CookbookDish; changes: Change[] } | undefined {
  const chosen = planned.map(() => 0);
  for (let tries = 0; tries < mostTries; tries++) {
    const decisions: Decisions = new Map(
      planned.flatMap(({ at, because, ways }, index) => {
        const way = ways[chosen[index] ?? 0];
        return way ? [[at, { way, because }] as const] : [];
      }),
    );
    const outcome = withDecisions(dish, decisions, bans);
    if (!('stuckAt' in outcome)) return { dish: outcome, changes: changesOf(dish, decisions) };
    const index = planned.findIndex(({ at }) => at === outcome.stuckAt);
    const one = planned[index];
    const next = (chosen[index] ?? 0) + 1;
    if (!one || next >= one.ways.length) return undefined;
    chosen[index] = next;
  }
  return undefined;
}

const partPathsOf = ({ steps }: CookbookDish): string[] => [
  ...new Set(
    steps.flatMap(({ segments }) =>
      segments.flatMap((one) => (one.kind === 'dish' ? [one.path] : [])),
    ),
  ),
];

const pantryIdsOf = (dish: CookbookDish, find: FindDish): string[] => [
  ...dish.ingredients.map(({ pantryId }) => pantryId),
  ...partPathsOf(dish).flatMap((path) => {
    const part = find(path);
    return part ? pantryIdsOf(part, find) : [];
  }),
];

/** Cache of allowed ids, keyed by the array of bans: one request adapts hundreds of dishes with the same array. */
const allowedByBans = new WeakMap<readonly Ban[], ReadonlySet<string>>();

function allowedUnder(bans: readonly Ban[]): ReadonlySet<string> {
  const known = allowedByBans.get(bans);
  if (known) return known;
  const allowed = allowedBy([...bans]);
  allowedByBans.set(bans, allowed);
  return allowed;
}

/** Adapts one file of the cookbook without its parts. */
function adaptOne(
  dish: CookbookDish,
  bans: readonly Ban[],
  how: Parameters<typeof planFor>[3],
): { dish: CookbookDish; changes: Change[] } | undefined {
  const planned = planFor(dish, bans, allowedUnder(bans), how);
  if (!planned) return undefined;
  return planned.length === 0 ? { dish, changes: [] } : carryOut(dish, planned, bans);
}

/**
 * Adapts a dish of the cookbook to diets, allergens and avoids. Returns it unchanged when nothing in it is forbidden, otherwise with
 * stand-ins or without the ingredients that can be left out.
 * @param asked the stand-ins that the cook asks for
 * @returns undefined when something forbidden cannot be replaced in a way that keeps the dish worth cooking
 */
export function adaptDish(
  dish: CookbookDish,
  bans: readonly Ban[],
  find: FindDish,
  asked?: AskedStandIns,
): Adapted | undefined {
  const parts = new Map<string, CookbookDish>();
  const changes: Change[] = [];
  const findAdapted: FindDish = (path) => parts.get(path) ?? find(path);
  for (const path of partPathsOf(dish)) {
    const part = find(path);
    const adapted = part && adaptDish(part, bans, find, asked);
    if (!adapted) return undefined;
    parts.set(path, adapted.dish);
    for (const inner of partPathsOf(adapted.dish)) {
      const found = adapted.find(inner);
      if (found) parts.set(inner, found);
    }
    changes.push(...adapted.changes);
  }
  const own = adaptOne(dish, bans, { asked });
  if (!own) return undefined;
  changes.push(...own.changes);
  let now = own.dish;
  for (const pair of brokenPairs(pantryIdsOf(now, findAdapted), bans)) {
    const without = adaptOne(now, bans, { pair, asked });
    if (!without) return undefined;
    now = without.dish;
    changes.push(...without.changes);
  }
  if (brokenPairs(pantryIdsOf(now, findAdapted), bans).length > 0) return undefined;
  const isFirst = (one: Change, at: number) =>
    changes.findIndex(({ from, to }) => from === one.from && to === one.to) === at;
  return { dish: now, find: findAdapted, changes: changes.filter(isFirst) };
}
