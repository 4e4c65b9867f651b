import { findMentions, type Mention } from './find-mentions.ts';
import { type Listed, readList } from './listed.ts';
import { type StatedPart, statedPart } from './stated-part.ts';

/** One ingredient as a step needs it. */
export type StepIngredient = {
  /** Its line in the list. */
  index: number;
  /** "400 g", "half of 20 g", "1 tbsp"; empty where nothing is known of how much. */
  amount: string;
  name: string;
  /** An earlier step has named it: it stands ready, or is in the pan. */
  again: boolean;
};

/** Words of a step to set apart: a food that it names, with the amount right before it. */
type Mark = { start: number; end: number };

/** A step with what it needs. */
type ReadStep = {
  text: string;
  ingredients: StepIngredient[];
  marks: Mark[];
  /** The foods alone, without their amounts. */
  names: Mark[];
};

/** "Whisk all the ingredients": what no step has named before. */
const allOfThem =
  /\b(?:all (?:of )?(?:the |your )?(?:(?:other|remaining|listed) )?ingredients|(?:the )?(?:remaining|other|rest of the) ingredients|the ingredients)\b/i;

const sameAmount = (one: string, other: string): boolean =>
  one.replace(/\s/g, '') === other.replace(/\s/g, '');

/** @param wasParted an earlier step took a part: how much is left, only the step can say */
function amountOf({ amount }: Listed, part: StatedPart | undefined, wasParted: boolean): string {
  switch (part?.kind) {
    case 'amount': {
      if (sameAmount(part.text, amount)) return amount;
      // "One of the onions": a bare number needs what it is taken of.
      const isBare = /^(?:[\d.,¼½¾⅓⅔/]+|[a-z]+)$/i.test(part.text);
      return isBare && amount ? `${part.text} of ${amount}` : part.text;
    }
    case 'share':
      return amount ? `${part.text} ${amount}` : part.text.replace(/ of$/, '');
    case 'rest':
      return amount ? `rest of ${amount}` : 'the rest';
    case 'some':
      return amount ? `some of ${amount}` : 'some';
    default:
      return wasParted ? '' : amount;
  }
}

/** "250 g asparagus" is set apart as one; "1 tbsp of the oil" from its amount on. */
function markStart(text: string, start: number): number {
  const part = statedPart(text.slice(0, start));
  return part?.kind === 'amount' ? start - part.length : start;
}

type Memory = { named: Set<number>; parted: Set<number> };

function ingredientsOf(text: string, mentions: readonly Mention[], memory: Memory) {
  const byLine = Map.groupBy(mentions, ({ listed }) => listed.index);
  return [...byLine.values()].flatMap((ofOne): StepIngredient[] => {
    const [first] = ofOne;
    if (!first) return [];
    const { listed } = first;
    const part = ofOne
      .map(({ start }) => statedPart(text.slice(0, start)))
      .find((one) => one !== undefined);
    const again = memory.named.has(listed.index) && part === undefined;
    const amount = amountOf(listed, part, memory.parted.has(listed.index));
    memory.named.add(listed.index);
    if (part && !(part.kind === 'amount' && sameAmount(part.text, listed.amount))) {
      memory.parted.add(listed.index);
    }
    return [{ index: listed.index, amount, name: listed.name, again }];
  });
}

function allTheRest(text: string, list: readonly Listed[], { named }: Memory): StepIngredient[] {
  if (!allOfThem.test(text)) return [];
  const left = list.filter(({ index }) => !named.has(index));
  for (const { index } of left) named.add(index);
  return left.map(({ index, amount, name }) => ({ index, amount, name, again: false }));
}

/** Reads the steps in their order: what each needs of the list, and how much, as far as the texts say it. */
export function readSteps(lines: readonly string[], steps: readonly string[]): ReadStep[] {
  const list = readList(lines);
  const memory: Memory = { named: new Set(), parted: new Set() };
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
