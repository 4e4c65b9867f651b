import type { Nutrition } from '#recipes/recipe.ts';
import { absoluteUrl } from '../../../../data/recipes/absolute-url.ts';
import type { RecipeView } from '../../../../data/recipes/recipe-view.ts';
import { type TransferRecipe, transferOf } from '../transfer-recipe.ts';
import { escapeLine, escapeText } from './escape-text.ts';

/** The `format` value in the front matter of our own files; their reader looks for it. */
export const markdownFormat = 'saffron-table/1';

function frontMatter(own: TransferRecipe, pageUrl: string, siteUrl: string): string[] {
  const address = (path: string) => JSON.stringify(absoluteUrl(path, siteUrl));
  return [
    '---',
    `format: ${markdownFormat}`,
    `source: ${JSON.stringify(pageUrl)}`,
    ...(own.imagePath === null ? [] : [`image: ${address(own.imagePath)}`]),
    ...(own.thumbnailPath === null ? [] : [`thumbnail: ${address(own.thumbnailPath)}`]),
    ...(own.isFavorite ? ['favorite: true'] : []),
    ...(own.rating === null ? [] : [`rating: ${own.rating}`]),
    '---',
  ];
}

function facts(own: TransferRecipe): string[] {
  const categories = own.categories.map((name) => escapeLine(name).replaceAll(',', '\\,'));
  return [
    ...(own.prepTimeMinutes === null ? [] : [`- Prep time: ${own.prepTimeMinutes} min`]),
    ...(own.cookTimeMinutes === null ? [] : [`- Cook time: ${own.cookTimeMinutes} min`]),
    ...(own.servings === null ? [] : [`- Servings: ${own.servings}`]),
    ...(own.difficulty === null ? [] : [`- Difficulty: ${escapeLine(own.difficulty)}`]),
    ...(categories.length === 0 ? [] : [`- Categories: ${categories.join(', ')}`]),
  ];
}

function list(heading: string, texts: readonly string[], markerOf: (index: number) => string) {
  const items = texts.map((text, index) => {
    const marker = markerOf(index);
    return `${marker} ${escapeText(text, ' '.repeat(marker.length + 1))}`;
  });
  return ['', `## ${heading}`, ...(items.length > 0 ? ['', ...items] : [])];
}

/** Nutrition for people to read; this app recalculates it from the ingredients. */
function nutritionLines(nutrition: Nutrition | null): string[] {
  if (!nutrition || nutrition.matchedShare === 0) return [];
  return [
    '',
    '## Nutrition per serving',
    '',
    `- Energy: ${Math.round(nutrition.energyKcal)} kcal`,
    `- Protein: ${Math.round(nutrition.proteinG)} g`,
    `- Carbs: ${Math.round(nutrition.carbohydrateG)} g`,
    `- Fat: ${Math.round(nutrition.fatG)} g`,
    `- Fiber: ${Math.round(nutrition.fibreG)} g`,
  ];
}

/**
 * Writes one recipe as Markdown that reads well anywhere and is read back unchanged.
 * @param rating the cook's own stars
 */
export function writeMarkdown(recipe: RecipeView, rating: number | null, siteUrl: string): string {
  const own = transferOf(recipe, rating, siteUrl);
  const picture = `![${escapeLine(own.name)}](<${absoluteUrl(recipe.image, siteUrl)}>)`;
  return [
    ...frontMatter(own, `${siteUrl}/recipe/${recipe.id}`, siteUrl),
    '',
    `# ${escapeLine(own.name)}`,
    ...(own.imagePath === null ? [] : ['', picture]),
    ...(own.description === '' ? [] : ['', escapeText(own.description)]),
    '',
    ...facts(own),
    ...list('Ingredients', own.ingredients, () => '-'),
    ...list('Instructions', own.instructions, (index) => `${index + 1}.`),
    ...(own.tips.length === 0 ? [] : list('Tips', own.tips, () => '-')),
    ...nutritionLines(recipe.details.nutrition),
    '',
  ].join('\n');
}
