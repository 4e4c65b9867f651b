import { printQuantity, printWritten, type Quantity } from '../quantity.ts';
import type { CookStep } from './parse-cooklang.ts';
import type { CookItem } from './read-item.ts';

/** The range of a printed step that an ingredient mark was printed as. */
export type PrintedMark = {
  step: number;
  start: number;
  end: number;
  item: Extract<CookItem, { kind: 'ingredient' }>;
};

export type PrintedSteps = { steps: string[]; marks: PrintedMark[] };

/** Prints the time of a timer as written: "1 1/2%hours" → "1½ hours". */
function printTimer(name: string, quantity: Quantity | undefined): string {
  if (!quantity) return name;
  const amount = printWritten(quantity.text);
  return quantity.unit === undefined ? amount : `${amount} ${quantity.unit}`;
}

function printItem(item: CookItem): string {
  if (item.kind === 'text') return item.text;
  if (item.kind === 'ingredient') return item.said;
  return item.kind === 'timer' ? printTimer(item.name, item.quantity) : item.name;
}

/** Prints the steps as plain sentences: each mark becomes the words that it marks. */
export function printSteps(steps: readonly CookStep[]): PrintedSteps {
  const marks: PrintedMark[] = [];
  const printed = steps.map(({ items }, step) => {
    let text = '';
    for (const item of items) {
      const words = printItem(item);
      if (item.kind === 'ingredient')
        marks.push({ step, start: text.length, end: text.length + words.length, item });
      text += words;
    }
    return text;
  });
  return { steps: printed, marks };
}

const saysNumber = /(?:\d|[½¼¾⅓⅔])\s*(?:\p{L}+\s+)?(?:of\s+)?(?:the\s+)?$/u;

/** Adds the amount to each mention of a food that is used more than once, unless the step already says it: "the flour (100 g)". */
export function sayParts({ steps, marks }: PrintedSteps): string[] {
  const nameOf = ({ item }: PrintedMark) => item.name.toLowerCase();
  const measured = marks.filter(({ item }) => item.quantity !== undefined);
  const taken = Map.groupBy(measured, nameOf);
  return steps.map((text, step) =>
    measured
      .filter((mark) => mark.step === step && (taken.get(nameOf(mark))?.length ?? 0) > 1)
      .toReversed()
      .reduce((before, { start, end, item }) => {
        if (!item.quantity || saysNumber.test(before.slice(0, start))) return before;
        return `${before.slice(0, end)} (${printQuantity(item.quantity)})${before.slice(end)}`;
      }, text),
  );
}
