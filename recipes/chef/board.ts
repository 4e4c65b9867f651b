import type { Step } from './archetype.ts';
import type { Chosen } from './choose.ts';
import { FORMS, prepMinutes } from './forms.ts';
import { listWords, shortName } from './words.ts';

/** Words of one step; the opening takes up to nine of them. */
const MOST_WORDS = 34;
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The name by which steps call what was chosen, in its number. */
export function nameOf({ ingredient, amount }: Chosen): string {
  const several = amount.count > 1 || ['g', 'ml'].includes(amount.unit);
  return shortName(ingredient, several);
}

/** One order at the board, "crush the garlic", and its minutes. */
type Order = { text: string; minutes: number };

function ordersFor(chosen: readonly Chosen[]): Order[] {
  const byCut = Map.groupBy(
    chosen.filter(({ cut }) => FORMS[cut]),
    ({ cut }) => cut,
  );
  return [...byCut].map(([cut, ones]) => {
    const [command, shape] = (FORMS[cut]?.verb ?? 'prepare').split(/ (?=into )/);
    const text = `${command} the ${listWords(ones.map(nameOf))}${shape ? ` ${shape}` : ''}`;
    const minutes = ones.reduce((sum, one) => sum + prepMinutes(cut, one.amount.grams), 0);
    return { text, minutes };
  });
}

/** "a, b and c", with semicolons where the parts have an "and" of their own or ask what is rinsed. */
function listOrders(orders: readonly Order[]): string {
  const texts = orders.map(({ text }) => text);
  const isNested = texts.some((text) => /^rinse|^drain/.test(text) || text.includes(' and '));
  return isNested ? texts.join('; ') : listWords(texts);
}

const minutesOf = (orders: readonly Order[]) =>
  orders.reduce((sum, { minutes }) => sum + minutes, 0);

/** Orders that make one step: as many as its words hold, the rest in the next. */
function inSteps(orders: readonly Order[], room: number): Order[][] {
  const groups: Order[][] = [];
  for (const order of orders) {
    const last = groups.at(-1);
    const left = room - wordCount(listOrders([...(last ?? []), order]));
    if (last && left >= 0) last.push(order);
    else groups.push([order]);
  }
  return groups;
}

const about = (minutes: number) => (minutes === 1 ? '1 minute' : `about ${minutes} minutes`);

function sentenceFor(orders: readonly Order[], minutes: number, isFirst: boolean): string {
  const list = listOrders(orders);
  if (!isFirst) return `Take ${about(minutes)} more to ${list}.`;
  if (orders.length === 1) return `Take ${about(minutes)} to ${list}.`;
  return `Allow ${about(minutes)} at the board: ${list}.`;
}

/**
 * The board work on everything that is not ready to use, in one step or more, with the minutes that it takes.
 * @param words what else is done meanwhile: "Heat the oven to 200 °C."
 */
export function boardSteps(chosen: readonly Chosen[], extraMinutes: number, words: string): Step[] {
  const orders = ordersFor(chosen);
  const step = (minutes: number, text: string): Step => ({
    ...{ kind: 'prep', minutes, text, isElastic: true },
  });
  if (orders.length === 0) {
    if (!words) return [];
    const minutes = Math.max(1, Math.ceil(extraMinutes));
    return [step(minutes, `${words} Measure everything out, which takes ${about(minutes)}.`)];
  }
  let left = Math.ceil(minutesOf(orders) + extraMinutes);
  const groups = inSteps(orders, MOST_WORDS - 7);
  const steps = groups.map((group, at) => {
    const isLast = at === groups.length - 1;
    const minutes = Math.max(1, isLast ? left : Math.round(minutesOf(group)));
    left -= minutes;
    return step(minutes, sentenceFor(group, minutes, at === 0));
  });
  return withWords(steps, words);
}

/** An oven is lit before the knife is out; a sauce is stirred when everything is cut. */
const joinWords = (words: string, board: string) =>
  /^(?:Pre)?heat\b/i.test(words) ? `${words} ${board}` : `${board} ${words}`;

/** What else is done goes with the board where it fits, else into a step of its own. */
function withWords(steps: readonly Step[], words: string): Step[] {
  const [first, ...others] = steps;
  if (!first || !words) return [...steps];
  const together = joinWords(words, first.text);
  if (wordCount(together) <= MOST_WORDS) return [{ ...first, text: together }, ...others];
  const own: Step = { kind: 'prep', minutes: 1, text: words };
  const rest = [{ ...first, minutes: Math.max(1, first.minutes - 1) }, ...others];
  return /^(?:Pre)?heat\b/i.test(words) ? [own, ...rest] : [...rest, own];
}
