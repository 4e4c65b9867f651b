import type { Listed } from './listed.ts';
import { printQuantity } from './print-quantity.ts';
import { minus, plus, type Quantity, readQuantity, times } from './quantity.ts';
import type { StatedPart } from './stated-part.ts';

/** What earlier steps have taken of a line. `left` is the remaining amount, undefined when it cannot be calculated. */
export type Taken = { left: Quantity | undefined; wasParted: boolean };

const shares: readonly [RegExp, number][] = [
  [/^(?:half|½)/, 1 / 2],
  [/^(?:(?:a|one|another) third|⅓)/, 1 / 3],
  [/^(?:(?:a|one|another) quarter|¼)/, 1 / 4],
  [/^(?:two[- ]thirds|⅔)/, 2 / 3],
  [/^(?:three[- ]quarters|¾)/, 3 / 4],
];

const sameAmount = (one: string, other: string): boolean =>
  one.replace(/\s/g, '') === other.replace(/\s/g, '');

export const atFirst = (listed: Listed): Taken => ({
  left: readQuantity(listed.amount),
  wasParted: false,
});

/** Returns the quantity of a stated part; undefined when the cook has to judge it ("some"). */
function quantityOf(listed: Listed, part: StatedPart, left: Quantity | undefined) {
  const whole = readQuantity(listed.amount);
  if (part.kind === 'rest') return left;
  if (part.kind === 'share') {
    const share = shares.find(([words]) => words.test(part.text))?.[1];
    return whole && share ? times(whole, share) : undefined;
  }
  return part.kind === 'amount' ? readQuantity(part.text) : undefined;
}

/** Returns the amount in the step's own words, for amounts that cannot be calculated. */
function said({ amount }: Listed, part: StatedPart): string {
  switch (part.kind) {
    case 'amount': {
      if (sameAmount(part.text, amount)) return amount;
      // "One of the onions": a bare number is shown with the amount that it is taken from.
      const isBare = /^(?:[\d.,¼½¾⅓⅔/]+|[a-z]+)$/i.test(part.text);
      return isBare && amount ? `${part.text} of ${amount}` : part.text;
    }
    case 'share':
      return amount ? `${part.text} ${amount}` : part.text.replace(/ of$/, '');
    case 'rest':
      return amount ? `rest of ${amount}` : 'the rest';
    default:
      return amount ? `some of ${amount}` : 'some';
  }
}

/** "1 of 2 onions" reads better than "1 onions". */
const isOneOfMany = (listed: Listed, printed: string) =>
  printed === '1' && !/^(?:1|½)$/.test(listed.amount);

/**
 * Calculates what a step takes of a line ("1¼ tbsp", not "half of 2½ tbsp"), and what it leaves.
 * @param parts all parts that the step states for the line, in text order
 */
export function takeOfLine(
  listed: Listed,
  parts: readonly StatedPart[],
  before: Taken,
): { amount: string; after: Taken } {
  const [first] = parts;
  if (!first) {
    // Without a stated part, the step takes the full amount, unless an earlier step took a part of it.
    const amount = before.wasParted ? '' : listed.amount;
    return { amount, after: before };
  }
  let left = before.left;
  let sum: Quantity | undefined;
  let isKnown = true;
  for (const part of parts) {
    const taken = quantityOf(listed, part, left);
    sum = taken && sum ? plus(sum, taken) : taken;
    isKnown &&= sum !== undefined;
    left = taken && left ? minus(left, taken) : undefined;
  }
  const isAll =
    parts.length === 1 && first.kind === 'amount' && sameAmount(first.text, listed.amount);
  const after = { left, wasParted: before.wasParted || !isAll };
  const asWritten = parts.length === 1 && first.kind === 'amount';
  const printed = isKnown && sum && !asWritten ? printQuantity(sum) : undefined;
  if (!printed) return { amount: said(listed, first), after };
  return { amount: isOneOfMany(listed, printed) ? `1 of ${listed.amount}` : printed, after };
}
