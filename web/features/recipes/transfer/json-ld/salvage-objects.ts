const deepest = 64;

/**
 * Returns the complete objects in JSON that is broken or cut off: the outermost that can be parsed, in order.
 * @param isWanted selects the objects; objects inside a wanted one are not returned again
 */
export function salvageObjects(json: string, isWanted: (value: unknown) => boolean): unknown[] {
  const found: { start: number; value: unknown }[] = [];
  const open: number[] = [];
  let inText = false;
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    if (inText) {
      if (character === '\\') index += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{') open.push(index);
    else if (character === '}') {
      const start = open.pop();
      if (start === undefined || open.length > deepest) continue;
      const value = parse(json.slice(start, index + 1));
      if (value === undefined || !isWanted(value)) continue;
      while ((found.at(-1)?.start ?? -1) > start) found.pop();
      found.push({ start, value });
    }
  }
  return found.map(({ value }) => value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Broken inside; complete objects in it were already checked.
    return undefined;
  }
}
