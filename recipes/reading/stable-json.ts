type Level = { isArray: boolean; stable: number };

/**
 * The beginning of a JSON text that holds only whole values: it ends behind the last whole entry of the list that is being
 * written, or the last whole pair. The repair closes what it leaves open.
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
  // An object within a list is shown when it is whole.
  const list = levels.find(({ isArray }) => isArray);
  return text.slice(0, (list ?? levels.at(-1))?.stable ?? 0);
}
