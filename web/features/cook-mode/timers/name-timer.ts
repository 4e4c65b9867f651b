import type { FoundWait } from './find-waits.ts';
import { findVerbs } from './step-verbs.ts';

/** A food that a step names, with its position. */
type Named = { start: number; name: string };

const longestName = 40;
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Verbs that name the wait after "let it …" and "leave them to …". */
const rests =
  /\b(rest|cool|stand|sit|rise|prove|proof|infuse|steep|soak|marinate|drain|chill|set|bubble|simmer|steam|pop|dry|thicken|soften|settle|swell|pickle|ferment|boil|cook|brew|macerate|firm up)\b/iu;
const places: readonly [RegExp, string][] = [
  [/\b(?:fridge|refrigerator)\b/i, 'Chill'],
  [/\bfreezer\b/i, 'Freeze'],
  [/\boven\b/i, 'Bake'],
  [/\bunder (?:the|a) (?:hot |medium )?grill\b/i, 'Grill'],
  [/\b(?:off|from) the (?:heat|hob|stove)\b/i, 'Rest'],
  [/\b(?:over|on) (?:an? |the )?(?:\p{L}+ ){0,2}(?:heat|hob|stove|flame)\b/iu, 'Cook'],
];
/** Words between a verb and the food that it applies to: "Brown the butter", "Fry 2 tbsp of the paste". */
const straightTo =
  /^\s+(?:in\s+)?(?:(?:the|your|all|both|half|of|other|remaining|rest|last|first|\d+|[\d.,/¼½¾⅓⅔⅛]+|k?g|ml|l|tbsp|tsp|cups?|oz|lb)\s*)*$/iu;

/** Returns the food that a verb applies to; "it" and "them" refer to the food before the verb. */
function objectOf(step: string, { verb, start }: FoundWait, named: readonly Named[]) {
  if (!verb) return undefined;
  // "Leave the rice to cool": the food comes before the verb.
  const left = /\b(?:leave|let)\b(?=[^.,;]*\sto\s$)/i.exec(step.slice(0, verb.start));
  const from = left ? left.index + left[0].length : verb.end;
  const direct = named.find(
    (food) =>
      food.start >= from && food.start < start && straightTo.test(step.slice(from, food.start)),
  );
  if (direct) return direct.name;
  if (!/^\s+(?:it|them)\b/i.test(step.slice(verb.end))) return undefined;
  return foodBefore(step, verb.start, named);
}

/** Returns the food that "it" and "them" refer to at a position; undefined if there are several. */
function foodBefore(step: string, at: number, named: readonly Named[]) {
  const sentence = step.lastIndexOf('. ', at) + 1;
  const before = named.filter((food) => food.start < at);
  const near = before.filter((food) => food.start >= sentence);
  if (near.length > 0) return near.length === 1 ? near[0]?.name : undefined;
  // "Boil the spaghetti with the salt. Drain it and toss it in the sauce": the only food that a verb before applies to.
  const verbs = findVerbs(step.slice(0, at));
  const objects = before.filter((food) =>
    verbs.some(({ end }) => end <= food.start && straightTo.test(step.slice(end, food.start))),
  );
  return objects.length === 1 ? objects[0]?.name : undefined;
}

function verbInName(step: string, wait: FoundWait): string | undefined {
  const { verb, start } = wait;
  if (!verb) return undefined;
  const between = step.slice(verb.end, start);
  if (['let', 'leave', 'keep', 'hold'].includes(verb.word)) {
    return capitalised(rests.exec(between)?.[1]?.toLowerCase() ?? placeOf(between) ?? 'Rest');
  }
  if (verb.kind === 'wait' && verb.word !== 'give') return capitalised(verb.word);
  return placeOf(between);
}

const placeOf = (between: string) => places.find(([place]) => place.test(between))?.[1];

/**
 * Returns the name of a timer: the activity and its food, "Simmer", "Brown the butter".
 * @param named the foods of the step
 */
export function nameTimer(step: string, wait: FoundWait, named: readonly Named[]): string {
  const food = objectOf(step, wait, named);
  const known = verbInName(step, wait);
  // "Stir in the garlic for 1 minute": the garlic cooks meanwhile.
  const verb = known ?? (food || wait.verb?.kind === 'pan' ? 'Cook' : undefined);
  if (!verb) return 'Timer';
  const name = food ? `${verb} the ${food.toLowerCase()}` : verb;
  return name.length <= longestName ? name : verb;
}
