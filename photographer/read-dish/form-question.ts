import type { ListedFood } from './read-foods.ts';

/** The data about a dish from which its form is determined. */
export type FormQuestion = {
  title: string;
  /** The photo prompt without the title: "in a shallow bowl". */
  vesselWords: string;
  /** The arrangement from the photo prompt; empty if the prompt gives none. */
  arrangement: string;
  foods: readonly ListedFood[];
  steps: readonly string[];
  isSweet: boolean;
};
