/** Limits of one import: above a real collection of ten thousand recipes, below what would overload a phone. */
export const importLimits = {
  fileBytes: 64 * 1024 * 1024,
  /** All texts of a zip together, unpacked. */
  unpackedBytes: 128 * 1024 * 1024,
  /** One text in a zip. */
  entryBytes: 32 * 1024 * 1024,
  entries: 30_000,
  files: 1_000,
  recipes: 10_000,
} as const;

/** Limits of the recipe table, in characters and entries. */
export const recipeBounds = {
  name: 200,
  description: 4_000,
  ingredient: 500,
  ingredients: 100,
  step: 2_000,
  steps: 100,
  tip: 1_000,
  tips: 20,
  difficulty: 40,
  category: 80,
  categories: 100,
  minutes: 100_000,
  servings: 1_000,
  address: 2_048,
} as const;

/** Recipe sites give many keywords, and most of them are for search engines. */
export const mostForeignCategories = 12;

/** Formats a size for people: "64 MB". */
export function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
