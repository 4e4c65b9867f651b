import { wordsOf } from '../pantry/words.ts';
import type { Finding } from '../recipe.ts';
import type { Ban } from '../selections/requirements.ts';
import { type Food, foodsIn } from './classify.ts';

/** The texts of a recipe that are judged. */
export type Judged = {
  title: string;
  description: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  tips: readonly string[];
};

type Line = { where: Finding['where']; text: string; foods: Food[]; phrase: string };

/** Why a food breaks a ban; undefined when it does not. */
function breachOf(food: Pick<Food, 'entry' | 'contains'>, ban: Ban): string | undefined {
  for (const tag of food.contains) if (ban.tags.has(tag)) return tag;
  if (ban.madeFoods.has(food.entry.name)) return food.entry.name;
  // What "vegan" or "x-free" stripped is not there, so the ingredient itself is not there either.
  if (food.contains.size < food.entry.contains.size) return undefined;
  return food.entry.ingredientIds.find((id) => ban.ingredientIds.has(id));
}

function linesOf(recipe: Judged): Line[] {
  const make = (where: Finding['where'], texts: readonly string[]) =>
    texts.map((text) => ({
      where,
      text,
      foods: foodsIn(text),
      phrase: wordsOf(text)
        .map(({ word }) => word)
        .join(' '),
    }));
  return [
    ...make('ingredients', recipe.ingredients),
    ...make('title', [recipe.title]),
    ...make('description', [recipe.description]),
    ...make('instructions', recipe.instructions),
    ...make('tips', recipe.tips),
  ];
}

/**
 * Heads of listed foods, by which later lines may call them: where the list has "rice noodles",
 * "the noodles" of a step are those, and where it has "oat milk", "the milk".
 */
function headsOf(lines: readonly Line[], ban: Ban): Set<string> {
  const listed = lines.filter((line) => line.where === 'ingredients').flatMap((line) => line.foods);
  return new Set(
    listed
      .filter((food) => !breachOf(food, ban))
      .flatMap((food) => {
        const words = wordsOf(food.text);
        const stripped = food.contains.size < food.entry.contains.size;
        return words.length > 1 || stripped ? (words.at(-1)?.word ?? []) : [];
      }),
  );
}

function findingsOf(line: Line, ban: Ban, heads: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = [];
  for (const food of line.foods) {
    const reason = breachOf(food, ban);
    if (!reason) continue;
    const words = wordsOf(food.text);
    const isHead = words.length === 1 && heads.has(words[0]?.word ?? '');
    if (line.where !== 'ingredients' && isHead) continue;
    findings.push({ where: line.where, text: line.text, match: food.text, reason });
  }
  for (const phrase of ban.phrases) {
    const singular = wordsOf(phrase)
      .map(({ word }) => word)
      .join(' ');
    if (` ${line.phrase} `.includes(` ${singular} `)) {
      findings.push({ where: line.where, text: line.text, match: phrase, reason: phrase });
    }
  }
  return findings;
}

function meetings(lines: readonly Line[], ban: Ban): Finding[] {
  const listed = lines.filter((line) => line.where === 'ingredients');
  return ban.together.flatMap(([one, other]) => {
    const first = listed.find((line) => line.foods.some((food) => food.contains.has(one)));
    const second = listed.find((line) => line.foods.some((food) => food.contains.has(other)));
    if (!first || !second) return [];
    const reason = `${one} together with ${other}`;
    return [{ where: 'ingredients' as const, text: second.text, match: first.text, reason }];
  });
}

/** What one ban finds in a recipe: what breaks it, and what a label may hide. */
export type Judgement = { ban: Ban; broken: Finding[]; labels: Finding[] };

/** Ends of names that stand for something made, whose label alone tells what is in it. */
const MADE_WORD =
  /\b(?:sauce|paste|mix|seasoning|dressing|spread|powder|marinade|sausages?|nuggets?|patt(?:y|ies)|filling|topping|gravy|rub)\b/i;

function labelsToRead(line: Line, ban: Ban): Finding[] {
  const may = line.foods.flatMap((food) => {
    const tag = [...food.mayContain].find((one) => ban.tags.has(one));
    return tag
      ? [{ where: line.where, text: line.text, match: food.text, reason: `may contain ${tag}` }]
      : [];
  });
  const made = MADE_WORD.exec(line.text);
  const known =
    made && line.foods.some((food) => food.text.toLowerCase().includes(made[0].toLowerCase()));
  if (made && !known) {
    may.push({ where: line.where, text: line.text, match: made[0], reason: 'check the label' });
  }
  return may;
}

/** Judges a recipe's printed text by each ban, knowing nothing of how the recipe was made. */
export function judge(recipe: Judged, bans: readonly Ban[]): Judgement[] {
  const lines = linesOf(recipe);
  return bans.map((ban) => {
    const heads = headsOf(lines, ban);
    const broken = [
      ...lines.flatMap((line) => findingsOf(line, ban, heads)),
      ...meetings(lines, ban),
    ];
    const listed = lines.filter((line) => line.where === 'ingredients');
    const labels = ban.mayContainMatters ? listed.flatMap((line) => labelsToRead(line, ban)) : [];
    return { ban, broken, labels };
  });
}
