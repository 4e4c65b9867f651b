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

/** The finders for everything except food, restrictions and equipment. Where two results overlap, the first wins. */
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

/** Returns a text without the parts that are understood and name no food: "oven", "4 servings", "crispy". */
export const withoutOtherThings = (text: string): string =>
  withoutGearWords(
    blankOut(
      text,
      finders.flatMap((find) => find(text)),
    ),
  );
