import type { CookbookDish } from '#chef/cookbook/dish.ts';
import { printDish } from '#chef/cookbook/printing/print-dish.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import type { Ban } from '#recipes/selections/requirements.ts';
import { type Adapted, plainDescription } from './adapt-dish.ts';
import { sentencesOf } from './coded-text.ts';
import { type DraftFinding, judgeDraft } from './judge-draft.ts';

/** A dish as it may be served, its printed text, and what is still wrong with it. */
export type Settled = { adapted: Adapted; draft: Draft; findings: DraftFinding[] };

const isIn = (finding: DraftFinding, text: string): boolean =>
  finding.check === 'forbidden' && finding.text === text;

/** The sentences around the recipe that nothing was found in: what only speaks of a forbidden food need not be said. */
function trimmed(
  dish: CookbookDish,
  findings: readonly DraftFinding[],
  isClean: (description: string) => boolean,
): CookbookDish {
  const tips = dish.tips.flatMap((tip) => {
    if (!findings.some((one) => isIn(one, tip))) return [tip];
    const [first = ''] = sentencesOf(tip);
    const kept = first.trim();
    return kept !== tip && isClean(kept) ? [kept] : [];
  });
  if (!findings.some((one) => isIn(one, dish.description))) return { ...dish, tips };
  const sentences = sentencesOf(dish.description).map((one) => one.trim());
  const options = [
    ...sentences.slice(0, 1),
    `${plainDescription(dish.title, dish.ingredients)}`,
    `${dish.title} for ${dish.servings}.`,
  ];
  return { ...dish, tips, description: options.find(isClean) ?? dish.description };
}

/**
 * Prints and judges a dish. Where the description or a tip only speaks of what is forbidden ("good with a glass of beer"), it is
 * left out and the rest judged again.
 * @param servings for how many it is printed
 */
export function settleAdapted(adapted: Adapted, bans: readonly Ban[], servings: number): Settled {
  const draft = printDish(adapted.dish, servings, adapted.find);
  const findings = judgeDraft(draft, bans);
  const isAround = ({ where }: DraftFinding) => where === 'tips' || where === 'description';
  if (!findings.some(isAround)) return { adapted, draft, findings };
  const isClean = (text: string) =>
    judgeDraft({ ...draft, description: text, tips: [] }, bans).every(
      (one) => one.text !== text || one.check !== 'forbidden',
    );
  const dish = trimmed(adapted.dish, findings, isClean);
  const again = { ...adapted, dish };
  const printed = printDish(dish, servings, adapted.find);
  return { adapted: again, draft: printed, findings: judgeDraft(printed, bans) };
}
