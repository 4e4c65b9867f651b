import { type Food, foodsIn } from '../classify/foods-in.ts';
import { phraseOf, type Word, wordsOf } from '../pantry/words.ts';
import type { Line } from './lines.ts';
import { saidAfter, saidBefore } from './making.ts';
import { floury, isMadeOnTheWay, isProduct, shapes } from './product-words.ts';

/** Matches where the name of the dish itself ends in a title: "Burgers with …". The text after it is in the dish or beside it. */
const besidePattern =
  /\s(?:with|without|no|in|on|over|under|beneath|topped|stuffed|served|finished|from|of|plus|for)\s|[:(–—+]|\s-\s/i;
const joinsNames = /,\s*(?:and\s+|&\s+)?|\s(?:and|&)\s/;
const parts = new RegExp(`${besidePattern.source}|${joinsNames.source}`, 'i');
const claimBefore = /^(?:[\p{L}]+[- ]free|vegan|vegetarian|plant-based|dairy-free)[- ]/iu;
/** Prepared foods that are added to a dish; a title that ends in one promises it. */
const condiments =
  /\b(?:pesto|hollandaise|bearnaise|tzatziki|raita|hummus|tapenade|mayonnaise|mayo|aioli|satay|sauce|paste|dressing|vinaigrette|butter|marzipan|chutney|relish|jam|spread|stock|broth|gravy|cream|custard|cheese|milk|sausages?|bacon|ham|nuts?|crackers?|pastry|tofu|seitan|tempeh|noodles?|vinegar|oil|syrup|wine|beer|mustard|mostarda|moutarde)$/i;

const dishesOfCheese = /^(?:mac(?:aroni)?(?: (?:and|&|['’]?n['’]?))?|cauliflower) cheese$/i;

/** Whether a prepared food is a condiment for other dishes rather than a dish itself. */
export const isCondiment = ({ text }: Food): boolean =>
  condiments.test(text) && !dishesOfCheese.test(text);

/** Masks the names of foods in a title, so that the "with" of "Toad with Holes" does not count as a separator. */
const withoutNames = (title: Line): string =>
  title.foods.reduce(
    (text, { start, text: name }) =>
      `${text.slice(0, start)}${'x'.repeat(name.length)}${text.slice(start + name.length)}`,
    title.text,
  );

/** Returns the part of a title that names the dish itself: "Chickpea Tagine" of "Chickpea Tagine with Couscous". */
function ownPart(title: Line): string {
  const masked = withoutNames(title);
  const from = /^[\p{L}\s-]*\b(?:glasses|bowls|cups|plates?|platter|pot|board|stacks?) of /iu.exec(
    masked,
  )?.[0].length;
  const end = masked.slice(from ?? 0).search(besidePattern);
  return end < 0 ? title.text : title.text.slice(0, end + (from ?? 0));
}

/** Returns the text before a food in its part of the title; undefined where that part says what is beside the dish. */
function leadInPart(title: Line, food: Food, part: string): string | undefined {
  const lead = title.text.slice(0, food.start);
  if (food.start + food.text.length <= part.length) return lead;
  // After a colon, a dash or a bracket the title names the dish again: "Tom Klong: Hot and Sour Soup".
  const again = /(?:[:(–—]|\s-(?=\s))[^:(–—]*$/.exec(withoutNames(title).slice(0, food.start));
  const said = again?.[0].slice(1).replace(/^-/, '');
  return said === undefined || besidePattern.test(` ${said.trimStart()}`) ? undefined : said;
}

/** The words of the steps and of the list, as evidence for a name in the title. */
type Backing = { stepWords: ReadonlySet<string>; listWords: ReadonlySet<string> };

/** Matches serving vessels, which say nothing about the dish: "Porridge Cups". */
const vessels =
  /\s+(?:cups?|bowls?|pots?|jars?|trays?|platters?|boards?|stacks?|skewers?|bites?|parcels?|plates?|for (?:two|one|four))\s*$/i;
const lastOf = (text: string): Word | undefined => wordsOf(text).at(-1);
/**
 * Whether a text names a food of the list by some of its words, and no other food: a list with goat cheese has no "blue cheese". The
 * "little" of "a little corn syrup" is no little gem of the list.
 */
function namesListed(text: string, { listWords }: Backing): boolean {
  const isListed = ({ word }: Word) => word !== 'little' && listWords.has(word);
  const names = foodsIn(text).map((food) => wordsOf(food.text));
  const isOther = names.some((words) => words.some(isListed) && !words.every(isListed));
  return !isOther && wordsOf(text).some(isListed);
}

const isForSandwiches = (before: string, last: string): boolean =>
  before === 'sandwich' && /^(?:loaf|bread|roll|bun|thin)$/.test(last);

/** A syrup that no step names is bought: the corn syrup of a title, beside a list with corn tortillas. */
const mayBeUnsaid = (word: string, isUsed: boolean): boolean => word !== 'syrup' || isUsed;

/** Returns the products at the end of each part of a title: "Lentil and Walnut Moussaka". */
function ownWords(title: Line, part: string, backing: Backing): string[] {
  const [first] = part.split(joinsNames);
  return title.text.split(parts).flatMap((segment) => {
    const last = lastOf(segment.replace(vessels, ''));
    if (!last) return [];
    const isUsed = backing.stepWords.has(last.word);
    const isOfTheList = namesListed(segment.slice(0, last.start), backing);
    const isOwn = part.includes(segment)
      ? segment === first || isUsed || isOfTheList
      : (isOfTheList && isUsed) ||
        (isMadeOnTheWay(last.word) &&
          ((isOfTheList && mayBeUnsaid(last.word, isUsed)) || (isUsed && last.start === 0))) ||
        (isUsed && /^(?:batter|dough|crust|crumb)$/.test(last.word));
    if (!isOwn) return [];
    const before = lastOf(segment.slice(0, last.start))?.word ?? '';
    return [
      ...(isProduct(last.word) ? [last.word] : []),
      ...(shapes.has(last.word) && isProduct(before) ? [before] : []),
      ...(isForSandwiches(before, last.word) ? [before] : []),
      ...(/\bice[- ]cream\b/i.test(segment) ? ['icecream'] : []),
    ];
  });
}

/** Returns the products of a title that are followed by a listed food: "Shawarma Cabbage", "Katsu Tofu". */
function ownStyles(part: string, { listWords }: Backing): string[] {
  const words = wordsOf(part);
  return words.flatMap(({ word }, at) => {
    const next = words[at + 1];
    return isProduct(word) && next?.joined && listWords.has(next.word) ? [word] : [];
  });
}

type OwnName = { name: string; isDish: boolean };

/** Returns the prepared foods that a title uses as the name of the dish: "Caesar Salad", "Toad in the Hole". */
function ownNames(title: Line, part: string, backing: Backing): OwnName[] {
  return title.foods.flatMap((food) => {
    if (food.entry.kind !== 'compound' && !food.entry.isDish) return [];
    const inPart = leadInPart(title, food, part);
    const isInPart = inPart !== undefined;
    const lead = inPart ?? title.text.slice(0, food.start);
    const last = lastOf(food.text);
    const isUsed = backing.stepWords.has(last?.word ?? '');
    const before = food.text.slice(0, last?.start ?? 0);
    const isOfTheList = namesListed(`${lead.split(parts).at(-1) ?? ''} ${before}`, backing);
    // "French Onion Soup" beside a dish is not the soup that the steps mention.
    const isKnownWhole = wordsOf(food.text).every(
      ({ word }) => backing.stepWords.has(word) || backing.listWords.has(word),
    );
    // "Chicken Satay" is a dish if the list has chicken; "Satay" alone is a sauce.
    const isSide = isCondiment(food) && !(food.entry.isDish && namesListed(before, backing));
    const isBacked =
      isInPart && !isSide
        ? isUsed || isOfTheList
        : isUsed && (isOfTheList || (food.entry.isDish && !isCondiment(food) && isKnownWhole));
    // A bread after a dash is a promise if no step names it: "Grilled Sardines – Naan Edition".
    const isPromise = food.start >= part.length && floury.has(last?.word ?? '') && !isUsed;
    const isFirst = isInPart && !isSide && !isPromise && !joinsNames.test(lead);
    if (!isFirst && !isBacked) return [];
    const isDish = food.entry.isDish === true && !isSide;
    return [food.text, food.text.replace(claimBefore, '')].map((name) => ({
      name: phraseOf(name),
      isDish,
    }));
  });
}

/**
 * Returns the words with which later lines may refer to the dish, though its title does not end in them: "the tortilla" of
 * "Tortilla Española", "the cake" of a cheesecake.
 */
function echoes(part: string): string[] {
  const head = wordsOf(part).findLast(({ word }) => isProduct(word))?.word;
  if (!head) return [];
  const ends = [...head].flatMap((_, from) => {
    const end = head.slice(from);
    return from >= 3 && end.length >= 4 && isProduct(end) ? [end] : [];
  });
  return [head, ...ends];
}

/** Matches the text after the head of a foreign-language name, whose food is in the list: "Manjar de Coco", "Iscas de Peixe". */
const headsForeignName = /^ (?:de|di|do|da|du|del|della|al|alla|à la) \p{L}/u;
const namesWhatIsBeside = /(?:,|\s(?:with|and|plus|in|on|over)|\s&)\s/i;

/** Whether a food is the head of such a name for the dish itself: in "Strudel with Mostarda di Cremona" the mustard is added instead. */
export const isForeignHead = (food: Food, line: Line): boolean =>
  headsForeignName.test(saidAfter(line, food)) &&
  !isCondiment(food) &&
  !namesWhatIsBeside.test(saidBefore(line, food));

/** Returns the shorter names of a dish that are dishes themselves: the rarebit of "welsh rarebit". */
function tailsOf(name: string): string[] {
  const words = name.split(' ');
  const tails = words.slice(1).map((_, at) => words.slice(at + 1).join(' '));
  return tails.filter((tail) =>
    foodsIn(tail).some(({ entry, text }) => entry.isDish && text.length === tail.length),
  );
}

/** The names that a title gives to the dish. */
export type OwnDish = {
  /** Single words and whole names. */
  names: ReadonlySet<string>;
  /** The names among them that are dishes: they say what kind of dish it is; the list says what is in it. */
  dishes: ReadonlySet<string>;
  /** Words that mean the dish where a line refers back to it: "the cake". */
  echoes: ReadonlySet<string>;
};

/**
 * Returns the names of the dish, as single words and as whole names. After "and" or "with" a name counts only if the list or the steps
 * support it: "Lentil and Walnut Moussaka", "with Creamy Soya Béchamel". An "and Hummus" without support is a promise.
 */
export function ownDish(title: Line | undefined, backing: Backing): OwnDish {
  if (!title) return { names: new Set(), dishes: new Set(), echoes: new Set() };
  const part = ownPart(title);
  const named = ownNames(title, part, backing);
  return {
    names: new Set([
      ...ownWords(title, part, backing),
      ...ownStyles(part, backing),
      ...named.flatMap(({ name, isDish }) => (isDish ? [name, ...tailsOf(name)] : [name])),
    ]),
    dishes: new Set(named.filter(({ isDish }) => isDish).map(({ name }) => name)),
    echoes: new Set(echoes(part)),
  };
}
