import { findTimes } from '../../../../cook-mode/timers/find-times.ts';
import { writeAmount } from '../quantity.ts';

/** Words of a step that stand for something, and the mark that prints them again. */
export type Span = { start: number; end: number; mark: string };

/** "10 minutes", "10–12 minutes", "1½ hours": what a timer prints. */
const plainTime = /^([\d.½¼¾⅓⅔]+(?:–[\d.½¼¾⅓⅔]+)?) (\p{L}+)$/u;
/** "10 to 12 minutes" in these words: the timer is for the longer time. */
const longerTime = /^[\d.½¼¾⅓⅔]+ ?(?:-|–|—|to|or) ?(?=[\d.½¼¾⅓⅔]+ \p{L}+$)/u;

/** The times of a step as timers, whose printed words are the words of the step. Times in other words are left as text. */
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
