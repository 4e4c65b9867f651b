import { readPrinted } from '#chef/cookbook/checking/check-printed.ts';
import { decode, encode, sentencesOf } from '#chef/cookbook/coded-text.ts';
import type { CookbookDish, DishStep } from '#chef/cookbook/dish.ts';
import { printDish } from '#chef/cookbook/printing/print-dish.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import type { Ban } from '#recipes/selections/requirements.ts';
import type { Adapted } from './adapt-dish.ts';
import { type DraftFinding, forbiddenIn, judgeDraft, rememberTexts } from './judge-draft.ts';
import { nameLabels } from './name-labels.ts';
import { inPlainWords } from './plain-words.ts';
import { plainDescription } from './reword-texts.ts';

/** An adapted dish, its printed text with what labels must say, and the remaining findings. */
export type Settled = { adapted: Adapted; draft: Draft; findings: DraftFinding[] };

const isIn = (finding: DraftFinding, text: string): boolean =>
  finding.check === 'forbidden' && finding.text === text;

/** Returns the forbidden words in the steps. */
const wordsIn = (findings: readonly DraftFinding[]): string[] =>
  findings.flatMap(({ where, match }) =>
    where === 'instructions' && match ? [match.toLowerCase()] : [],
  );

/** Removes the end of a sentence that uses no ingredient and names something forbidden: "…, with salted butter." */
function withoutEnd(sentence: string, words: readonly string[]): string {
  const [whole, end = '', stop = ''] =
    /(,? (?:with|or|and) [^,;\uE000-\uF8FF]*)([.!]\s*)$/u.exec(sentence) ?? [];
  if (whole === undefined || !words.some((word) => end.toLowerCase().includes(word)))
    return sentence;
  return sentence.slice(0, -whole.length) + stop;
}

/** Rewords a step in plainer words and drops later sentences that use nothing and name something forbidden. */
function plainStep(step: DishStep, bans: readonly Ban[], words: readonly string[]): DishStep {
  const coded = encode(step.segments);
  const plain = inPlainWords(coded.text, bans);
  const sentences = sentencesOf(plain).map((one) => withoutEnd(one, words));
  const said = sentences.filter(
    (one, at) =>
      at === 0 ||
      /[\uE000-\uF8FF]/u.test(one) ||
      !words.some((word) => one.toLowerCase().includes(word)),
  );
  const text = said.join('').trim();
  return text === coded.text ? step : { ...step, segments: decode({ ...coded, text }) };
}

/** Returns the dish without texts that only mention a forbidden food. */
function trimmed(
  dish: CookbookDish,
  findings: readonly DraftFinding[],
  bans: readonly Ban[],
  isClean: (text: Partial<Draft>) => boolean,
): CookbookDish {
  const words = wordsIn(findings);
  const steps =
    words.length > 0 ? dish.steps.map((step) => plainStep(step, bans, words)) : dish.steps;
  const ingredients = dish.ingredients.map((one) => ({
    ...one,
    notes: one.notes.map((note) => inPlainWords(note, bans)),
  }));
  const tips = dish.tips.flatMap((tip) => {
    if (!findings.some((one) => isIn(one, tip))) return [tip];
    const [first = ''] = sentencesOf(tip);
    const options = [inPlainWords(tip, bans), first.trim()].filter((one) => one !== tip);
    return options.find((one) => isClean({ tips: [one] })) ?? [];
  });
  const now = { ...dish, steps, ingredients, tips };
  if (!findings.some((one) => isIn(one, dish.description))) return now;
  const sentences = sentencesOf(dish.description).map((one) => one.trim());
  const options = [
    inPlainWords(dish.description, bans),
    ...sentences.slice(0, 1),
    plainDescription(dish.title, dish.ingredients),
    `${dish.title} for ${dish.servings}.`,
  ];
  const description = options.find((one) => isClean({ description: one })) ?? dish.description;
  return { ...now, description };
}

/**
 * Prints and judges a dish. When the description, a tip or a sentence only mentions something forbidden ("good with a glass of beer"),
 * it removes or rewords that text and judges the dish again.
 * @param servings the number of servings to print
 */
export function settleAdapted(adapted: Adapted, bans: readonly Ban[], servings: number): Settled {
  const draft = printDish(adapted.dish, servings, adapted.find);
  const read = rememberTexts();
  const { findings, labels } = judgeDraft(draft, bans, read);
  if (!findings.some(({ check }) => check === 'forbidden')) {
    return { adapted, draft: nameLabels(draft, labels), findings };
  }
  const isClean = (text: Partial<Draft>) =>
    forbiddenIn(
      readPrinted({ ...draft, description: '', tips: [], ...text }, read),
      servings,
      bans,
    ).every(({ where }) => where !== 'tips' && where !== 'description');
  const dish = trimmed(adapted.dish, findings, bans, isClean);
  const find: Adapted['find'] = (path) => {
    const part = adapted.find(path);
    const words = wordsIn(findings);
    return part && { ...part, steps: part.steps.map((step) => plainStep(step, bans, words)) };
  };
  const printed = printDish(dish, servings, find);
  const judged = judgeDraft(printed, bans, read);
  return {
    adapted: { ...adapted, dish, find },
    draft: nameLabels(printed, judged.labels),
    findings: judged.findings,
  };
}
