import type { Recipe } from '#recipes/recipe.ts';

const maxDescriptionLength = 600;

const style =
  'Realistic food photograph of the finished dish, plated and ready to eat, in soft daylight from the side, on a plain table, seen at a slant. ' +
  'One dish alone. No people, no hands, no packages, no text, no logo, no watermark.';

/** One line of plain words: what breaks lines could be read as further instructions. */
const plain = (text: string) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

/** What a picture model is asked for: the recipe's own photo prompt, bounded, as a description, and our style. */
export function picturePrompt({ title, photoPrompt, description }: Recipe): string {
  const described = plain(photoPrompt) || plain(description);
  return `${style}\nThe dish: ${plain(title)}.${described ? ` ${described.slice(0, maxDescriptionLength)}` : ''}`;
}
