import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { recipeDefaults } from '#contract/limits.ts';
import type { Recipe } from '../recipe.ts';
import { plainText } from './plain-text.ts';
import { readFacts } from './read-facts.ts';
import { cutSections, type Section, type SectionName } from './sections.ts';

/** A recipe as it was written: not yet checked, not yet counted. */
export type Draft = Omit<Recipe, 'nutrition' | 'checks' | 'notes'>;

/** `missing` names the parts that the answer did not have; defaults stand in for the small ones. */
export type Reading =
  | { ok: true; draft: Draft; missing: string[] }
  | { ok: false; problem: 'empty' | 'refused' | 'unreadable'; missing: string[] };

const longest = {
  answer: 200_000,
  title: 200,
  description: 2000,
  ingredient: 300,
  step: 2000,
  tip: 1000,
};
const most = { ingredients: 80, steps: 60, tips: 20 };

/** How a model says that it will not. */
const refusal =
  /\b(?:sorry|apologi[sz]e)\b|\bI(?: can(?:no|['’])t|['’]m (?:not able|unable)| (?:won['’]t|will not))\b|\bas an AI\b/i;

/** A list gives an entry an item, anything else an entry a paragraph or table row. */
function entriesOf(nodes: readonly RootContent[]): string[] {
  return nodes
    .flatMap((node) => {
      if (node.type === 'list') return node.children.map(plainText);
      if (node.type === 'table') return node.children.slice(1).map(plainText);
      return [plainText(node)];
    })
    .filter((text) => text !== '');
}

function entriesNamed(sections: readonly Section[], name: SectionName): string[] {
  return sections
    .filter((section) => section.name === name)
    .flatMap(({ nodes }) => entriesOf(nodes));
}

const bounded = (texts: string[], count: number, length: number) =>
  texts.slice(0, count).map((text) => text.slice(0, length));

/** "Step 3:", "3)" and a check box are the list's business, not the sentence's. */
const withoutNumber = (step: string) => step.replace(/^(?:step\s*)?\d{1,2}\s*[.):]\s+/i, '');

function titleOf(sections: readonly Section[]): Section | undefined {
  return sections.find(({ name, heading }) => name === undefined && heading !== '');
}

const WANTED = [
  'title',
  'description',
  'ingredients',
  'instructions',
  'prepTimeMinutes',
  'cookTimeMinutes',
  'servings',
  'difficulty',
] as const;

/** Everything that the sections say, each part bounded; what they leave out is undefined or empty. */
export function readParts(sections: readonly Section[]) {
  const title = titleOf(sections);
  const nodes = (title ?? sections[0])?.nodes ?? [];
  const steps = entriesNamed(sections, 'instructions').map(withoutNumber);
  return {
    title: title?.heading,
    description: nodes.filter((node) => node.type === 'paragraph').map(plainText)[0],
    ingredients: bounded(
      entriesNamed(sections, 'ingredients'),
      most.ingredients,
      longest.ingredient,
    ),
    instructions: bounded(steps, most.steps, longest.step),
    tips: bounded(entriesNamed(sections, 'tips'), most.tips, longest.tip),
    photoPrompt: entriesNamed(sections, 'photo').join(' ').slice(0, longest.description),
    ...readFacts(sections.flatMap((section) => entriesOf(section.nodes))),
  };
}

type Parts = ReturnType<typeof readParts>;

function isMissing(parts: Parts, name: (typeof WANTED)[number]): boolean {
  const part = parts[name];
  return part === undefined || (Array.isArray(part) && part.length === 0);
}

function draftOf(parts: Parts): Draft {
  return {
    title: (parts.title || recipeDefaults.name).slice(0, longest.title),
    description: (parts.description || recipeDefaults.description).slice(0, longest.description),
    ingredients: parts.ingredients,
    instructions: parts.instructions,
    prepTimeMinutes: parts.prepTimeMinutes ?? recipeDefaults.prepTimeMinutes,
    cookTimeMinutes: parts.cookTimeMinutes ?? recipeDefaults.cookTimeMinutes,
    servings: parts.servings ?? recipeDefaults.servings,
    difficulty: parts.difficulty ?? recipeDefaults.difficulty,
    tips: parts.tips,
    photoPrompt: parts.photoPrompt,
  };
}

/** The answer as a tree; what goes beyond the longest answer that we read is left out. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown.slice(0, longest.answer), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
}

/**
 * Reads a model's answer. Never throws, whatever the text; lets no markup and no address through.
 * @returns `empty` for no text at all (the spec's No content), `refused` where the model says that it will not, else
 * `unreadable` without ingredients or steps
 */
export function readRecipe(markdown: string): Reading {
  if (markdown.trim() === '') return { ok: false, problem: 'empty', missing: [] };
  const parts = readParts(cutSections(parseMarkdown(markdown)));
  const missing = WANTED.filter((name) => isMissing(parts, name));
  if (parts.ingredients.length === 0 || parts.instructions.length === 0) {
    const problem = refusal.test(markdown.slice(0, longest.ingredient)) ? 'refused' : 'unreadable';
    return { ok: false, problem, missing };
  }
  return { ok: true, missing, draft: draftOf(parts) };
}
