import { listInWords } from '#contract/list-in-words.ts';
import type { Chosen } from './chosen.ts';
import { forms, prepMinutes } from './forms.ts';
import type { Step } from './step.ts';
import { shortName } from './words.ts';

/** Maximum number of words in one step. */
const mostWords = 34;
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Returns the name of a chosen food in steps, in the singular or plural. */
export function nameOf({ ingredient, amount }: Chosen): string {
  const several = amount.count > 1 || ['g', 'ml'].includes(amount.unit);
  return shortName(ingredient, several);
}

/** One instruction for the chopping board, "crush the garlic", and its minutes. */
type Order = { text: string; minutes: number };

/** Returns the verb for cutting a food: citrus fruit is peeled first, stone fruit is also stoned. */
function commandFor({ ingredient, cut }: Chosen): string {
  const verb = forms[cut]?.verb ?? 'prepare';
  if (ingredient.tags.has('citrus') && /^(?:slice|dice|chop)$/.test(verb))
    return `peel and ${verb}`;
  if (ingredient.tags.has('stone-fruit') && /^(?:halve|quarter)$/.test(verb)) {
    return `${verb} and stone`;
  }
  return verb;
}

function ordersFor(chosen: readonly Chosen[]): Order[] {
  const byCommand = Map.groupBy(
    chosen.filter(({ cut }) => forms[cut]),
    commandFor,
  );
  return [...byCommand].map(([verb, ones]) => {
    const [command, shape] = verb.split(/ (?=into )/);
    const text = `${command} the ${listInWords(ones.map(nameOf))}${shape ? ` ${shape}` : ''}`;
    const minutes = ones.reduce((sum, { cut, amount }) => sum + prepMinutes(cut, amount.grams), 0);
    return { text, minutes };
  });
}

/** Joins instructions as "a, b and c"; with semicolons when one of them contains "and" or rinses or drains something. */
function listOrders(orders: readonly Order[]): string {
  const texts = orders.map(({ text }) => text);
  const isNested = texts.some((text) => /^rinse|^drain/.test(text) || text.includes(' and '));
  return isNested ? texts.join('; ') : listInWords(texts);
}

const minutesOf = (orders: readonly Order[]) =>
  orders.reduce((sum, { minutes }) => sum + minutes, 0);

/** Groups instructions into steps of about equal length that stay within the word limit. */
function inSteps(orders: readonly Order[], room: number): Order[][] {
  const all = wordCount(listOrders(orders));
  if (all <= room) return [[...orders]];
  const most = Math.min(room, Math.ceil(all / Math.ceil(all / room)) + 4);
  const groups: Order[][] = [[]];
  for (const order of orders) {
    const last = groups.at(-1) ?? [];
    const words = wordCount(listOrders([...last, order]));
    if (last.length === 0 || words <= most) last.push(order);
    else groups.push([order]);
  }
  return groups;
}

const about = (minutes: number) => (minutes === 1 ? '1 minute' : `about ${minutes} minutes`);

/** Opening phrases for the first step at the board when it is a list. */
const openings: readonly ((time: string, list: string) => string)[] = [
  (time, list) => `Allow ${time} at the board: ${list}.`,
  (time, list) => `Begin with the knife work, ${time}: ${list}.`,
  (time, list) => `Get everything ready first, ${time} in all: ${list}.`,
  (time, list) => `Have everything cut before you start, ${time}: ${list}.`,
];
const wordsOfOpening = 9;

function sentenceFor(
  orders: readonly Order[],
  minutes: number,
  isFirst: boolean,
  pick: Pick,
): string {
  const list = listOrders(orders);
  if (!isFirst) return `Take ${about(minutes)} more to ${list}.`;
  if (!list.includes(';') && orders.length <= 3) return `Take ${about(minutes)} to ${list}.`;
  return pick(openings)(about(minutes), list);
}

/** Picks one of several wordings. */
type Pick = <Item>(items: readonly Item[]) => Item;

/** Returns the cutting steps for every food that is not ready to use, with their minutes. */
export function boardSteps(chosen: readonly Chosen[], pick: Pick): Step[] {
  const orders = ordersFor(chosen);
  if (orders.length === 0) return [];
  let left = Math.ceil(minutesOf(orders));
  const groups = inSteps(orders, mostWords - wordsOfOpening);
  return groups.map((group, at): Step => {
    const isLast = at === groups.length - 1;
    const minutes = Math.max(1, isLast ? left : Math.round(minutesOf(group)));
    left -= minutes;
    return { minutes, text: sentenceFor(group, minutes, at === 0, pick), isElastic: true };
  });
}
