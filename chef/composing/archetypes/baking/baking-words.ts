import type { Kitchen } from '../../kitchen.ts';
import type { Step } from '../../step.ts';

const solidFats = new Set(['butter', 'margarine', 'coconut-oil', 'salted-butter']);
const syrups = new Set(['maple-syrup', 'honey', 'agave', 'date-syrup', 'golden-syrup']);
const seeds = new Set(['flaxseed', 'chia-seeds']);

const isSyrup = (k: Kitchen, slot: string): boolean => syrups.has(k.first(slot)?.id ?? '');
const isSeedEgg = (k: Kitchen): boolean => seeds.has(k.first('egg')?.id ?? '');
export const isTrueEgg = (k: Kitchen): boolean => k.first('egg')?.id === 'egg';

/** "the butter, melted," for what is firm in the cupboard; "the olive oil" for what pours. */
export const melted = (k: Kitchen, slot = 'fat'): string =>
  solidFats.has(k.first(slot)?.id ?? '') ? `${k.the(slot)}, melted,` : k.the(slot);

/** Vanilla is a liquid: it goes with the eggs, every other spice with the flour. */
const isVanilla = (k: Kitchen): boolean => k.first('warm')?.id === 'vanilla';

/** What goes to the dry side, with the sugar if it is dry. */
export const dryParts = (k: Kitchen, ...slots: string[]): string =>
  k.the(
    ...slots.filter((slot) => slot !== 'warm' || !isVanilla(k)),
    ...(isSyrup(k, 'sugar') ? [] : ['sugar']),
  );

/** What goes to the wet side, with the sugar if it is a syrup, and with vanilla. */
export const wetParts = (k: Kitchen, ...slots: string[]): string =>
  k.the(...slots, ...(isVanilla(k) ? ['warm'] : []), ...(isSyrup(k, 'sugar') ? ['sugar'] : []));

/** Stirring a seed egg, where there is one: it thickens while the rest is made ready. */
export function seedEgg(k: Kitchen): Step[] {
  if (!isSeedEgg(k)) return [];
  const text = `Stir ${k.the('egg')} into ${k.the('water')} in a small bowl and leave for 5 minutes, until thick and slippery.`;
  return [k.mix(5, text, { id: 'seed', handsMinutes: 1 })];
}

/** What an egg batter has to reach, beside the sign that a cook sees. */
export const safely = (k: Kitchen): string => (isTrueEgg(k) ? ', 71 °C inside' : '');

/** Heating the oven, with the board work beside it. */
export const heatOven = (k: Kitchen, celsius: number, words: string): Step[] =>
  k.prep(2, `Heat the oven to ${celsius} °C fan (${celsius + 20} °C without) and ${words}.`);

const roundMinutes = [10, 12, 14, 15, 16, 18, 20, 22, 25, 28, 30];
const longStep = 5;

/** Minutes as a recipe names them: nobody sets a clock to 51. */
export function roundBake(minutes: number): number {
  if (minutes > 30) return Math.round(minutes / longStep) * longStep;
  return roundMinutes.reduce((best, one) =>
    Math.abs(one - minutes) < Math.abs(best - minutes) ? one : best,
  );
}

/** Minutes for a tin of so many servings: a bigger cake takes longer, though not in proportion. */
export const tinMinutes = (small: number, servings: number, eachDoubling: number): number =>
  small + eachDoubling * Math.max(0, Math.log2(servings / 4));
