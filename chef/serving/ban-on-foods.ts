import type { Ban } from '#recipes/selections/requirements.ts';

/**
 * Returns a ban on foods of a dish that adapts it like a choice of the cook's.
 * @param name how a note calls it: "as you wished"
 * @param ids of the pantry
 */
export const banOnFoods = (name: string, ids: readonly string[]): Ban => ({
  ...{ label: 'Avoid', name, tags: new Set(), ingredientIds: new Set(ids) },
  ...{ madeFoods: new Set(), phrases: [], together: [], mayContainMatters: false },
});
