/** The id, in the URL too, of the sample recipe that everyone can open before they have their own. No database row has this id. */
export const sampleRecipeId = 'sample';

/** Returns whether a recipe is the sample. It has no owner, and no user can rate, mark, remix or save it. */
export const isSample = ({ id }: { id: string }): boolean => id === sampleRecipeId;
