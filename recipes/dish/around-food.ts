import type { Food } from '../classify/foods-in.ts';
import type { Line } from './lines.ts';

/** Returns the text of a line before a food, at most this many characters of it. */
export const before = (line: Line, food: Food, characters = 90): string =>
  line.text.slice(Math.max(0, food.start - characters), food.start);
/** Returns the text of a line after a food, at most this many characters of it. */
export const after = (line: Line, food: Food, characters = 60): string => {
  const end = food.start + food.text.length;
  return line.text.slice(end, end + characters);
};
