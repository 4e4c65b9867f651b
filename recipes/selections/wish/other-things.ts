import { wordsOf } from '../../pantry/words.ts';
import { findCourse, findCuisines, findStyles, findTechniques } from './dish-kinds.ts';
import { withoutGearWords } from './equipment.ts';
import { blankOut, type Found } from './found.ts';
import { findMinutes } from './minutes.ts';
import { findPeople } from './people.ts';
import { ordinary } from './restriction-words.ts';
import { findSituations } from './situations.ts';
import {
  findAudience,
  findHeat,
  findNutrition,
  findOccasions,
  findSkill,
  findTextures,
} from './tastes.ts';

/** What finds the things that are no food, no restriction and no equipment; where two overlap, the first holds. */
export const finders: readonly ((text: string) => Found[])[] = [
  findSituations,
  findPeople,
  findMinutes,
  findNutrition,
  findOccasions,
  findHeat,
  findAudience,
  findSkill,
  findStyles,
  findCuisines,
  findTechniques,
  findTextures,
  findCourse,
];

export const isOrdinary = (text: string): boolean =>
  wordsOf(text).every(({ word }) => ordinary.has(word) || /^\d+$/.test(word));

/** A stretch without what we read in it that is no food: "oven", "4 servings", "crispy". */
export const withoutOtherThings = (text: string): string =>
  withoutGearWords(
    blankOut(
      text,
      finders.flatMap((find) => find(text)),
    ),
  );
