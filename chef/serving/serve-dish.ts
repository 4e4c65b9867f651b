import { judgeAskedFor } from '#recipes/checks/asked-for.ts';
import { keepsHardGoals } from '#recipes/checks/missed-bounds.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import type { Nutrition } from '#recipes/recipe.ts';
import { hasWordsOf, keyOf, keyWordsOf } from '#recipes/selections/names.ts';
import type { Ban, Requirements } from '#recipes/selections/requirements.ts';
import { adaptDish, type Change } from '../adapting/adapt-dish.ts';
import { serveBeside, titleWithSides } from '../adapting/adding/serve-beside.ts';
import { settleAdapted } from '../adapting/settle-adapted.ts';
import type { AskedStandIns } from '../adapting/wanted.ts';
import { allowedBy } from '../composing/choose/allowed.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { AmountsDoNotAddUp } from '../cookbook/printing/print-dish.ts';
import type { DishFinder } from '../finding/find-dishes.ts';
import type { FoundDish } from '../finding/rank-dish.ts';
import { hasSide, type Side, sidesFor } from '../finding/sides.ts';
import { readWants, type Wants } from '../finding/wants.ts';
import { type FittedDish, fitToWish } from './fit-to-wish.ts';
import { mostNotes, notesOf, type SaidBeside } from './notes.ts';
import { withoutOutOfPlace } from './out-of-place.ts';
import { quickFirst, slowNoteFor } from './quick-version.ts';
import { banOfHeat, type Seasoned, seasonDish } from './season-dish.ts';
import { tipsForMany } from './tips-for-many.ts';
import { wishNotesOf } from './wish-notes.ts';

/** A cookbook dish, made for a cook. */
export type ServedDish = {
  dish: CookbookDish;
  draft: Draft;
  nutrition: Nutrition;
  /** What the cook should know beside the recipe: what changed and what was not possible. */
  notes: string[];
  labels: { course: string | undefined; cuisine: string | undefined };
  /** Whether the wish asks for this dish by its name. */
  isAsked: boolean;
  /** What is served beside it, in the words of the wish. */
  sideNames?: readonly string[];
};

/** Number of dishes to try, plus one for each dish that the cook had recently. Worse matches do not answer the wish. */
const mostTries = 24;
/** Number of dishes to try among those with the requested name. */
const mostNamed = 4;
/** Number of dishes to try for each side. */
const mostWaysOfSide = 3;

/** Returns the course that a dish is printed under: the requested one if it has it, otherwise its first. */
export function courseOf({ courses }: CookbookDish, wants: Wants): string | undefined {
  const asked = courses.find((name) => wants.courses.includes(keyOf(name)));
  return asked ?? courses[0];
}

/** Why no dish is served: the cookbook lacks the dish of the wish, or its kind cannot be made with the choices. */
export type Refused = { unknownDish: string } | { impossibleDish: string };
export type Served = ServedDish | Refused;

export const isRefused = (served: Served): served is Refused =>
  'unknownDish' in served || 'impossibleDish' in served;

/** A cookbook dish adapted to a cook's choices, as printed, with the changes. */
export type MadeDish = Pick<ServedDish, 'dish' | 'draft' | 'nutrition'> & { changes: Change[] };

/** Settles an adapted dish. Undefined when the printer throws because the amounts of two stand-ins do not add up. */
function settleWhereItPrints(
  ...adapted: Parameters<typeof settleAdapted>
): ReturnType<typeof settleAdapted> | undefined {
  try {
    return settleAdapted(...adapted);
  } catch (error) {
    if (error instanceof AmountsDoNotAddUp) return undefined;
    throw error;
  }
}

/**
 * Adapts a dish to the cook's choices; the engine judges its text.
 * @param how the stand-ins that the cook asks for, and extra bans that adapt the dish but are not judged
 * @returns undefined when the dish cannot be adapted or a check fails
 */
export function makeDish(
  whole: CookbookDish,
  requirements: Requirements,
  book: Cookbook,
  { asked, gone = [] }: { asked?: AskedStandIns; gone?: readonly Ban[] } = {},
): MadeDish | undefined {
  const { bans } = requirements;
  const adapted = adaptDish(whole, [...bans, ...gone], book.find, asked);
  if (!adapted) return undefined;
  const settled = settleWhereItPrints(adapted, bans, requirements.servings ?? whole.servings);
  if (!settled || settled.findings.length > 0) return undefined;
  const { draft } = settled;
  const { dish, changes } = settled.adapted;
  const nutrition = countNutrition(draft.ingredients, draft.servings, draft.instructions);
  return keepsHardGoals(requirements.goals, nutrition)
    ? { dish, draft, nutrition, changes }
    : undefined;
}

/** Returns whether the made dish keeps the chosen times. More servings may take longer. */
export const keepsTimes = (draft: Draft, requirements: Requirements): boolean =>
  // The engine tolerates a tenth more of a model's answer. The chef has other dishes.
  judgeAskedFor(draft, requirements, 1).every(({ outcome }) => outcome !== 'failed');

const missesCuisine = ({ missed }: FoundDish): boolean =>
  missed.some(({ kind }) => kind === 'cuisine');

/** Foods that a recipe makes: they are in its steps and not on its list. */
const madeInSteps = /^(?:pastry|dough|gravy|batter|custard)$/i;

/** A spoonful of starch is not what a cook means by potatoes. */
const ofPotato = /\bpotato (starch|flour)\b/gi;

/** Whether a recipe has a food: "vinegar" is in "white wine vinegar", "pastry" in a step that makes it. */
function isIn({ title, ingredients, instructions }: Draft, food: string): boolean {
  const steps = madeInSteps.test(food) ? instructions : [];
  // "Pork belly, in slices as thin as bacon" is no bacon.
  const listed = ingredients.map((line) => line.split(',')[0] ?? '');
  const said = [title, ...listed, ...steps].join(' ');
  return hasWordsOf(keyWordsOf(said.replace(ofPotato, '$1')), food);
}

type Making = {
  /** What the wish wants beside the dish. */
  sides: readonly Side[];
  wants: Wants;
  allowed: ReadonlySet<string>;
  book: Cookbook;
  said: SaidBeside;
};

/** A way to make a dish for a cook: fitted to the wish, seasoned as asked. */
type Way = { fitted: FittedDish; seasoned: Seasoned };

/** Returns the ways to make a dish, the best first. Where no heat is wanted, the dish without its hot ingredients comes first. */
function waysOf(fitted: FittedDish, { wants, book }: Making): Way[] {
  const way = { fitted, seasoned: seasonDish(fitted.dish, wants, book) };
  const ban = banOfHeat(fitted.dish, wants.requirements);
  if (!ban) return [way];
  const how = { ...fitted.how, gone: [...(fitted.how.gone ?? []), ban] };
  const dish = { ...fitted.dish, spiceLevel: 'No Heat' };
  const cool = { fitted: { ...fitted, how }, seasoned: seasonDish(dish, wants, book) };
  return [cool, way];
}

/** A found dish with what is served beside it, as the cook calls it. */
type WithSides = FoundDish & { sideNames?: readonly string[] };

/** Returns the dish with sides beside it: one way for each dish that a side may be. */
function withSides(found: FoundDish, sides: readonly Side[]): WithSides[] {
  const ways = sides.reduce(
    (dishes, side) =>
      dishes.flatMap((dish) =>
        sidesFor(dish, side)
          .slice(0, mostWaysOfSide)
          .map((one) => serveBeside(dish, one)),
      ),
    [found.dish],
  );
  const sideNames = sides.map(({ name }) => name);
  return ways.map((dish) => ({ ...found, sideNames, dish, known: { ...found.known, dish } }));
}

/** Returns the dish with all sides that it lacks, then with one of them: half of what the wish wants is better than none. */
function waysToServe(found: FoundDish, sides: readonly Side[]): WithSides[] {
  const lacked = sides.filter((side) => !hasSide(found.dish, side));
  if (lacked.length === 0) return [found];
  const alone = lacked.length > 1 ? lacked.flatMap((side) => withSides(found, [side])) : [];
  return [...withSides(found, lacked), ...alone];
}

function make(found: FoundDish, making: Making): ServedDish | undefined {
  const { sides, wants } = making;
  for (const way of waysToServe(found, sides)) {
    const served = makeOne(way, making);
    if (served && (sides.length === 0 || keepsTimes(served.draft, wants.requirements)))
      return served;
  }
  return undefined;
}

function makeOne(found: WithSides, making: Making): ServedDish | undefined {
  const { wants, book, said, allowed } = making;
  for (const fit of fitToWish(found, wants, allowed))
    for (const { fitted, seasoned } of waysOf(fit, making)) {
      const made = makeDish(seasoned.dish, fitted.requirements, book, fitted.how);
      if (!made || !fitted.holds(made.dish)) continue;
      const { changes, ...served } = made;
      const forMany = tipsForMany(found.known, made.draft.servings);
      const missed = [...fitted.missed, ...seasoned.missed].filter(
        (one) => one.kind !== 'food' || !isIn(made.draft, one.names),
      );
      return {
        ...served,
        draft: {
          ...made.draft,
          title: titleWithSides(made.draft.title, found.sideNames ?? []),
          tips: [...forMany, ...made.draft.tips],
        },
        notes: notesOf(
          { ...found, missed },
          [
            ...wishNotesOf(
              found,
              { dish: made.dish, servings: made.draft.servings },
              wants,
              fitted.notes,
            ),
            ...fitted.notes,
            ...seasoned.notes,
            ...changes.map(({ note }) => note),
          ],
          said,
        ),
        labels: { course: courseOf(made.dish, wants), cuisine: made.dish.cuisine },
        isAsked: found.isAsked,
        sideNames: found.sideNames ?? [],
      };
    }
  return undefined;
}

/** Adds a note to a dish that was asked for by its name and takes longer than the cook's limit. */
function withLateNote(served: ServedDish, requirements: Requirements, slow?: string): ServedDish {
  const late = "It takes longer than you asked for: this dish can't be made faster.";
  const note = keepsTimes(served.draft, requirements) ? slow : late;
  if (note === undefined) return served;
  return { ...served, notes: [note, ...served.notes].slice(0, mostNotes) };
}

/** Returns the dishes to try that the wish asks for by name, a quick version first where it wants one. */
const namedFirst = (ranked: readonly FoundDish[], wants: Wants): FoundDish[] =>
  quickFirst(
    ranked.filter(({ isAsked }) => isAsked),
    ranked,
    wants,
  )
    .filter(({ lacksGear }) => !lacksGear)
    .slice(0, mostNamed);

const isCalled = ({ title, also }: CookbookDish, name: string): boolean =>
  hasWordsOf(keyWordsOf([title, ...also].join(' ')), name);

/** The input for choosing a dish. */
export type DishQuestion = {
  /** A dish is served only with at least one of these, unless it has them. */
  sides?: readonly Side[];
  constraints: Constraints;
  requirements: Requirements;
  seed: string;
  recentTitles: readonly string[];
};

/**
 * Makes the best-fitting dish of the cookbook.
 * @returns the name of the dish when the wish asks for one that the cookbook lacks, or for a kind of dish of which none keeps the
 *   choices; undefined when no dish keeps the hard choices
 */
export function serveDish(
  { constraints, requirements, seed, recentTitles, sides = [] }: DishQuestion,
  { book, finder }: { book: Cookbook; finder: DishFinder },
): Served | undefined {
  const wants = readWants(constraints.selections, requirements, recentTitles);
  const allowed = allowedBy(requirements.bans);
  const { dishes: ranked, unknown, unknownDish, askedKind } = finder.find(wants, allowed, seed);
  if (unknownDish !== undefined) return { unknownDish };
  const said = {
    unknown,
    servings: requirements.servings,
    hadOfCuisine: ranked.some((one) => one.isRecent && !missesCuisine(one)),
  };
  const making = { sides, wants, allowed, book };
  for (const one of namedFirst(ranked, wants)) {
    const served = make(one, { ...making, said });
    if (served) return withLateNote(served, requirements, slowNoteFor(one, wants));
  }
  // The dish requested by name cannot be made: serve the nearest one, with a note.
  const first = ranked.find(({ isAsked }) => isAsked);
  const others = first ? finder.nearestTo(first, ranked) : withoutOutOfPlace(ranked, requirements);
  const instead = first ? { ...said, insteadOf: first.dish.title } : said;
  const recent = new Set(recentTitles.map(keyOf));
  let repeated: ServedDish | undefined;
  for (const one of others.slice(0, mostTries + recentTitles.length)) {
    // A dish of the same name needs no note about another dish: one lasagne for another.
    const isSame = first?.named !== undefined && isCalled(one.dish, first.named);
    const served = make(one, { ...making, said: isSame ? said : instead });
    // More servings may take longer: three times the pancakes take three times as long.
    if (served && !one.named && !one.isLate && !keepsTimes(served.draft, requirements)) continue;
    // An adapted dish may get the title of a dish that the cook recently had.
    if (served && !recent.has(keyOf(served.draft.title)))
      return one.isLate ? withLateNote(served, requirements) : served;
    repeated ??= served;
  }
  return repeated ?? (askedKind === undefined ? undefined : { impossibleDish: askedKind });
}
