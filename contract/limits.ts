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
