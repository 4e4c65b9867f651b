const words =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tens: Record<string, number> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 };

const spelled = new Map<string, number>([
  ...words.map((word, at): [string, number] => [word, at + 1]),
  ...Object.entries(tens),
  ['a dozen', 12],
]);

/** Pattern source for a whole number in digits or words. */
export const numberPattern = String.raw`(?:\d{1,3}|${[...spelled.keys()].join('|')})`;

/** Reads a number: "4", "four", "a dozen" → 4, 4, 12. Returns undefined for any other text. */
export function readNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const said = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return /^\d+(?:\.\d+)?$/.test(said) ? Number(said) : spelled.get(said);
}
