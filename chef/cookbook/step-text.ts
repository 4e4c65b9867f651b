import type { DishStep } from './dish.ts';

/** The words of a step as the file has them, without amounts. */
export const stepText = ({ segments }: DishStep): string =>
  segments.map((segment) => ('text' in segment ? (segment.text ?? '') : '')).join('');
