import type { RemixBase } from '#contract/remix.ts';
import { keepsHardGoals } from '#recipes/checks/missed-bounds.ts';
import { scaleRecipe } from '#recipes/measures/scale/scale-recipe.ts';
import { countNutrition } from '#recipes/nutrition/count-nutrition.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';
import { adaptDish } from '../adapting/adapt-dish.ts';
import { type DraftFinding, judgeDraft } from '../adapting/judge-draft.ts';
import { plainDescription } from '../adapting/reword-texts.ts';
import type { AskedStandIns } from '../adapting/wanted.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import type { MadeDish } from '../serving/serve-dish.ts';
import { printRecipeDish } from './dish-of-recipe.ts';

const isForbidden = ({ check }: DraftFinding): boolean => check === 'forbidden';

/** Drops tips that mention a forbidden food and replaces a description that does with a plain one. */
function trimmed(draft: Draft, dish: CookbookDish, findings: readonly DraftFinding[]): Draft {
  const said = new Set(findings.filter(isForbidden).map(({ text }) => text));
  return {
    ...draft,
    description: said.has(draft.description)
      ? plainDescription(draft.title, dish.ingredients)
      : draft.description,
    tips: draft.tips.filter((tip) => !said.has(tip)),
  };
}

/** Scales the draft to a number of servings. Notes about tins and times become tips. */
function scaled(draft: Draft, servings: number): Draft {
  const { notes, ...rest } = scaleRecipe({ ...draft, notes: [] }, draft.servings, servings);
  return { ...rest, tips: [...rest.tips, ...notes] };
}

/** Returns whether a draft has faults that its source recipe does not have. */
function isWorse(findings: readonly DraftFinding[], before: readonly DraftFinding[]): boolean {
  const count = (all: readonly DraftFinding[], check: string) =>
    all.filter((one) => one.check === check).length;
  return findings.some(({ check }) => count(findings, check) > count(before, check));
}

/**
 * Adapts a recipe that is not in the cookbook to a cook's choices: foods change by their roles, every other word stays.
 * @param dish the recipe as a dish, including what a wish adds
 * @returns undefined when the steps cannot be worded for the change or a check finds a new fault
 */
export function makeRecipe(
  dish: CookbookDish,
  base: RemixBase,
  requirements: Requirements,
  book: Cookbook,
  asked: AskedStandIns,
): MadeDish | undefined {
  const { bans } = requirements;
  const adapted = adaptDish(dish, bans, book.find, asked);
  if (!adapted) return undefined;
  const printed = printRecipeDish(adapted.dish, base);
  const whole = trimmed(printed, adapted.dish, judgeDraft(printed, bans).findings);
  const draft = scaled(whole, requirements.servings ?? base.servings);
  const { findings } = judgeDraft(draft, bans);
  const { findings: before } = judgeDraft({ ...printRecipeDish(dish, base) }, []);
  if (findings.some(isForbidden) || isWorse(findings, before)) return undefined;
  const nutrition = countNutrition(draft.ingredients, draft.servings, draft.instructions);
  if (!keepsHardGoals(requirements.goals, nutrition)) return undefined;
  return { dish: adapted.dish, draft, nutrition, changes: adapted.changes };
}
