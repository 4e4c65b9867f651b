/** The address of the recipe that everybody may open before they have one of their own: no row of the database has such an id. */
export const sampleRecipeId = 'sample';

/** Whether a recipe is the sample: it is nobody's, so that nobody rates, marks, remixes or saves it. */
export const isSample = ({ id }: { id: string }): boolean => id === sampleRecipeId;
