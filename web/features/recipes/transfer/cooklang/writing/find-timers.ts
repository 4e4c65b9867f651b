import { findTimes } from '../../../../cook-mode/timers/find-times.ts';
import { writeAmount } from '../quantity.ts';

/** A range of a step, and the mark that prints the same words. */
export type Span = { start: number; end: number; mark: string };

/** "10 minutes", "10–12 minutes", "1½ hours": the forms that a timer prints. */
const plainTime = /^([\d.½¼¾⅓⅔]+(?:–[\d.½¼¾⅓⅔]+)?) (\p{L}+)$/u;
/** "10 to 12 minutes": the timer uses the longer time. */
const longerTime = /^[\d.½¼¾⅓⅔]+ ?(?:-|–|—|to|or) ?(?=[\d.½¼¾⅓⅔]+ \p{L}+$)/u;

/** Returns the times of a step as timers that print the same words. Times in other forms stay text. */
export function findTimers(text: string): Span[] {
  return findTimes(text).flatMap(({ start, end }) => {
    const said = text.slice(start, end);
    const from = plainTime.test(said) ? 0 : (longerTime.exec(said)?.[0].length ?? 0);
    const [, amount = '', unit = ''] = plainTime.exec(said.slice(from)) ?? [];
    const written = amount === '' ? undefined : writeAmount(amount);
    if (written === undefined) return [];
    return [{ start: start + from, end, mark: `~{${written}%${unit}}` }];
  });
}
