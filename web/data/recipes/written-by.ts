/** Returns the author text for a recipe page; null when the author is unknown. */
export function writtenBy(model: string | null | undefined): string | null {
  if (!model) return null;
  return /^chef\b/.test(model)
    ? 'Written by Saffron Table’s built-in chef'
    : 'Written by an AI model, checked by Saffron Table';
}
