import type { DishStep } from './dish.ts';

/** Returns the words of a step as in the file, without amounts. */
export const stepText = ({ segments }: DishStep): string =>
  segments.map((segment) => ('text' in segment ? (segment.text ?? '') : '')).join('');
