const wordNumbers: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  eight: '8',
  ten: '10',
  twelve: '12',
  half: '0.5',
  couple: '2',
  single: '1',
  solo: '1',
  family: '4',
  crowd: '12',
  party: '12',
  duo: '2',
};

/** Returns the text with number words and fractions written as digits. */
function inDigits(name: string): string {
  return name
    .toLowerCase()
    .replace(/½/g, '.5')
    .replace(/\bhalf an hour\b/g, '30 minutes')
    .replace(/\ban hour\b/g, '1 hour')
    .replace(/\b[a-z]+\b/g, (word) => wordNumbers[word] ?? word);
}

const openEnded =
  /\b(?:over|more than|at least|longer|plus|slow|weekend|all day|overnight|no rush|no limit|unlimited|project|from)\b|\+/;
const nothingPattern = /\b(?:no[- ](?:cook|prep|bake|oven|heat)|none|raw|zero)\b/;
const quickWords: readonly (readonly [RegExp, number])[] = [
  [/\b(?:instant|express|super quick|very quick|lightning)\b/, 15],
  [/\b(?:quick|fast|short|speedy|weeknight)\b/, 30],
  [/\b(?:medium|moderate|standard|average)\b/, 60],
];

/** What a time category asks for: an upper bound in minutes, or that there is none. */
export type TimeBound = { maxMinutes: number | undefined };

/**
 * "Under 30 minutes", "15 min", "1 hour", "1-2 hours", "No cook", "Quick" → the upper bound.
 * "Over 2 hours" and "Slow" have no upper bound.
 * @returns undefined when the name says nothing about time
 */
export function readTimeBound(name: string): TimeBound | undefined {
  const text = inDigits(name);
  if (nothingPattern.test(text)) return { maxMinutes: 0 };
  const times = [
    ...text.matchAll(
      /(\d+(?:\.\d+)?)\s*(?:[-–—]|to)?\s*(\d+(?:\.\d+)?)?\s*\+?[-\s]*(hours?|hrs?|h\b|minutes?|mins?|m\b)/g,
    ),
  ];
  if (times.length > 0) {
    if (openEnded.test(text)) return { maxMinutes: undefined };
    const minutes = times.reduce((sum, [, from, to, unit = '']) => {
      const number = Number(to ?? from);
      return sum + number * (unit.startsWith('h') ? 60 : 1);
    }, 0);
    return { maxMinutes: Math.round(minutes) };
  }
  for (const [pattern, maxMinutes] of quickWords) if (pattern.test(text)) return { maxMinutes };
  if (openEnded.test(text) || /\b(?:any|anytime)\b/.test(text)) return { maxMinutes: undefined };
  return undefined;
}

/** "Over 2 hours", "More than 90 minutes" → the lower bound in minutes; undefined for any other name. */
export function leastMinutesOf(name: string): number | undefined {
  const text = inDigits(name);
  const found = /(\d+(?:\.\d+)?)\s*\+?[-\s]*(hours?|hrs?|minutes?|mins?)\b/.exec(text);
  if (!found || !openEnded.test(text)) return undefined;
  return Number(found[1]) * (found[2]?.startsWith('h') ? 60 : 1);
}

/** "Serves 4", "For two", "6-8 people", "Crowd (12+)" → the number of servings (the largest one named); undefined when it names none. */
export function readServings(name: string): number | undefined {
  const text = inDigits(name);
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (numbers.length === 0) return /\b(?:1|just me|me)\b/.test(text.toLowerCase()) ? 1 : undefined;
  const servings = Math.max(...numbers);
  return servings >= 1 && servings <= 100 ? servings : undefined;
}
