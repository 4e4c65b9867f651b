/** The id of the sample recipe, also used in its URL. Everyone can open it before they have a recipe of their own. No database row has it. */
export const sampleRecipeId = 'sample';

/** Returns whether a recipe is the sample. It has no owner, and no user can rate, mark, remix or save it. */
export const isSample = ({ id }: { id: string }): boolean => id === sampleRecipeId;
