import type { Tag } from '../pantry/tags.ts';
import { phraseOf, wordsOf } from '../pantry/words.ts';
import type { Finding } from '../recipe.ts';
import type { Ban } from '../selections/requirements.ts';
import type { Food } from './classify.ts';
import { excusedBy } from './excused-heads.ts';
import { type Judged, type Line, linesAt, linesOf } from './lines.ts';
import { isMadeHere, madeHere } from './made-here.ts';
import { foodsNamedBy, isComparison, isOwnDish, ownDishOf } from './own-dish.ts';

export type { Judged } from './lines.ts';

/** Why a food breaks a ban; undefined when it does not. */
function breachOf(food: Pick<Food, 'entry' | 'contains'>, ban: Ban): string | undefined {
  for (const tag of food.contains) if (ban.tags.has(tag)) return tag;
  if (ban.madeFoods.has(food.entry.name)) return food.entry.name;
  // What "vegan" or "x-free" stripped is not there, so the ingredient itself is not there either.
  if (food.contains.size < food.entry.contains.size) return undefined;
  return food.entry.ingredientIds.find((id) => ban.ingredientIds.has(id));
}

/**
 * Heads of listed foods, by which later lines may call them: where the list has "rice noodles",
 * "the noodles" of a step are those, and where it has "oat milk", "the milk".
 */
function headsOf(lines: readonly Line[], ban: Ban): Set<string> {
  return new Set(
    linesAt(lines, 'ingredients')
      .flatMap((line) => line.foods)
      .filter((food) => !breachOf(food, ban))
      .flatMap((food) => {
        const words = wordsOf(food.text).map(({ word }) => word);
        const stripped = food.contains.size < food.entry.contains.size;
        // "Vegan green curry paste" may be called so without its "vegan", or "the paste".
        const ends = words.map((_, from) => words.slice(from).join(' '));
        return stripped ? ends : ends.slice(1);
      }),
  );
}

/** Whether a food of a line is there at all: not what the dish is called, likened to, or what the list keeps the ban by. */
type IsThere = (line: Line, food: Food) => boolean;

function findingsOf(line: Line, ban: Ban, isThere: IsThere): Finding[] {
  const findings: Finding[] = [];
  for (const food of line.foods) {
    const reason = breachOf(food, ban);
    if (!reason || !isThere(line, food)) continue;
    findings.push({ where: line.where, text: line.text, match: food.text, reason });
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

/** Pairs that may not meet in what is cooked and served; a title or description only tells of it. */
function meetings(lines: readonly Line[], ban: Ban, isThere: IsThere): Finding[] {
  const holds = (line: Line, tag: Ban['together'][number][0]) =>
    line.foods.some((food) => food.contains.has(tag) && isThere(line, food));
  const cooked = lines.filter(({ where }) => where !== 'title' && where !== 'description');
  return ban.together.flatMap(([one, other]) => {
    const first = cooked.find((line) => holds(line, one));
    const second = cooked.find((line) => holds(line, other));
    if (!first || !second) return [];
    const reason = `${one} together with ${other}`;
    return [{ where: second.where, text: second.text, match: first.text, reason }];
  });
}

/** What one ban finds in a recipe: what breaks it, and what a label may hide. */
export type Judgement = { ban: Ban; broken: Finding[]; labels: Finding[] };

/** Ends of names that stand for something made, whose label alone tells what is in it. */
const madeWord =
  /\b(?:sauce|paste|mix|blend|seasoning|dressing|spread|powder|marinade|sausages?|nuggets?|patt(?:y|ies)|filling|topping|gravy|rub|bouillon|stock|broth|glaze|relish|dip|crumbs|coating|stuffing|crackers?|wrappers?|burgers?|meatballs?|wafers?|sprinkles|syrup|premix)\b/i;

/** How a label note names what it may be. */
function hiddenAs(tag: Tag): string {
  if (tag === 'fodmap') return 'may be high in FODMAPs, by its label or its amount';
  if (tag === 'unpasteurised') return 'may be made of unpasteurised milk';
  return `may be made with ${tag.replace('-family', '').replace('-', ' ')}`;
}

/** Foods that pass, but whose label decides: Parmesan for a vegetarian. */
function labelTagsIn(line: Line, ban: Ban): Finding[] {
  return line.foods.flatMap((food) => {
    const held = [...food.contains, ...food.mayContain].find((tag) => ban.labelTags?.has(tag));
    const reason = held === undefined ? '' : hiddenAs(held);
    return held ? [{ where: line.where, text: line.text, match: food.text, reason }] : [];
  });
}

function labelsToRead(line: Line, ban: Ban): Finding[] {
  const may = line.foods.flatMap((food) => {
    const tag = [...food.mayContain].find((one) => ban.tags.has(one));
    return tag
      ? [{ where: line.where, text: line.text, match: food.text, reason: `may contain ${tag}` }]
      : [];
  });
  const made = madeWord.exec(line.text);
  const known =
    made && line.foods.some((food) => food.text.toLowerCase().includes(made[0].toLowerCase()));
  if (made && !known) {
    may.push({ where: line.where, text: line.text, match: made[0], reason: 'check the label' });
  }
  return may;
}

/** Judges lines that have been read already; see `judge`. */
export function judgeLines(lines: readonly Line[], bans: readonly Ban[]): Judgement[] {
  const listed = linesAt(lines, 'ingredients');
  const own = ownDishOf(linesAt(lines, 'title')[0]);
  const made = madeHere(lines);
  return bans.map((ban) => {
    const heads = headsOf(lines, ban);
    const saysSo = (dish: Food) =>
      foodsNamedBy(dish).some((food) => breachOf(food, ban) && !heads.has(phraseOf(food.text)));
    const isThere: IsThere = (line, food) =>
      !excusedBy(heads, line, food) &&
      (!isOwnDish(food, line, own) || saysSo(food)) &&
      !isMadeHere(food, line, made) &&
      !isComparison(food, line);
    const broken = [
      ...lines.flatMap((line) => findingsOf(line, ban, isThere)),
      ...meetings(lines, ban, isThere),
    ];
    const labels = listed.flatMap((line) => [
      ...(ban.mayContainMatters ? labelsToRead(line, ban) : []),
      ...labelTagsIn(line, ban),
    ]);
    return { ban, broken, labels };
  });
}

/**
 * Judges a recipe's printed text by each ban, knowing nothing of how the recipe was made. A part of a recipe is judged
 * by what it says so far: a short name is excused only by a listed food that is already there.
 */
export function judge(recipe: Judged, bans: readonly Ban[]): Judgement[] {
  return judgeLines(linesOf(recipe), bans);
}
