import { isShunned } from '#chef/composing/choose/allowed.ts';
import type { CookbookDish } from '#chef/cookbook/dish.ts';
import { readIngredientLine } from '#recipes/measures/read-line.ts';
import { ingredient, pantry } from '#recipes/pantry/pantry.ts';
import type { Tag } from '#recipes/pantry/tags.ts';
import type { Ban } from '#recipes/selections/requirements.ts';
import { type Facts, factsOf, holdsFor } from './conditions.ts';
import { bansBrokenBy, tagsOfName } from './forbidden.ts';
import type { StandIn, Way } from './stand-in.ts';
import { rowsFor } from './substitutes.ts';
import { type AskedStandIns, preferredFirst, wantedWays } from './wanted.ts';

/** The ways for one ingredient, the best first. Each "way" is a stand-in or leaving the ingredient out. */
export type Planned = { at: number; because: string[]; ways: Way[] };

const meaty: readonly Tag[] = ['meat', 'fish', 'shellfish'];
const isMeaty = (id: string): boolean => meaty.some((tag) => ingredient(id).tags.has(tag));

/** Whether every amount of an ingredient is weighed or measured, so that a stand-in can take the same amount. */
const isMeasured = ({ steps }: CookbookDish, at: number): boolean =>
  steps.every(({ segments }) =>
    segments.every(
      (one) =>
        one.kind !== 'ingredient' ||
        one.ingredient !== at ||
        !one.amount ||
        /^(?:g|kg|ml|l|tsp|tbsp|pinch|handful)$/.test(one.amount.unit ?? ''),
    ),
  );

const isFreeOf = (name: string, bans: readonly Ban[]): boolean =>
  !bans.some(({ tags }) => [...tagsOfName(name)].some((tag) => tags.has(tag)));

/** Tags that a claim on the packet rules out, although the pantry's row says that the food may contain them. */
const ruledOut: readonly (readonly [claim: RegExp, tags: readonly Tag[]])[] = [
  [/^(?:vegan|dairy-free)\b/, ['milk']],
  [/^vegan\b/, ['eggs']],
  [/^gluten-free\b/, ['gluten', 'wheat']],
];

/** Whether the stand-in is bought as free of the banned foods: its name makes the claim, and its own tags break no ban. */
function isSaidFree({ id, name }: StandIn, bans: readonly Ban[]): boolean {
  if (!/^(?:vegan|dairy-free|gluten-free|alcohol-free|unsweetened)\b/.test(name)) return false;
  const { tags, mayContain } = ingredient(id);
  const claimed = new Set(ruledOut.flatMap(([claim, out]) => (claim.test(name) ? out : [])));
  return bans.every(
    (ban) =>
      !ban.ingredientIds.has(id) &&
      tags.isDisjointFrom(ban.tags) &&
      mayContain.difference(claimed).isDisjointFrom(ban.tags),
  );
}

/** Changes that mean a different method. A base may only be swapped for one made in the same way: bread for bread, not couscous for millet. */
const otherMethod =
  /\d|\b(?:boil|soak|simmer|fry|steam|roast|hang|instead|leave out|half|third|twice|one spoonful)\b/i;

/** Words of a swap that are no tip: for whom it is, or other amounts than those of the printed list. */
const generalWords =
  /\b(?:for those|vegetarian|vegan|dairy|gluten|more|less|half|another|twice|third|quarter|(?:tea|table)?spoons?|add|use|leave out|instead|in place of)\b|\d/i;

/** Returns the swaps in the dish's own file. Skips swaps of meat, fish and proteins, which would need a different method. */
function ownWays(
  dish: CookbookDish,
  at: number,
  allowed: ReadonlySet<string>,
  bans: readonly Ban[],
): Way[] {
  const one = dish.ingredients[at];
  return dish.swaps.flatMap((swap): Way[] => {
    // A food that the diet avoids would defeat it as a stand-in.
    if (swap.ingredient !== at || !one || isShunned(swap.pantryId, bans)) return [];
    if (!allowed.has(swap.pantryId) && !isSaidFree({ id: swap.pantryId, name: swap.line }, bans))
      return [];
    const isProtein = isMeaty(one.pantryId) || isMeaty(swap.pantryId) || one.role === 'protein';
    if (isProtein || (one.role === 'base' && otherMethod.test(swap.changes))) return [];
    const { food, amount } = readIngredientLine(swap.line);
    if (amount !== undefined || /\d/.test(swap.line) || !isMeasured(dish, at)) return [];
    // The name on the line counts as well: "all-butter puff pastry" contains butter.
    if (!isFreeOf(swap.line, bans)) return [];
    const name = (food || swap.line).trim();
    const tip = `With ${name}: ${swap.changes.charAt(0).toLowerCase()}${swap.changes.slice(1)}`;
    return [
      {
        ...{ kind: 'swap' as const, to: { id: swap.pantryId, name } },
        ...(!generalWords.test(swap.changes) && { tip }),
      },
    ];
  });
}

/** Whether the dish would lose its only protein, for example eggs. */
const isMissed = ({ ingredients }: CookbookDish, at: number): boolean =>
  ingredients[at]?.role === 'protein' &&
  !ingredients.some(({ role }, other) => role === 'protein' && other !== at);

function tableWays(
  facts: Facts,
  at: number,
  allowed: ReadonlySet<string>,
  bans: readonly Ban[],
): Way[] {
  const one = facts.dish.ingredients[at];
  if (!one) return [];
  const rows = rowsFor(one.pantryId).filter(
    ({ roles, when }) => (roles?.includes(one.role) ?? true) && holdsFor(when, facts, at),
  );
  return rows.flatMap(({ to }) =>
    to.flatMap((way): Way[] => {
      if (way === 'leave out') return isMissed(facts.dish, at) ? [] : [{ kind: 'out' }];
      const fits =
        way.id !== one.pantryId &&
        pantry.has(way.id) &&
        !isShunned(way.id, bans) &&
        (allowed.has(way.id) || isSaidFree(way, bans));
      const extrasFit = (way.extras ?? []).every(({ id }) => allowed.has(id));
      return fits && extrasFit ? [{ kind: 'swap', to: way }] : [];
    }),
  );
}

const isSpare = (dish: CookbookDish, at: number): boolean => {
  const one = dish.ingredients[at];
  return one !== undefined && (one.isOptional || one.role === 'garnish');
};

/**
 * Returns which ingredients have to change and the possible ways for each.
 * @param pair another kind of food that has to go, with the ban that says so: the milk in a kosher meat dish
 * @param asked the stand-ins that a cook asks for; they come before those of the dish and the tables
 * @returns undefined when an ingredient has to go and no way is known
 */
export function planFor(
  dish: CookbookDish,
  bans: readonly Ban[],
  allowed: ReadonlySet<string>,
  { pair, asked }: { pair?: { ban: Ban; tag: Tag }; asked?: AskedStandIns | undefined } = {},
): Planned[] | undefined {
  const planned: Planned[] = [];
  let facts: Facts | undefined;
  for (const [at, one] of dish.ingredients.entries()) {
    const broken = bansBrokenBy(dish, one, bans);
    if (pair && ingredient(one.pantryId).tags.has(pair.tag)) broken.push(pair.ban);
    if (broken.length === 0) continue;
    facts ??= factsOf(dish);
    const open = pair
      ? new Set([...allowed].filter((id) => !ingredient(id).tags.has(pair.tag)))
      : allowed;
    const spare: Way[] = isSpare(dish, at) ? [{ kind: 'out' }] : [];
    const fromTable = tableWays(
      facts,
      at,
      open,
      pair ? [...bans, { ...pair.ban, tags: new Set([pair.tag]) }] : bans,
    );
    const known = [
      ...ownWays(dish, at, open, bans),
      ...(one.isOptional ? spare : []),
      ...fromTable,
      ...spare,
    ];
    const ways = wantedWays(dish, at, broken, open, asked) ?? preferredFirst(known, asked);
    if (ways.length === 0) return undefined;
    planned.push({ at, because: [...new Set(broken.map(({ name }) => name))], ways });
  }
  return planned;
}
