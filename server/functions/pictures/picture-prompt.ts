import type { Recipe } from '#recipes/recipe.ts';

const maxDescriptionLength = 600;

const style =
  'Realistic food photograph of the finished dish, plated and ready to eat, in soft daylight from the side, on a plain table, seen at a slant. ' +
  'One dish alone. No people, no hands, no packages, no text, no logo, no watermark.';

/** Returns the text as one line, without control characters: a line break could be read as the start of further instructions. */
const plain = (text: string) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

/** Returns the prompt for a picture model: our style, and the recipe's photo prompt (limited in length) or else its description. */
export function picturePrompt({ title, photoPrompt, description }: Recipe): string {
  const described = plain(photoPrompt) || plain(description);
  return `${style}\nThe dish: ${plain(title)}.${described ? ` ${described.slice(0, maxDescriptionLength)}` : ''}`;
}
