import type { Food } from '../classify/foods-in.ts';
import { type Dish, readDish, type Standing } from '../dish/dish.ts';
import { type Judged, type Line, linesAt, linesOf } from '../dish/lines.ts';
import {
  beginningsOf,
  isComposed,
  isFormOfListed,
  kindsOf,
  listedFoods,
  namesAMixture,
  namesListedFood,
  pointsAtListed,
  refersByKind,
  refersInGeneral,
  refersToListed,
  sharesAWord,
  shortNames,
} from '../dish/references.ts';
import { type UnknownFood, unknownFoods } from '../dish/unknown-foods.ts';
import { countLine } from '../nutrition/count-nutrition.ts';
import { statutoryAllergens, type Tag, tagsOfAnimals } from '../pantry/tags.ts';
import { phraseOf } from '../pantry/words.ts';
import type { Finding } from '../recipe.ts';
import type { Ban } from '../selections/requirements.ts';
import { findRawSprouts } from './raw-sprouts.ts';
import { isPureBread, isSmallHelping } from './small-helping.ts';

export type { Judged } from '../dish/lines.ts';

/** Returns why a food breaks a ban, or undefined if it does not. */
function breachOf(food: Pick<Food, 'entry' | 'contains'>, ban: Ban): string | undefined {
  for (const tag of food.contains) if (ban.tags.has(tag)) return tag;
  if (ban.madeFoods.has(food.entry.name)) return food.entry.name;
  // "Vegan" or "egg-free" removes the animal and makes it another food. "Unsalted" blue cheese is still blue cheese.
  if (tagsOfAnimals.some((tag) => food.entry.contains.has(tag) && !food.contains.has(tag)))
    return undefined;
  return food.entry.ingredientIds.find((id) => ban.ingredientIds.has(id));
}

/** Returns the standing of a food name under one ban, or undefined if the name adds nothing that matters. */
type Entering = (
  line: Line,
  food: Food,
  reason: string,
) => Exclude<Standing, 'made' | 'said'> | undefined;

/** Tags that a diet limits rather than bans. The list gives the amount, and naming the food again adds none. */
const bounded: ReadonlySet<string> = new Set<Tag>([
  ...(['starchy', 'grain', 'fatty', 'salty', 'sugary', 'added-sugar'] as const),
  ...(['refined-sugar', 'fodmap', 'seed-oil'] as const),
]);

/** Checks whether a list line names the food as a part of another: "40 g rice miso (plain: rice, soya beans, salt)". */
const isWhatLabelSays = ({ where, text }: Line, food: Food): boolean =>
  where === 'ingredients' &&
  /\((?:plain|just|only|ingredients|made (?:only )?(?:of|from|with))\b[^()]*$/i.test(
    text.slice(0, food.start),
  );

/** Matches a dry stock. It adds its salt to a listed stock without salt. */
const dryStock =
  /\b(?:stock|broth|bouillon) (?:cubes?|powder|granules|pots?|paste|concentrate)\b|\bbouillons?$/i;

function enteringUnder(dish: Dish, ban: Ban, servings: number | undefined): Entering {
  const small = new Set(
    listedFoods(dish.lines).filter((food) => isSmallHelping(food, ban, dish.lines, servings)),
  );
  const allowed = listedFoods(dish.lines).filter((food) => small.has(food) || !breachOf(food, ban));
  const names = new Set(
    allowed.flatMap((food) =>
      small.has(food) ? [phraseOf(food.text), ...shortNames(food)] : shortNames(food),
    ),
  );
  // "The amaranth" means the listed amaranth grains: the same food under another name. A title adds none of it.
  const isSameFood = ({ where }: Line, food: Food, reason: string) =>
    allowed.some(
      ({ entry, text }) =>
        entry.kind === food.entry.kind &&
        entry.ingredientIds.join() === food.entry.ingredientIds.join() &&
        (!dryStock.test(food.text) || dryStock.test(text)) &&
        // Raw salmon has tags that the listed salmon does not have.
        (bounded.has(reason) || entry.contains.has(reason as Tag)) &&
        (sharesAWord(text, food.text) || (where === 'title' && bounded.has(reason))),
    );
  // The flour in "spelt sourdough bread, made only of spelt flour" is part of the bread.
  const isPartOfSmall = (line: Line) =>
    line.foods.some((one) => small.has(one) && isPureBread(one));
  const kinds = new Set(allowed.flatMap(kindsOf));
  const beginnings = new Set(allowed.flatMap(beginningsOf));
  return (line, food, reason) => {
    if (small.has(food)) return undefined;
    const standing = dish.standingOf(line, food);
    if (standing === 'made' || standing === 'said') return undefined;
    const refers =
      refersToListed(names, line, food) ||
      (isSameFood(line, food, reason) && pointsAtListed(line, food)) ||
      isFormOfListed(names, line, food) ||
      namesAMixture(beginnings, line, food) ||
      (bounded.has(reason) &&
        (namesListedFood(allowed, line, food) || isWhatLabelSays(line, food))) ||
      isPartOfSmall(line) ||
      refersByKind(kinds, line, food) ||
      refersInGeneral(allowed, line, food) ||
      isComposed(names, beginnings, line, food);
    return refers ? undefined : standing;
  };
}

const offersBefore =
  /(?:\b(?:pinch|sprinkle|sprinkling|touch|dash) of (?:[\w-]+ ){0,2}|(?<!\b(?:before|not|never|n['’]t|without)\b[^.;]{0,30})\b(?:add|sprinkle|scatter|season|finish|top)\b (?:(?:\w+ )?(?:with|on|over) )?(?:(?:more|extra|some|a little) )*)$/i;

const spoonsBefore =
  /\b(?:\d[\d./]*|[¼½¾]|half an?|an?|one|two|three) ?(?:g|tsp|tbsp|(?:tea|table)spoons?)(?: of)? (?:[\p{L}-]+ ){0,2}$/iu;

const manySpoons =
  /\b(?:\d+|two|three|four) (?:heaped )?(?:tbsp|tablespoons?)(?: of)? (?:[\p{L}-]+ ){0,2}$/iu;
const pouredAway = /\b(?:water|brin\w*|crust|rins\w*|scrub|soak\w*|pickl\w*|drain\w*)\b/i;

/** Finds food added beyond the counted list: "a pinch of salt at the end" in a tip, "knead in 2 tsp of salt" in a step. */
function addedOnTop(line: Line, food: Food, ban: Ban, listed: readonly Line[]): string | undefined {
  const id = food.entry.ingredientIds.find((one) => ban.notOffered?.has(one));
  if (id === undefined) return undefined;
  const before = line.text.slice(Math.max(0, food.start - 60), food.start);
  if (line.where === 'tips')
    return offersBefore.test(before) || (manySpoons.test(before) && !pouredAway.test(line.text))
      ? id
      : undefined;
  const isListed = listed.some(({ foods }) =>
    foods.some(({ entry }) => entry.ingredientIds.includes(id)),
  );
  return line.where === 'instructions' && !isListed && spoonsBefore.test(before) ? id : undefined;
}

function findingsOf(line: Line, ban: Ban, entering: Entering, listed: readonly Line[]): Finding[] {
  const findings: Finding[] = [];
  for (const food of line.foods) {
    const reason = breachOf(food, ban) ?? addedOnTop(line, food, ban, listed);
    const restsOn = reason && entering(line, food, reason);
    if (!reason || !restsOn) continue;
    findings.push({ where: line.where, text: line.text, match: food.text, reason, restsOn });
  }
  if (ban.phrases.length === 0) return findings;
  const said = ` ${line.words.map(({ word }) => word).join(' ')} `;
  for (const phrase of ban.phrases) {
    if (said.includes(` ${phraseOf(phrase)} `)) {
      findings.push({ where: line.where, text: line.text, match: phrase, reason: phrase });
    }
  }
  return findings;
}

/** Words in a tip that follow the rule: "serve it pareve", "never with cream", "for a dairy meal". */
const keepsApart =
  /\b(?:pareve|parve|dairy|meatless|vegetarian|vegan|plant|instead|kosher|separate(?:ly)?|without|never|not|no|nor|neither|hours?|wait|skip|avoid|replaces?)\b|n['’]t\b/i;

/** Finds pairs that may not be combined in what is cooked, promised by the title or offered by a tip. The description is ignored. */
function meetings(lines: readonly Line[], ban: Ban, entering: Entering): Finding[] {
  const holds = (line: Line, tag: Ban['together'][number][0]) =>
    line.foods.some((food) => food.contains.has(tag) && entering(line, food, tag));
  const offers = (line: Line, tag: Ban['together'][number][0]) =>
    line.foods.some((food) => food.contains.has(tag) && entering(line, food, tag) === 'offered');
  const cooked = lines.filter(({ where }) => where !== 'description' && where !== 'tips');
  const tips = linesAt(lines, 'tips').filter(({ text }) => !keepsApart.test(text));
  return ban.together.flatMap(([one, other]) => {
    const first = cooked.find((line) => holds(line, one));
    const second =
      cooked.find((line) => holds(line, other)) ?? tips.find((line) => offers(line, other));
    if (!first || !second) return [];
    const reason = `${one} together with ${other}`;
    return [{ where: second.where, text: second.text, match: first.text, reason }];
  });
}

/** Tags that make an unknown food unsafe or forbidden for some people. */
const grave: readonly Tag[] = [...statutoryAllergens, ...tagsOfAnimals, 'alcohol'];

/**
 * Returns findings for foods that are not in the pantry. One that a tip or a description names is a finding under every ban, because
 * it can be cut. One in a step or on the list is a finding only under diets and allergens that ban allergens, animal products or
 * alcohol, because no check can say that the food is free of them.
 */
function unknownUnder(ban: Ban, unknown: readonly UnknownFood[]): Finding[] {
  const isGrave = ban.label !== 'Avoid' && grave.some((tag) => ban.tags.has(tag));
  return unknown
    .filter(
      ({ standing, line }) => isGrave || (standing !== 'enters' && line.where !== 'instructions'),
    )
    .map(({ line: { where, text }, match, standing }) => ({
      where,
      text,
      match,
      reason: 'not a food that the checks know',
      restsOn: standing,
    }));
}

/** A listed food whose label decides, with all that it may contain; without `hidden` nothing is known about the made food. */
export type LabelFinding = Finding & { hidden?: readonly Tag[] };
/** The result of one ban for a recipe: what breaks it, and which labels to read. */
export type Judgement = { ban: Ban; broken: Finding[]; labels: LabelFinding[] };

/** Name endings of bought products whose contents only the label shows. */
const madeWord =
  /\b(?:sauce|seasoning|dressing|spread|marinade|sausages?|nuggets?|patt(?:y|ies)|stuffing|gravy|bouillon|stock|broth|relish|crackers?|wrappers?|burgers?|meatballs?|wafers?|sprinkles|premix)$/i;
/** Words that show that the line already accounts for the label. */
const saysFree =
  /(?:-free\b|\bfree (?:of|from)\b|\bvegetarian\b|\bpasteurised\b|\bcertified\b|\blabell?ed\b|\bsuitable for\b|\bno added\b|\bwithout\b|\bhomemade\b|\bfresh(?:ly)?\b[^,]*\b(?:root|horseradish))/i;

/** Returns the text of a label note for a tag. */
function hiddenAs(tag: Tag): string {
  if (tag === 'fodmap') return 'may be high in FODMAPs, by its label or its amount';
  if (tag === 'unpasteurised') return 'may be made of unpasteurised milk';
  return `may be made with ${tag.replace('-family', '').replace('-', ' ')}`;
}

/** Returns label notes for foods that pass but depend on their label: Parmesan for a vegetarian. */
function labelTagsIn(line: Line, ban: Ban, isSmall: (food: Food) => boolean): LabelFinding[] {
  if (saysFree.test(line.text)) return [];
  return line.foods.flatMap((food) => {
    if (isSmall(food) || isWhatLabelSays(line, food)) return [];
    const held = [...food.contains, ...food.mayContain].find((tag) => ban.labelTags?.has(tag));
    const reason = held === undefined ? '' : hiddenAs(held);
    return held
      ? [{ where: line.where, text: line.text, match: food.text, reason, hidden: [held] }]
      : [];
  });
}

/** The line states the full contents itself: "Coconut milk, made from coconut and water only". */
const saysAllOfIt =
  /\b(?:of|from|with)\b[^.;]*\bonly\b|\bnothing else\b|\bno additives\b|\b100 ?%/i;

function labelsToRead(line: Line, ban: Ban, dish: Dish): LabelFinding[] {
  if (saysFree.test(line.text) || saysAllOfIt.test(line.text)) return [];
  // "Water, for the batter" is water: only the food that the line lists has a label.
  const name = countLine(line.text).read.food;
  const listed = name.toLowerCase();
  const entering = line.foods.filter(
    (food) => listed.includes(food.text.toLowerCase()) && dish.standingOf(line, food) === 'enters',
  );
  const may = entering.flatMap((food): LabelFinding[] => {
    const hidden = [...food.mayContain].filter((one) => ban.tags.has(one));
    const [first] = hidden;
    if (!first) return [];
    const reason = `may contain ${first}`;
    return [{ where: line.where, text: line.text, match: food.text, reason, hidden }];
  });
  const made = madeWord.exec(name);
  const isKnown =
    made && line.foods.some((food) => food.text.toLowerCase().includes(made[0].toLowerCase()));
  if (made && !isKnown) {
    may.push({ where: line.where, text: line.text, match: made[0], reason: 'check the label' });
  }
  return may;
}

/**
 * Judges a dish that has been read already; see `judge`.
 * @param servings the number of servings; without it no helping counts as small
 * @param refusesUnknown whether a food that is not in the pantry is a finding; true when a model wrote the recipe and can write it again
 */
export function judgeDish(
  dish: Dish,
  bans: readonly Ban[],
  { servings, refusesUnknown = false }: { servings?: number; refusesUnknown?: boolean } = {},
): Judgement[] {
  const { lines } = dish;
  const listed = linesAt(lines, 'ingredients');
  const unknown = refusesUnknown && bans.length > 0 ? unknownFoods(dish) : [];
  return bans.map((ban) => {
    const entering = enteringUnder(dish, ban, servings);
    const broken = [
      ...lines.flatMap((line) => findingsOf(line, ban, entering, listed)),
      ...meetings(lines, ban, entering),
      ...findRawSprouts(lines, ban),
      ...unknownUnder(ban, unknown),
    ];
    const labels = listed.flatMap((line) => [
      ...(ban.mayContainMatters ? labelsToRead(line, ban, dish) : []),
      ...labelTagsIn(line, ban, (food) => isSmallHelping(food, ban, lines, servings)),
    ]);
    return { ban, broken, labels };
  });
}

/**
 * Judges a recipe's printed text under each ban, independent of how the recipe was made. A partial recipe is judged
 * by its text so far: only a listed food that is already there excuses a short name.
 */
export function judge(recipe: Judged, bans: readonly Ban[]): Judgement[] {
  return judgeDish(readDish(linesOf(recipe)), bans);
}
