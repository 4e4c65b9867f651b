/** A text with a key for a list: the text itself, and which of its kind it is where it stands twice. */
export type KeyedText = { key: string; text: string };

export function keyed(texts: readonly string[]): KeyedText[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return { key: `${times}:${text}`, text };
  });
}
