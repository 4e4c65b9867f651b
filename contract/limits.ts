/** The constants of spec §9. Times in milliseconds unless the name says otherwise. */
export const limits = {
  creditsPerGeneration: 1,
  lowCreditsAt: 3,
  freeCreditsOnSignUp: 1,
  generationTimeoutMs: 60_000,
  recentRecipes: 4,
  recipesPageSize: 6,
  categoriesOnCard: 2,
  initialsLength: 2,
  ratingMin: 1,
  ratingMax: 5,
  passwordMinLength: 8,
  /** bcrypt ignores further bytes and the official server refuses longer passwords: dumps move both ways. */
  passwordMaxBytes: 72,
  avatarMaxBytes: 5 * 1024 * 1024,
  sitemapRecipes: 1000,
  queryStaleMs: 5 * 60_000,
  queryKeptMs: 10 * 60_000,
  queryRetries: 1,
  imageMarginPx: 50,
  userLoadAttempts: 3,
  userLoadWaitsMs: [1_000, 2_000],
  questionMaxLength: 500,
} as const;

/** The most characters that the database stores of a text. Its checks repeat the numbers: tests/limits.test.ts compares them. */
export const textLimits = {
  userName: 120,
  /** Why an admin changed a balance, or refunds a purchase. */
  reason: 500,
  /** The name of a category or of a group. */
  catalogueName: 80,
  catalogueDescription: 500,
  slug: 100,
  icon: 16,
  recipeNote: 4_000,
} as const;

/** The most characters, entries, minutes or servings that the database stores of a recipe, likewise. */
export const recipeLimits = {
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

/** Spec §3: the values that a recipe shows for empty columns. */
export const recipeDefaults = {
  name: 'Untitled Recipe',
  description: 'A delicious recipe',
  prepTimeMinutes: 30,
  cookTimeMinutes: 30,
  servings: 4,
  difficulty: 'Easy',
  image: '/images/stock-recipe.webp',
} as const;
