import type { PartialRecipe } from '#contract/generation-events.ts';
import { judge } from '../checks/judge.ts';
import type { Finding } from '../recipe.ts';
import type { Ban } from '../selections/requirements.ts';
import type { Problem } from './problems.ts';

type Judged = { passed: PartialRecipe; problems: Problem[] };

const keyOf = (where: Finding['where'], text: string) => `${where}\n${text}`;

/**
 * Whether nothing that may still come can clear a line of what was found in it. A title or a step may call by a short name
 * ("the noodles") what the list excuses ("rice noodles"), so the list has to be there; and the last line may go on in the
 * next ("200 g butter" / "beans"). Until then such a line is only kept back.
 */
function isCertain({ where, text }: Finding, recipe: PartialRecipe): boolean {
  const { ingredients, instructions, tips } = recipe;
  if (where === 'ingredients') return instructions.length > 0 || text !== ingredients.at(-1);
  if (ingredients.length === 0 || instructions.length === 0) return false;
  if (where === 'instructions') return tips.length > 0 || text !== instructions.at(-1);
  return where !== 'tips' || text !== tips.at(-1);
}

/** Leaves the lines away that a finding is about. */
function without(recipe: PartialRecipe, found: readonly Finding[]): PartialRecipe {
  const kept = new Set(found.map(({ where, text }) => keyOf(where, text)));
  const passes = (where: Finding['where']) => (text: string) => !kept.has(keyOf(where, text));
  const { title, description } = recipe;
  return {
    ...(title && passes('title')(title) ? { title } : {}),
    ...(description && passes('description')(description) ? { description } : {}),
    ingredients: recipe.ingredients.filter(passes('ingredients')),
    instructions: recipe.instructions.filter(passes('instructions')),
    tips: recipe.tips.filter(passes('tips')),
  };
}

/**
 * Judges a recipe by the cook's bans again and again while it is written: what of it may be shown, and what in it breaks a
 * ban for certain.
 */
export function judgeAsWritten(bans: readonly Ban[]): (recipe: PartialRecipe) => Judged {
  return (recipe) => {
    const judgements = judge({ title: '', description: '', ...recipe }, bans);
    const problems = judgements.flatMap(({ ban, broken }) => {
      const findings = broken.filter((finding) => isCertain(finding, recipe));
      return findings.length > 0 ? [{ subject: ban.name, findings }] : [];
    });
    const found = judgements.flatMap(({ broken }) => broken);
    return { passed: without(recipe, found), problems };
  };
}
