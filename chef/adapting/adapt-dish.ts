import { allowedBy } from '#chef/composing/choose/allowed.ts';
import { sentencesOf } from '#chef/cookbook/coded-text.ts';
import type { CookbookDish, DishIngredient, DishStep, Segment } from '#chef/cookbook/dish.ts';
import type { FindDish } from '#chef/cookbook/printing/expand-dish.ts';
import type { Ban } from '#recipes/selections/requirements.ts';
import { adaptSteps } from './adapt-steps.ts';
import { type Decisions, nameOf, wordFinderFor } from './decisions.ts';
import { brokenPairs } from './forbidden.ts';
import { type Planned, planFor } from './plan.ts';
import { Rewording } from './reword.ts';
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

function noteOf(from: string, to: string | undefined, because: readonly string[]): string {
  const why = because.join(', ');
  if (to === undefined)
    return `The ${from} ${/[^su]s$/.test(from) ? 'are' : 'is'} left out (${why}).`;
  const verb = /[^su]s$/.test(to) && !/aminos$/.test(to) ? 'stand' : 'stands';
  return `${to.charAt(0).toUpperCase()}${to.slice(1)} ${verb} in for the ${from} (${why}).`;
}

const changesOf = (dish: CookbookDish, decisions: Decisions): Change[] =>
  [...decisions].map(([at, { way, because }]) => {
    const from = dish.ingredients[at]?.name ?? '';
    const to = way.kind === 'swap' ? nameOf(way.to, from) : undefined;
    return { from, ...(to !== undefined && { to }), because, note: noteOf(from, to, because) };
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

const mostDescriptionWords = 45;
const tellingRoles = [
  ...(['protein', 'base', 'vegetable', 'cream', 'fruit'] as const),
  ...(['flavour', 'spice', 'herb', 'aromatic'] as const),
];

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Returns one true sentence about an adapted dish: its name and main ingredients. */
export function plainDescription(title: string, ingredients: readonly DishIngredient[]): string {
  const names = tellingRoles.flatMap((role) =>
    ingredients.filter((one) => one.role === role).map(({ name }) => name),
  );
  const [first, ...rest] = [...new Set(names)].slice(0, 3);
  if (first === undefined) return `${title}.`;
  const last = rest.pop();
  const list = last === undefined ? first : `${[first, ...rest].join(', ')} and ${last}`;
  return `${title}, made with ${list}.`;
}

/** Returns the sentences of the description that are still true. An untrue first sentence is replaced with a plain one. */
function describe(
  dish: CookbookDish,
  rewording: Rewording,
  title: string,
  now: readonly DishIngredient[],
): string {
  const [first = '', ...rest] = sentencesOf(dish.description).map((one) => one.trim());
  const lead = rewording.sentence(first);
  const after = rewording.sentences(rest.join(' '));
  const text = [lead ?? plainDescription(title, now), ...after].join(' ');
  return wordsIn(text) <= mostDescriptionWords ? text : (lead ?? plainDescription(title, now));
}

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
  const { cut, sauce, garnish, colours, ...look } = dish.look;
  const words = (text: string | undefined) =>
    text === undefined ? undefined : rewording.words(text);
  const [newCut, newSauce, newGarnish] = [words(cut), words(sauce), words(garnish)];
  const newColours = colours.flatMap((one) => rewording.words(one) ?? []);
  const tips = [
    ...dish.tips.flatMap((tip) => {
      const kept = rewording.sentences(tip);
      return kept.length > 0 && !/^(?:It|They|This|Then|So)\b/.test(kept[0] ?? '')
        ? [kept.join(' ')]
        : [];
    }),
    ...[...decisions.values()].flatMap(({ way }) =>
      way.kind === 'swap' && way.tip ? [way.tip] : [],
    ),
  ];
  return {
    ...dish,
    ...settled,
    title,
    description: describe(dish, rewording, title, settled.ingredients),
    ...(prefix && { called: `${prefix.toLowerCase()} ${dish.called}` }),
    difficultyReason:
      rewording.sentences(dish.difficultyReason).join(' ') ||
      'The method is that of the dish it comes from.',
    cookMinutes: Math.max(0, dish.cookMinutes - told.minutesLess),
    tips,
    swaps: [],
    variations: dish.variations.filter(
      (one) => !rewording.untrue.test(`${one.title} ${one.changes}`),
    ),
    look: {
      ...look,
      arrangement: words(look.arrangement) ?? 'served as it comes from the pan',
      vessel: words(look.vessel) ?? 'a plate',
      colours: newColours.length > 0 ? newColours : colours.slice(0, 1),
      ...(newCut !== undefined && { cut: newCut }),
      ...(newSauce !== undefined && { sauce: newSauce }),
      ...(newGarnish !== undefined && { garnish: newGarnish }),
    },
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
