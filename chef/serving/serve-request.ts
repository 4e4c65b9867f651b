import { listInWords } from '#contract/list-in-words.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { holdsPhrase, phraseOf } from '#recipes/pantry/words.ts';
import { hasWordsOf, keyOf, keyWordsOf } from '#recipes/selections/names.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { understand } from '#recipes/selections/understand.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { DishFinder } from '../finding/find-dishes.ts';
import { createSideReader, hasSide, type Side, type SidesSaid } from '../finding/sides.ts';
import { mostNotes } from './notes.ts';
import {
  type DishQuestion,
  isRefused,
  type Served,
  type ServedDish,
  serveDish,
} from './serve-dish.ts';

/** Serves a dish of the cookbook for a request; undefined when no dish keeps the hard choices. */
export type ServeRequest = (
  constraints: Constraints,
  seed: string,
  recentTitles?: readonly string[],
) => Served | undefined;

const namesOfBans = ({ bans }: Requirements): string => bans.map(({ name }) => name).join();

/** Returns the sides of a wish that a served dish lacks in its file: boiled potatoes that were put in are no mash. */
function lackedBy(
  served: Served | undefined,
  { sides }: Pick<SidesSaid, 'sides'>,
  { find }: Cookbook,
): Side[] {
  if (!served || isRefused(served)) return sides;
  const dish = find(served.dish.path) ?? served.dish;
  return sides.filter((side) => !hasSide(dish, side));
}

/** Whether a served dish has every food of a wish: the side of another dish is no reason to lose the foods. */
function usesAllFoods({ draft }: ServedDish, { wants }: Requirements): boolean {
  const said = keyWordsOf([draft.title, ...draft.ingredients].join(' '));
  return [...wants.useUp, ...wants.mentioned].every(({ name }) => hasWordsOf(said, name));
}

/**
 * Whether a dish with sides answers a wish better than one without: it is the same dish, or the one that the wish names, or has all of its
 * foods where the wish names no dish.
 */
const isBetter = (
  beside: ServedDish,
  served: Served | undefined,
  requirements: Requirements,
): boolean =>
  !served ||
  isRefused(served) ||
  beside.isAsked ||
  beside.dish.path === served.dish.path ||
  (!served.isAsked && usesAllFoods(beside, requirements));

/** Whether a wish asks for a dish by more than one word: "miso aubergine", not the "beans" of "beans with rice". */
const namesADish = (wish: string): boolean => keyOf(wish).split(' ').length > 1;

/** Returns the names of dishes that a served one is not called and does not contain. */
function missingIn({ draft, dish }: ServedDish, names: readonly string[]): string[] {
  const text = phraseOf([draft.title, ...draft.ingredients, ...draft.instructions].join(' . '));
  const own = new Set(dish.also.map(phraseOf));
  return names.filter((name) => !own.has(phraseOf(name)) && !holdsPhrase(text, phraseOf(name)));
}

/** Adds a note on what cannot be made beside a dish, unless it has one. */
function withoutSides(
  served: Served | undefined,
  lacked: readonly Side[],
  others: readonly string[],
): Served | undefined {
  if (!served || isRefused(served)) return served;
  const unsaid = [...lacked.map(({ name }) => name), ...missingIn(served, others)].filter(
    (name) => !served.notes.some((note) => holdsPhrase(phraseOf(note), phraseOf(name))),
  );
  if (unsaid.length === 0) return served;
  const names = listInWords(unsaid);
  const note = `We couldn't fit this beside it: ${names}.`;
  return { ...served, notes: [note, ...served.notes].slice(0, mostNotes) };
}

type DishSources = { book: Cookbook; finder: DishFinder };

/** Serves the rest of a wish with sides; undefined when it rules out other foods than the whole wish, or nothing can be served. */
function serveWithSides(
  question: DishQuestion,
  { wish, sides }: { wish: string; sides: readonly Side[] },
  sources: DishSources,
): ServedDish | undefined {
  const constraints = { ...question.constraints, wish };
  const understood = understand(constraints);
  if (!understood.ok) return undefined;
  const { requirements } = understood;
  if (namesOfBans(requirements) !== namesOfBans(question.requirements)) return undefined;
  const served = serveDish({ ...question, constraints, requirements, sides }, sources);
  return served && !isRefused(served) ? served : undefined;
}

const isCalled = ({ dish: { title, also } }: ServedDish, wish: string): boolean =>
  [title, ...also].some((name) => keyOf(name) === keyOf(wish));

/**
 * Serves the dish that a wish names before its sides, where the whole wish found another dish that has them: "sesame chicken with rice"
 * is no teriyaki chicken with rice, and "roast chicken with gravy" no chicken in a curry gravy.
 */
function serveAsNamed(
  question: DishQuestion,
  { sides, wishWithout }: SidesSaid,
  served: Served | undefined,
  sources: DishSources,
): Served | undefined {
  const wish = wishWithout(sides);
  if (sides.length === 0 || !namesADish(wish)) return served;
  const isAsked = served !== undefined && !isRefused(served) && served.isAsked;
  if (isAsked && isCalled(served, wish)) return served;
  const named = serveWithSides(question, { wish, sides }, sources);
  return named?.isAsked && (!isAsked || isCalled(named, wish)) ? named : served;
}

/** Creates a function that serves requests. A dish that lacks a side of the wish ("curry with rice") is found by the rest of it. */
export function createRequestServer(book: Cookbook, finder: DishFinder): ServeRequest {
  const sources = { book, finder };
  // Created by the first wish: requests without words have no sides.
  let readSides: ReturnType<typeof createSideReader> | undefined;

  return (constraints, seed, recentTitles = []) => {
    const understood = understand(constraints);
    if (!understood.ok) return undefined;
    const { requirements } = understood;
    const question = { constraints, requirements, seed, recentTitles };
    const served = serveDish(question, sources);
    if (constraints.wish === '') return served;
    readSides ??= createSideReader(book);
    const { dishWords, spareWords } = requirements.wants;
    const said = readSides(constraints.wish, `${dishWords} ${spareWords}`);
    if (!said) return served;
    const { others, wishWithout } = said;
    const lacked = lackedBy(served, said, book);
    if (lacked.length === 0)
      return withoutSides(serveAsNamed(question, said, served, sources), [], others);
    const rest = { wish: wishWithout(lacked), sides: lacked };
    const beside = serveWithSides(question, rest, sources);
    if (!beside || !isBetter(beside, served, requirements))
      return withoutSides(served, lacked, others);
    const isMade = ({ name }: Side) => beside.sideNames?.includes(name) ?? false;
    const missing = lackedBy(beside, { sides: lacked }, book).filter((side) => !isMade(side));
    return withoutSides(beside, missing, others);
  };
}
