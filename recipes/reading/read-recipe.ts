import { recipeDefaults } from '#contract/limits.ts';
import type { Difficulty } from '../recipe.ts';
import { type Block, readBlocks } from './blocks.ts';
import { type Facts, readFacts } from './facts.ts';
import { markdownOfJson } from './json-answer.ts';
import { type Section, sortIntoSections } from './sections.ts';

/** A recipe as an answer gives it, with the spec's defaults where it says nothing. */
export type ReadRecipe = {
  title: string;
  description: string;
  ingredients: string[];
  instructions: string[];
  tips: string[];
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  servings: number;
  difficulty: Difficulty;
  photoPrompt: string;
  /** The parts that the answer did not have, filled by defaults or left empty. */
  missing: string[];
};

export type Reading =
  | { outcome: 'recipe'; recipe: ReadRecipe }
  | { outcome: 'empty' }
  | { outcome: 'refused'; text: string }
  | { outcome: 'unreadable'; missing: string[] };

const bound = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;

function listOf(blocks: readonly Block[], maxItems: number, maxLength: number): string[] {
  const items = blocks.filter(({ kind }) => kind === 'item');
  const lines = items.length > 0 ? items : blocks;
  return lines
    .map(({ text }) =>
      bound(text.replace(/^(?:[-*•–]\s+|\[[ x]\]\s*|[☐☑✓✔]\s*)+/i, '').trim(), maxLength),
    )
    .filter((text) => /\p{L}/u.test(text))
    .slice(0, maxItems);
}

/** Numbers before steps go: the page numbers them itself. */
const withoutNumber = (text: string) => text.replace(/^(?:step\s*)?\d{1,2}\s*[).:]\s*/i, '').trim();

function titleOf(sections: Record<Section, Block[]>): string {
  const raw = sections.title[0]?.text ?? '';
  return bound(
    raw
      .replace(/^(?:recipe|title|name)\s*:\s*/i, '')
      .replace(/^["“](.*)["”]$/, '$1')
      .trim(),
    200,
  );
}

const REFUSAL =
  /\b(?:i(?:'|’)?m sorry|i am sorry|i can(?:'|’)?t|i cannot|i(?:'|’)?m (?:not able|unable)|as an ai)\b/i;

function missingParts(recipe: Omit<ReadRecipe, 'missing'>, title: string, facts: Facts): string[] {
  const parts: [string, boolean][] = [
    ['title', title !== ''],
    ['ingredients', recipe.ingredients.length > 0],
    ['instructions', recipe.instructions.length > 0],
    ['tips', recipe.tips.length > 0],
    ['prepTimeMinutes', facts.prepTimeMinutes !== undefined],
    ['cookTimeMinutes', facts.cookTimeMinutes !== undefined],
    ['servings', facts.servings !== undefined],
    ['difficulty', facts.difficulty !== undefined],
  ];
  return parts.filter(([, has]) => !has).map(([name]) => name);
}

/**
 * Reads a model's answer into a recipe. Never throws, whatever the text; no text at all is the spec's
 * "No content". An answer without ingredients or without steps is no recipe.
 */
export function readRecipe(answer: string): Reading {
  if (answer.trim() === '') return { outcome: 'empty' };
  const sections = sortIntoSections(readBlocks(markdownOfJson(answer) ?? answer));
  const title = titleOf(sections);
  const facts = readFacts(
    Object.values(sections)
      .flat()
      .filter((one) => !sections.instructions.includes(one))
      .map(({ text }) => text),
  );
  const description = sections.description
    .map(({ text }) => text)
    .filter((text) => !/^(?:prep|cook|serv|difficulty)/i.test(text))
    .join(' ');
  const recipe = {
    title: title || recipeDefaults.name,
    description: bound(description, 2000) || recipeDefaults.description,
    ingredients: listOf(sections.ingredients, 80, 300),
    instructions: listOf(sections.instructions, 60, 2000).map(withoutNumber).filter(Boolean),
    tips: listOf(sections.tips, 20, 1000),
    prepTimeMinutes: facts.prepTimeMinutes ?? recipeDefaults.prepTimeMinutes,
    cookTimeMinutes: facts.cookTimeMinutes ?? recipeDefaults.cookTimeMinutes,
    servings: facts.servings ?? recipeDefaults.servings,
    difficulty: facts.difficulty ?? recipeDefaults.difficulty,
    photoPrompt: bound(sections.photo.map(({ text }) => text).join(' '), 2000),
  };
  const missing = missingParts(recipe, title, facts);
  if (recipe.ingredients.length > 0 && recipe.instructions.length > 0) {
    return { outcome: 'recipe', recipe: { ...recipe, missing } };
  }
  if (REFUSAL.test(answer.slice(0, 400)))
    return { outcome: 'refused', text: bound(answer.trim(), 500) };
  return { outcome: 'unreadable', missing };
}
