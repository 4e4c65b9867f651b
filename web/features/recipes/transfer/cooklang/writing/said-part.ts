import type { IngredientLine } from '#recipes/measures/read-line.ts';
import { readIngredientLine } from '#recipes/measures/read-line.ts';
import { statedPart } from '../../../../cook-mode/step-ingredients/stated-part.ts';
import { quantityOfLine, quantityOfRest } from './quantity-of-line.ts';

/** How much of a line a step says that it takes: a part (in the line's unit and as brace content), the rest, or an unmeasured amount. */
export type SaidPart =
  | { kind: 'part'; value: number; quantity: string }
  | { kind: 'rest' }
  | { kind: 'some' };

const shares: readonly (readonly [RegExp, number])[] = [
  [/^(?:half|½)/, 1 / 2],
  [/^(?:(?:a|one|another) third|⅓)/, 1 / 3],
  [/^(?:(?:a|one|another) quarter|¼)/, 1 / 4],
  [/^(?:two[- ]thirds|⅔)/, 2 / 3],
  [/^(?:three[- ]quarters|¾)/, 3 / 4],
];

/**
 * Reads the words right before a mention of a line's food: "200 g of the" flour, "half of the" butter, "3" eggs.
 * @returns undefined if no amount is said, or one in a unit that the line does not use
 */
export function saidPart(before: string, line: string, read: IngredientLine): SaidPart | undefined {
  const stated = statedPart(before);
  if (!stated || stated.kind === 'rest' || stated.kind === 'some') return stated;
  if (read.amount === undefined || read.amountLow !== undefined) return undefined;
  if (stated.kind === 'share') {
    const [, share] = shares.find(([pattern]) => pattern.test(stated.text)) ?? [];
    if (share === undefined) return undefined;
    const value = read.amount * share;
    return { kind: 'part', value, quantity: quantityOfRest(line, read, value) };
  }
  const text = `${stated.text} x`;
  const part = readIngredientLine(text);
  if (part.amount === undefined || part.amountLow !== undefined) return undefined;
  if (part.unit?.base !== read.unit?.base) return undefined;
  if (part.unit?.base === 'count' && part.unit.name !== read.unit?.name) return undefined;
  const rate = (part.unit?.factor ?? 1) / (read.unit?.factor ?? 1);
  return { kind: 'part', value: part.amount * rate, quantity: quantityOfLine(text, part) };
}
