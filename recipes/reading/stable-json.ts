type Level = { isArray: boolean; stable: number };

/**
 * Returns the beginning of a JSON text that contains only complete values: it ends after the last complete entry of the list that
 * is still streaming, or after the last complete pair. The JSON repair closes the brackets that stay open.
 */
export function stableJson(text: string): string {
  const levels: Level[] = [];
  let quote = '';
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? '';
    if (quote !== '') {
      if (sign === '\\') index++;
      else if (sign === quote) quote = '';
    } else if (sign === '"') quote = sign;
    else if (sign === '{' || sign === '[')
      levels.push({ isArray: sign === '[', stable: index + 1 });
    else if (sign === '}' || sign === ']') {
      levels.pop();
      if (levels.length === 0) return text;
    } else if (sign === ',') {
      const level = levels.at(-1);
      if (level) level.stable = index;
    }
  }
  // An object in a list is shown once it is complete.
  const list = levels.find(({ isArray }) => isArray);
  return text.slice(0, (list ?? levels.at(-1))?.stable ?? 0);
}
