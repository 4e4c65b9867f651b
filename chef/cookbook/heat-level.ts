import { spiceLevels } from '#recipes/selections/requirements.ts';
import { readSpice } from '#recipes/selections/tastes.ts';
import type { CookbookDish } from './dish.ts';

/** How hot a dish is, as a place in `spiceLevels`: 0 without any heat. */
export const heatLevelOf = ({ spiceLevel }: Pick<CookbookDish, 'spiceLevel'>): number =>
  spiceLevels.indexOf(readSpice(spiceLevel) ?? 'none');
