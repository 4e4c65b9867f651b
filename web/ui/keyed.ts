/** A text with its React key in a list: the text itself with its occurrence number, since the same text may occur twice. */
export type KeyedText = { key: string; text: string };

export function keyed(texts: readonly string[]): KeyedText[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return { key: `${times}:${text}`, text };
  });
}
