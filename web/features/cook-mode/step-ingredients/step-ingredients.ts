import { findMentions, type Mention } from './find-mentions.ts';
import { type Listed, readList } from './listed.ts';
import { statedPart } from './stated-part.ts';
import { atFirst, type Taken, takeOfLine } from './take-of-line.ts';

/** One ingredient of a step. */
export type StepIngredient = {
  /** Index of its line in the list. */
  index: number;
  /** "400 g", "1¼ tbsp", "some of 20 g"; empty when the amount is unknown. */
  amount: string;
  name: string;
  /** An earlier step has named it already: it is ready, or in the pan. */
  again: boolean;
};

/** A range of a step's text to highlight: a food with the amount right before it. */
type Mark = { start: number; end: number };

/** A step with the ingredients that it needs. */
type ReadStep = {
  text: string;
  ingredients: StepIngredient[];
  marks: Mark[];
  /** The foods alone, without their amounts. */
  names: Mark[];
};

/** "Whisk all the ingredients": every ingredient that no earlier step has named. */
const allOfThem =
  /\b(?:all (?:of )?(?:the |your )?(?:(?:other|remaining|listed) )?ingredients|(?:the )?(?:remaining|other|rest of the) ingredients|the ingredients)\b/i;

/** Returns the start of a highlight: "250 g asparagus" is highlighted as one, "1 tbsp of the oil" from its amount on. */
function markStart(text: string, start: number): number {
  const part = statedPart(text.slice(0, start));
  return part?.kind === 'amount' ? start - part.length : start;
}

/** The lines named so far, and what was taken of each. */
type Memory = { named: Set<number>; taken: Map<number, Taken> };

function ingredientsOf(text: string, mentions: readonly Mention[], memory: Memory) {
  const byLine = Map.groupBy(mentions, ({ listed }) => listed.index);
  return [...byLine.values()].flatMap((ofOne): StepIngredient[] => {
    const [first] = ofOne;
    if (!first) return [];
    const { listed } = first;
    const { index, name } = listed;
    const parts = ofOne.flatMap(({ start }) => statedPart(text.slice(0, start)) ?? []);
    const again = memory.named.has(index) && parts.length === 0;
    const { amount, after } = takeOfLine(listed, parts, memory.taken.get(index) ?? atFirst(listed));
    memory.named.add(index);
    memory.taken.set(index, after);
    return [{ index, amount, name, again }];
  });
}

function allTheRest(text: string, list: readonly Listed[], { named }: Memory): StepIngredient[] {
  if (!allOfThem.test(text)) return [];
  const left = list.filter(({ index }) => !named.has(index));
  for (const { index } of left) named.add(index);
  return left.map(({ index, amount, name }) => ({ index, amount, name, again: false }));
}

/** Reads the steps in order. Returns what each needs from the list, and how much, as far as the texts say it. */
export function readSteps(lines: readonly string[], steps: readonly string[]): ReadStep[] {
  const list = readList(lines);
  const memory: Memory = { named: new Set(), taken: new Map() };
  return steps.map((text) => {
    const mentions = findMentions(text, list);
    const named = ingredientsOf(text, mentions, memory);
    const ingredients = [...named, ...allTheRest(text, list, memory)];
    return {
      text,
      ingredients: ingredients.sort((one, other) => Number(one.again) - Number(other.again)),
      marks: mentions.map(({ start, end }) => ({ start: markStart(text, start), end })),
      names: mentions.map(({ start, end }) => ({ start, end })),
    };
  });
}
