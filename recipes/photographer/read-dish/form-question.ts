import type { ListedFood } from './read-foods.ts';

/** What is known of a dish before its form is. */
export type FormQuestion = {
  title: string;
  /** The photo prompt without the title: "in a shallow bowl". */
  vesselWords: string;
  /** How the photo prompt says it lies; empty where it does not. */
  arrangement: string;
  foods: readonly ListedFood[];
  steps: readonly string[];
  isSweet: boolean;
};
