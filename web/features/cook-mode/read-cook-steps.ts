import { readSteps, type StepIngredient } from './step-ingredients/step-ingredients.ts';
import { type FoundWait, findWaits } from './timers/find-waits.ts';
import { nameTimer } from './timers/name-timer.ts';

/** A piece of a step's text: plain, or highlighted so that the cook finds it at a glance. */
export type Piece = { start: number; text: string; kind: 'plain' | 'food' | 'time' | 'heat' };

/** A time in a step that the cook can start as a timer. */
export type StepTime = {
  /** Index in the step's list of times. */
  index: number;
  name: string;
  durationMs: number;
  longestMs?: number;
};

/** One step as cook mode shows it. */
export type CookStep = {
  /** Step number, from 1. */
  number: number;
  text: string;
  pieces: Piece[];
  ingredients: StepIngredient[];
  times: StepTime[];
};

type Stretch = { start: number; end: number; kind: Piece['kind'] };

const heat =
  /\d+(?:\s?[–-]\s?\d+)?\s?°\s?[CF]\b(?:\s*\(\d+\s?°\s?[CF]\b[^)]*\))?|\bgas(?: mark)? \d\b/gi;

const shortEnough = 16;

/** Keeps an amount and what it counts on one line with non-breaking spaces: "2 salmon fillets", "10 minutes". */
function unbroken(text: string): string {
  if (!/^[\d¼½¾⅓⅔⅛]/.test(text)) return text;
  return text.length <= shortEnough
    ? text.replaceAll(' ', '\u00a0')
    : text.replace(/^([\d.,/¼½¾⅓⅔⅛]+) /, '$1\u00a0');
}

/** Splits the text into pieces. When two stretches overlap, the one that starts first wins. */
function cut(text: string, stretches: readonly Stretch[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const stretch of [...stretches].sort((one, other) => one.start - other.start)) {
    if (stretch.start < end) continue;
    const plain = text.slice(end, stretch.start);
    if (plain) pieces.push({ start: end, text: plain, kind: 'plain' });
    const { start, kind } = stretch;
    pieces.push({ start, text: unbroken(text.slice(start, stretch.end)), kind });
    end = stretch.end;
  }
  if (end < text.length) pieces.push({ start: end, text: text.slice(end), kind: 'plain' });
  return pieces;
}

function timesOf(
  text: string,
  found: readonly FoundWait[],
  foods: readonly { start: number; end: number }[],
): StepTime[] {
  const named = foods.map(({ start, end }) => ({ start, name: text.slice(start, end) }));
  return found.map((time, index) => ({
    index,
    name: nameTimer(text, time, named),
    durationMs: time.durationMs,
    ...(time.longestMs !== undefined && { longestMs: time.longestMs }),
  }));
}

/** Returns the steps of a recipe with their ingredients and times, all parsed from the plain texts. */
export function readCookSteps(recipe: {
  ingredients: readonly string[];
  instructions: readonly string[];
}): CookStep[] {
  return readSteps(recipe.ingredients, recipe.instructions).map(({ text, ...step }, at) => {
    const found = findWaits(text);
    const stretches: Stretch[] = [
      ...step.marks.map((mark) => ({ ...mark, kind: 'food' as const })),
      ...found.map(({ start, end }) => ({ start, end, kind: 'time' as const })),
      ...[...text.matchAll(heat)].map(({ 0: words, index }) => ({
        start: index,
        end: index + words.length,
        kind: 'heat' as const,
      })),
    ];
    return {
      number: at + 1,
      text,
      pieces: cut(text, stretches),
      ingredients: step.ingredients,
      times: timesOf(text, found, step.names),
    };
  });
}
