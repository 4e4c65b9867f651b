import type { Pictured } from '#photographer/photograph.ts';

/** The dish of the stock picture, shown for a recipe without a picture: a generic lunch bowl. */
export const stockRecipe: Pictured = {
  title: 'Summer Grain Bowl',
  cuisine: 'Mediterranean',
  ingredients: [
    '200 g basmati rice',
    '250 g cherry tomatoes, halved',
    '1 cucumber, sliced',
    '200 g chickpeas',
    '120 g feta, diced',
    '80 g rocket',
    '2 carrots, grated',
    '15 g fresh mint',
    '1 tbsp sesame seeds',
  ],
  instructions: [
    'Boil the rice for 12 minutes and drain.',
    'Arrange the cherry tomatoes, cucumber, chickpeas, feta, rocket and carrots over the rice.',
    'Scatter with the mint and sesame seeds.',
  ],
  photoPrompt: 'in a bowl',
};

/** Chosen by eye; another seed draws another picture. */
export const stockSeed = 'stock';
