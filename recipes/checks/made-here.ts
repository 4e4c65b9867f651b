import { phraseOf } from '../pantry/words.ts';
import type { Food } from './classify.ts';
import { type Line, linesAt } from './lines.ts';

/** Things that a cook makes on the way. Bought ones are listed, and judged there. */
const preparations = new Set(
  'gravy roux custard caramel toffee ganache meringue batter dough pastry crust sauce bechamel mayonnaise mayo aioli pesto hummus tzatziki raita guacamole salsa dressing vinaigrette frosting icing buttercream praline streusel crumble stuffing marinade glaze syrup stock broth fluff filling topping cream butter curd jam compote puree mash slaw crema chutney relish patty burger meatball dumpling noodle pancake fritter cake cookie biscuit loaf bun roll flatbread pizza omelette falafel'.split(
    ' ',
  ),
);
/** Only what these name says nothing of where they come from; in a description they are prose. */
const prose = new Set(
  'gravy roux custard caramel toffee ganache meringue batter dough pastry crust sauce bechamel dressing vinaigrette frosting icing crumble stuffing marinade glaze fluff'.split(
    ' ',
  ),
);

/** Whether a word names what a cook makes on the way, as "salsa" or "gravy". */
export const isPreparation = (word: string): boolean => preparations.has(word);

/** By food, as long as somebody holds it: each ban asks for the same ones. */
const phrases = new WeakMap<Food, string>();

function phraseOfFood(food: Food): string {
  const known = phrases.get(food);
  if (known !== undefined) return known;
  const phrase = phraseOf(food.text);
  phrases.set(food, phrase);
  return phrase;
}

const before = (line: Line, food: Food): string =>
  line.text.slice(Math.max(0, food.start - 60), food.start);

/** An amount, or a shop: another one than what is made here. */
const boughtPattern =
  /(?:\d\s?(?:g|ml|tbsp|tsp)(?: of)?|\b(?:shop|store)[- ]bought|\bready[- ]made|\bjar of|\bbottled|\binstead,? use|\bswap in)\s+(?:(?:some|a little|extra|more|a)\s+)*$/i;
/** "To make a gravy", "for the dressing" at the head of a step, "it becomes a custard"; not "make a gravy with cream". */
const makesPattern =
  /(?:\b(?:make|makes|making|form|forms|prepare|shape|roll|knead)\s+(?:up |out )?(?:(?!(?:with|from|of|and|or|in|into|on|over|for|to|using|then)\b)[\w-]+\s+){0,3}|(?:^|[.:;]\s*)for (?:the|your) (?:[\w-]+\s+)?|\buntil you have an? (?:[\w-]+\s+)?|\bbecomes? an? (?:[\w-]+\s+)?|\bgives? (?:you )?an? (?:[\w-]+\s+)?)$/i;
/** "Blend to a pesto", "divide into four small patties", "spiralise into noodles"; not "stir into the cream". */
const turnsInto =
  /\b(?:in)?to (?:(?:an?|\d+|two|three|four|six|eight|ten|twelve|equal|even|small|large|thick|thin|long|smooth|coarse|soft|stiff|rough|loose|light|firm|sticky|silky|glossy|creamy) ){1,3}$|\b(?:spirali[sz]e|slice|cut|shave|peel)\b[^.;]{0,40}\binto $/i;
/** What is put into something, or beside it, does not become it: "spoon into a pastry case". */
const putsPattern =
  /\b(?:spoon|add|stuff|dip|dunk|pour|fill|layer|place|put|transfer|tuck|slide|pile|return|pack|load|tip|stir)\b[^.;]*$/i;
/** Said of what only a cook makes, these tell that it is made; "until the cream is hot" does not. */
const isMade = /\b(?:until the|for the|for your) (?:[\w-]+\s+)?$/i;

/** Whether the words before a name say that it is being made. */
const isMadeBy = (said: string, name: string): boolean =>
  makesPattern.test(said) ||
  (turnsInto.test(said) && !putsPattern.test(said)) ||
  (prose.has(name) && isMade.test(said));

/** The preparations that the steps say how to make; what is merely stirred in is not made here. */
export function madeHere(lines: readonly Line[]): ReadonlySet<string> {
  const made = new Set<string>();
  for (const line of linesAt(lines, 'instructions')) {
    for (const food of line.foods) {
      const name = phraseOfFood(food);
      const canBeMade = food.entry.kind === 'compound' || preparations.has(name);
      if (canBeMade && isMadeBy(before(line, food), name)) made.add(name);
    }
  }
  return made;
}

/**
 * Whether a food is something that this recipe makes ("the gravy"): its list says what is in it. "Add pesto" brings
 * in another one, and is not excused.
 */
export function isMadeHere(food: Food, line: Line, made: ReadonlySet<string>): boolean {
  if (line.where === 'ingredients') return false;
  const name = phraseOfFood(food);
  if (line.where === 'title' || line.where === 'description')
    return prose.has(name) || made.has(name);
  if (!made.has(name)) return false;
  return !boughtPattern.test(before(line, food));
}
