export type ListedRecipe = { id: string; name: string };
