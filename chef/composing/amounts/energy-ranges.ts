import type { Course } from '#recipes/selections/requirements.ts';

/** Kilocalories per serving for each course: minimum and maximum. */
export const energyRanges: Record<Course, readonly [low: number, high: number]> = {
  breakfast: [250, 650],
  lunch: [350, 750],
  dinner: [400, 850],
  soup: [120, 450],
  side: [120, 450],
  salad: [150, 450],
  dessert: [150, 500],
  snack: [80, 350],
  appetizer: [120, 350],
  drink: [50, 350],
};
