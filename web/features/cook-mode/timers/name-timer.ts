import type { FoundTime } from './find-times.ts';

const verbs =
  'simmer|bake|roast|fry|stir-fry|deep-fry|cook|boil|rest|chill|refrigerate|freeze|marinate|soak|rise|prove|proof|knead|steam|grill|toast|whisk|blend|soften|brown|sear|stir|leave|cool|stand|infuse|set|braise|poach|sauté|saute|stew|reduce|soften|sweat|char|melt|beat|wilt|warm|heat|bubble|blanch|broil|swell|settle|sizzle|caramelise|caramelize|slow-cook|let|keep|rub|mix|process|wait|steep|drain';
const pattern = new RegExp(String.raw`\b(${verbs})(?:s|ing|ed)?\b`, 'gi');

/** A food that a step names, by its place. */
type Named = { start: number; name: string };

function lastSentence(text: string): { text: string; start: number } {
  const start = Math.max(...['. ', '! ', '; '].map((end) => text.lastIndexOf(end) + 1), 0);
  return { text: text.slice(start), start };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const longestName = 40;

/**
 * What a timer is called: the last thing that is done before its time is named, and with what: "Simmer", "Fry prawns".
 * @param named the foods of the step
 */
export function nameTimer(step: string, time: FoundTime, named: readonly Named[]): string {
  const sentence = lastSentence(step.slice(0, time.start));
  const found = [...sentence.text.matchAll(pattern)].at(-1);
  if (!found?.[1]) return 'Timer';
  const verb = capitalised(found[1].toLowerCase());
  const after = sentence.start + found.index + found[0].length;
  const food = named.find(({ start }) => start >= after && start < time.start);
  const name = food ? `${verb} ${food.name.toLowerCase()}` : verb;
  return name.length <= longestName ? name : verb;
}
