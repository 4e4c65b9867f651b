import type { Food } from '../classify/foods-in.ts';
import type { Entry } from '../pantry/entry.ts';
import { isOrdinaryWord } from '../pantry/ordinary-words.ts';
import { utensilNames } from '../pantry/utensil-names.ts';
import { type Word, wordsOf } from '../pantry/words.ts';
import type { Dish } from './dish.ts';
import { type Line, linesAt } from './lines.ts';
import { isBroughtIn, isMadeBy, isPointedAt, isSuggested } from './making.ts';
import { isMeasured } from './measured.ts';
import { isOffered } from './offers.ts';
import { saidAs } from './speech.ts';

/** A name that is in neither the pantry nor the dictionary, where the text adds, serves or offers it. */
export type UnknownFood = { line: Line; match: string; standing: 'enters' | 'offered' | 'named' };

const unknownEntry: Entry = {
  kind: 'ingredient',
  name: 'unknown',
  ingredientIds: [],
  contains: new Set(),
  mayContain: new Set(),
};

const isInside = (foods: readonly Food[], { start, end }: Word): boolean =>
  foods.some((food) => start < food.start + food.text.length && end > food.start);

/** Whether a capitalized word is an origin or a variety: "a Viennese salad", "Scandinavian dill", "as in Crete", "Braeburn or Cox". */
const isOrigin = (text: string, { start, end }: Word): boolean =>
  /\p{Lu}/u.test(text[start] ?? '') &&
  (/^(?:[- ]\p{Lu}[\p{L}-]*)?(?:['’]s)?[- ](?!(?:over|on|for|and|with|is|in|at|to|or|beside|alongside|as)\b)\p{Ll}/u.test(
    text.slice(end),
  ) ||
    /(?<!\b[Aa]n? [\p{L}-]+ )\b(?:in|from|of|to|towards?|between|near|any less|such as[^.;]*)\s+(?:\p{Lu}[\p{L}-]* )?$/u.test(
      text.slice(0, start),
    ));

const contraction = /['’](?:t|ll|ve|re|d|m|clock)$/i;

/** Matches words before a name that add, serve or offer it. It is wider than for known foods, because most mentions of those mean listed foods. */
const brings =
  /(?:\b(?:an?|some|two|three|few|last|extra|more) (?:[\p{L}-]+ ){1,2}of|\b(?:with|add|adding|plus|scatter|sprinkle|crumble|grate|shave|pour|drizzle|serve|offer|alongside|beside|next to|try|stir in|fold in|swap in)(?: (?:it|them|over|on|in|out))?(?: (?:an?|the|some|little|few|more|extra|warm|hot|cold|chilled|ice-cold|crisp|fresh|good))*|\b(?:bowl|plate|pot|dish|jug|glass|basket)s? of)\s+(?:(?!(?:the|your|this|that|and|or|no)\b)[\p{L}-]+,? ){0,2}$/iu;

const vessel = /\b(?:pan|pot|dish|wok|oven|tin|bowl|pestle|sieve|cooker|griddle) or (?:an? )?$/i;
const vesselAfter =
  /^ (?:(?:pan|pot|dish|oven|tin|bowl|mould|filter|grill)\b|or (?:an? )?(?:[\w-]+ )?(?:pan|pot|wok|dish|sieve)\b)/i;

const kindsOfUtensil =
  'whisk|spoon|pan|pot|knife|board|cloth|ladle|griddle|sieve|mortar|pestle|grater|spatula|mou?ld|steamer|skillet|tongs|brush|rolling pin|paddle|skimmer|strainer|colander|wok|cleaver|peeler|mallet|scraper|mat';
const ofUtensil =
  'large|small|big|heavy|wide|deep|flat|wooden|clay|earthenware|iron|cast-iron|balloon|slotted|copper|stone|long|thin|round|bamboo|metal|enamel|kitchen|frying|cooking';
/** A name that the text explains as a utensil: "with a Schneebesen (balloon whisk)", "a tawa, the flat griddle". */
const utensilAfter = new RegExp(
  `^(?: \\((?:(?:an?|the|our|my) )?|, (?:an?|the|our|my) )(?:(?:${ofUtensil}) )*(?:${kindsOfUtensil})s?(?=[).,;]|$)`,
  'iu',
);
/** What is done with a utensil, before its name: "stir with a", "in the". Serving is not. */
const withUtensil =
  /(?<!\b(?:serve|eat|offer|lovely|good|nice)\b[^.;]{0,30})\b(?:in|into|with|using|on|over|from) (?:an?|the|your|my|our|this) (?:[\p{L}-]+ )?$/iu;

/** Whether a step works with a utensil that it calls by its native name: "stirring with a cucchiaio di legno". */
const isUtensil = (food: Food, said: string): boolean =>
  withUtensil.test(said) && wordsOf(food.text).every(({ word }) => utensilNames.has(word));

/** Whether ordinary words are used as a name: "a shake of Old Bay", "a spoonful of Solomon Gundy". */
const isBrand = (text: string, { start }: Word): boolean =>
  /\p{Lu}/u.test(text[start] ?? '') &&
  /\b[Aa]n? [\p{L}-]+ of (?:\p{Lu}[\p{L}'’-]* )*$/u.test(text.slice(0, start));

/** Returns the words of a line that are in neither the food tables nor the dictionary. */
function findStrangeWords({ text, foods, words, where }: Line): Word[] {
  return words.filter((word) => {
    const spelled = text.slice(word.start, word.end).toLowerCase();
    return (
      word.word.length > 2 &&
      !contraction.test(spelled) &&
      !/\d/.test(word.word) &&
      !isInside(foods, word) &&
      (where === 'ingredients' || !isOrigin(text, word)) &&
      (isBrand(text, word) || (!isOrdinaryWord(word.word) && !isOrdinaryWord(spelled)))
    );
  });
}

/** Caches the unknown words of each line, because a recipe is judged again with each new line. */
const foundInLines = new WeakMap<Line, Word[]>();

function strangeWords(line: Line): Word[] {
  const found = foundInLines.get(line) ?? findStrangeWords(line);
  foundInLines.set(line, found);
  return found;
}

/** Joins several unknown words in a row into one name. */
function asNames(text: string, words: readonly Word[]): Food[] {
  const names: { start: number; end: number }[] = [];
  for (const { start, end } of words) {
    const last = names.at(-1);
    if (last && /^[ -]$/.test(text.slice(last.end, start))) last.end = end;
    else names.push({ start, end });
  }
  return names.map(({ start, end }) => ({
    entry: unknownEntry,
    text: text.slice(start, end),
    start,
    contains: unknownEntry.contains,
    mayContain: unknownEntry.mayContain,
  }));
}

function standingOf(line: Line, food: Food): UnknownFood['standing'] | undefined {
  const { text, where } = line;
  const said = text.slice(Math.max(0, food.start - 80), food.start);
  const after = text.slice(food.start + food.text.length);
  const isVessel = vessel.test(said) || vesselAfter.test(after) || utensilAfter.test(after);
  if (isVessel || saidAs(food, line)) return undefined;
  const comes = isBroughtIn(said) || brings.test(said);
  if (where === 'instructions') {
    if (isUtensil(food, said)) return undefined;
    const isMeasuredOut =
      isMeasured(text, food) &&
      !/\bof (?:the|this|that|your)\s+(?:[\p{L}-]+\s+){0,2}$/iu.test(said);
    if (!isMeasuredOut && (!comes || isPointedAt(said))) return undefined;
    return isOffered(line, food) ? 'offered' : 'enters';
  }
  if (where === 'tips') return comes || isSuggested(said) ? 'offered' : undefined;
  return comes ? 'named' : undefined;
}

const wordsIn = (lines: readonly Line[]): Set<string> =>
  new Set(lines.flatMap(({ words }) => words.map(({ word }) => word)));

/** Whether the first step that contains a name says that it is made there: "crush to a majado". */
function isMadeInSteps(steps: readonly Line[], name: string): boolean {
  const first = steps.find(({ text }) => text.includes(name));
  const at = first?.text.indexOf(name) ?? -1;
  return first !== undefined && isMadeBy(first.text.slice(Math.max(0, at - 80), at), name);
}

/** Matches a brand before a word that does not say what the food is made of: "Golden Mountain sauce". */
const branded =
  /(?<![\p{L}'’-])(?:\p{Lu}[\p{L}'’-]+ ){2,}(?<head>sauce|seasoning|paste|condiment|spread)\b/u;

/** Returns the branded food of a list line, unless the pantry knows a food on that line by more than its generic word. */
function brandOn({ text, foods }: Line): string[] {
  const [name, head] = branded.exec(text) ?? [];
  return name && foods.every((food) => food.text === head) ? [name] : [];
}

/**
 * Finds foods that a recipe adds under names that are in neither the pantry nor the dictionary: "serve with *kanelbulle*", a listed
 * "200 g *kashk*". No check can tell whether these foods comply with a choice. A line of the list counts only if it contains no known food. A
 * word that is also in the list or the title, or that a step makes, does not count. Titles themselves are not searched.
 */
export function unknownFoods({ lines }: Dish): UnknownFood[] {
  const list = linesAt(lines, 'ingredients');
  const steps = linesAt(lines, 'instructions');
  const known = wordsIn([...list, ...linesAt(lines, 'title')]);
  const listed = list
    .filter(({ foods }) => foods.length === 0)
    .flatMap((line) =>
      asNames(line.text, strangeWords(line))
        .slice(0, 1)
        .map(({ text }) => ({ line, match: text, standing: 'enters' as const })),
    );
  const brands = list.flatMap((line) =>
    brandOn(line).map((match) => ({ line, match, standing: 'enters' as const })),
  );
  const others = lines.filter(({ where }) => where !== 'ingredients' && where !== 'title');
  const brought = others.flatMap((line) =>
    asNames(
      line.text,
      strangeWords(line).filter(({ word }) => !known.has(word)),
    ).flatMap((food) => {
      const standing = standingOf(line, food);
      if (standing === undefined || isMadeInSteps(steps, food.text)) return [];
      return [{ line, match: food.text, standing }];
    }),
  );
  return [...listed, ...brands, ...brought];
}
