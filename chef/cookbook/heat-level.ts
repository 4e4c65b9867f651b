import { spiceLevels } from '#recipes/selections/requirements.ts';
import { readSpice } from '#recipes/selections/tastes.ts';
import type { CookbookDish } from './dish.ts';

/** Returns how hot a dish is, as an index in `spiceLevels`: 0 is without any heat. */
export const heatLevelOf = ({ spiceLevel }: Pick<CookbookDish, 'spiceLevel'>): number =>
  spiceLevels.indexOf(readSpice(spiceLevel) ?? 'none');
