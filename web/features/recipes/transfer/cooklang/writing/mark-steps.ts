import { splitNote } from '#recipes/measures/line-notes.ts';
import { readIngredientLine } from '#recipes/measures/read-line.ts';
import { escapeStep } from '../escape-step.ts';
import { cookwareFinder } from './find-cookware.ts';
import { findTimers, type Span } from './find-timers.ts';
import { type PlannedMark, planIngredients } from './plan-ingredients.ts';

/** Matches text that would end a note or begin another mark in it. */
const unsafe = /[\\@#~{}\n]|--|\[-/;

/** Returns a mark's note: what the list says besides amount and name ("large, finely chopped"), and the full name if the step shortens it. */
function noteOf(line: string, name: string): string {
  const read = readIngredientLine(line);
  const { food } = splitNote(read.food);
  const isWhole = food.toLowerCase() === name.toLowerCase();
  const said = [
    ...(read.size ? [read.size] : []),
    ...(isWhole ? [] : [food]),
    ...(read.note === undefined ? [] : [read.note]),
    ...(read.optional ? ['optional'] : []),
  ];
  const note = said
    .map((part) =>
      part
        .replace(/[()]/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[\s,;]+|[\s,;]+$/g, ''),
    )
    .filter((part) => part !== '')
    .join(', ');
  return note === '' || unsafe.test(note) ? '' : `(${note})`;
}

function markOf(plan: PlannedMark, step: string, ingredients: readonly string[]): Span {
  const name = step.slice(plan.start, plan.end);
  const note = noteOf(ingredients[plan.line] ?? '', name);
  return { start: plan.start, end: plan.end, mark: `@${name}{${plan.quantity}}${note}` };
}

function withoutOverlap(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  // Ingredients come first: a time or a pan that overlaps an ingredient is dropped.
  for (const span of spans)
    if (!kept.some(({ start, end }) => span.start < end && start < span.end)) kept.push(span);
  return kept.toSorted((one, other) => one.start - other.start);
}

function writeStep(step: string, spans: readonly Span[]): string {
  let text = '';
  let end = 0;
  const between = (to: number) =>
    escapeStep(step.slice(end, to), {
      isFirst: end === 0,
      isLast: to === step.length,
      isBehindMark: end > 0,
    });
  for (const span of spans) {
    text += between(span.start) + span.mark;
    end = span.end;
  }
  return text + between(step.length);
}

/** Writes steps as Cooklang: their own words, with ingredients, times and cookware marked. They are read back unchanged. */
export function markSteps(ingredients: readonly string[], steps: readonly string[]): string[] {
  const plan = planIngredients(ingredients, steps);
  const findCookware = cookwareFinder();
  return steps.map((step, index) => {
    const foods = plan
      .filter((mark) => mark.step === index)
      .map((mark) => markOf(mark, step, ingredients));
    return writeStep(step, withoutOverlap([...foods, ...findTimers(step), ...findCookware(step)]));
  });
}
