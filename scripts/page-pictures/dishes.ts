import type { Pictured } from '#photographer/photograph.ts';
import sample from '#web/data/recipes/sample-recipe.json' with { type: 'json' };

/** One dish of the pages: its file name, and the shapes in which it is shown. */
export type PageDish = {
  name: string;
  /** The widths of the uncropped pictures. `isPlate` adds a picture cropped to the rim of the plate. */
  widths?: readonly number[];
  isPlate?: boolean;
  seed: string;
  recipe: Pictured;
};

/** The dishes of the landing page, the sign-in page and the tiles. */
export const pageDishes: readonly PageDish[] = [
  {
    name: 'curry',
    widths: [1200, 800],
    isPlate: true,
    seed: 'page curry 2',
    recipe: {
      title: 'Chicken and Cauliflower Curry with Basmati Rice',
      cuisine: 'Indian',
      photoPrompt: 'in a deep plate, the rice to one side',
      ingredients: [
        '500 g boneless chicken thigh, cut into bite-size pieces',
        '300 g cauliflower, cut into small florets',
        '100 g frozen peas',
        '1 × 400 g tin chopped tomatoes',
        '100 ml coconut cream',
        '250 g basmati rice',
        '1 tbsp garam masala',
        '2 tsp sweet paprika',
        '20 g fresh coriander leaves',
        '1 red chilli, finely sliced',
      ],
      instructions: [
        'Boil the basmati rice for 12 minutes and drain.',
        'Fry the chicken for 8 minutes, until golden.',
        'Add the cauliflower, chopped tomatoes, garam masala and paprika and simmer for 15 minutes.',
        'Stir in the coconut cream and peas for 3 minutes.',
        'Serve with the rice, scattered with the coriander leaves and chilli.',
      ],
    },
  },
  {
    name: 'ramen',
    widths: [1200, 800],
    seed: 'page ramen 3',
    recipe: {
      title: 'Miso Ramen with Boiled Eggs, Mushrooms and Pak Choi',
      cuisine: 'Japanese',
      photoPrompt: 'in a deep noodle bowl',
      ingredients: [
        '250 g medium egg noodles',
        '1.2 l vegetable stock',
        '3 tbsp miso paste',
        '3 boiled eggs, halved',
        '200 g shiitake mushrooms, sliced',
        '2 pak choi, halved',
        '100 g sweetcorn kernels',
        '3 spring onions, finely sliced',
        '1 tbsp sesame seeds',
      ],
      instructions: [
        'Boil the eggs for 7 minutes, cool and peel them, and cut in half.',
        'Fry the shiitake mushrooms for 6 minutes.',
        'Simmer the pak choi in the stock with the miso paste for 4 minutes.',
        'Boil the egg noodles for 4 minutes, drain and share among bowls.',
        'Ladle over the broth and top with the eggs, shiitake, sweetcorn, spring onions and sesame seeds.',
      ],
    },
  },
  {
    name: 'shakshuka',
    widths: [1200, 800],
    seed: 'page shakshuka',
    recipe: {
      title: 'Smoky Pepper Shakshuka with Feta',
      cuisine: 'Middle Eastern',
      photoPrompt: 'in the pan it was cooked in',
      ingredients: [
        '2 × 400 g tins chopped tomatoes',
        '2 red peppers, sliced',
        '1 onion, finely chopped',
        '6 eggs',
        '100 g feta, crumbled',
        '1 tsp smoked paprika',
        '15 g fresh flat-leaf parsley, chopped',
      ],
      instructions: [
        'Soften the onion and red peppers in a large frying pan for 10 minutes.',
        'Add the tomatoes and smoked paprika and simmer for 10 minutes, until thick.',
        'Crack the eggs into hollows, cover and cook for 7 minutes.',
        'Scatter with the feta and parsley, and bring the pan to the table.',
      ],
    },
  },
  {
    name: 'sample',
    widths: [1200],
    seed: 'page sample',
    recipe: { ...sample, cuisine: 'Middle Eastern' },
  },
  {
    name: 'pancakes',
    isPlate: true,
    seed: 'page pancakes',
    recipe: {
      title: 'Blueberry Pancakes with Raspberries and Maple Syrup',
      cuisine: 'American',
      photoPrompt: 'in a stack on a plate',
      ingredients: [
        '200 g plain flour',
        '2 eggs',
        '250 ml whole milk',
        '2 tsp baking powder',
        '150 g blueberries',
        '100 g raspberries',
        '3 tbsp maple syrup',
        '20 g unsalted butter',
      ],
      instructions: [
        'Whisk the flour, baking powder, eggs and milk.',
        'Fry small pancakes in the butter for 2 minutes a side.',
        'Stack, top with the blueberries and raspberries, and pour over the maple syrup.',
      ],
    },
  },
  {
    name: 'pasta',
    isPlate: true,
    seed: 'page pasta',
    recipe: {
      title: 'Spaghetti with Cherry Tomatoes and Basil',
      cuisine: 'Italian',
      photoPrompt: 'in a wide plate',
      ingredients: [
        '350 g spaghetti',
        '400 g cherry tomatoes, halved',
        '300 ml passata',
        '3 garlic cloves, crushed',
        '20 g fresh basil leaves',
        '40 g Parmesan, grated',
        '2 tbsp olive oil',
      ],
      instructions: [
        'Boil the spaghetti for 10 minutes.',
        'Soften the garlic and cherry tomatoes in the olive oil, add the passata and simmer for 8 minutes.',
        'Toss the spaghetti with the sauce, and finish with the basil and Parmesan.',
      ],
    },
  },
  {
    name: 'porridge',
    isPlate: true,
    seed: 'page porridge',
    recipe: {
      title: 'Creamy Porridge with Blueberries, Raspberries and Almonds',
      cuisine: 'Nordic',
      photoPrompt: 'in a bowl',
      ingredients: [
        '200 g rolled oats',
        '900 ml whole milk',
        '150 g blueberries',
        '100 g raspberries',
        '40 g almonds',
        '1 banana, sliced',
        '2 tbsp runny honey',
      ],
      instructions: [
        'Simmer the oats in the milk for 6 minutes, stirring, until creamy.',
        'Ladle into bowls and top with the blueberries, raspberries, banana and almonds.',
        'Trickle over the honey.',
      ],
    },
  },
  {
    name: 'salad',
    isPlate: true,
    seed: 'page salad',
    recipe: {
      title: 'Greek Salad with Feta and Olives',
      cuisine: 'Greek',
      photoPrompt: 'in a wide bowl',
      ingredients: [
        '1 romaine lettuce, torn',
        '300 g cherry tomatoes, halved',
        '1 cucumber, sliced',
        '½ red onion, finely sliced',
        '150 g feta, cubed',
        '80 g black olives',
        '3 tbsp olive oil',
      ],
      instructions: [
        'Toss the romaine lettuce, cherry tomatoes, cucumber and red onion with the olive oil.',
        'Top with the feta and black olives.',
      ],
    },
  },
  {
    name: 'soup',
    isPlate: true,
    seed: 'page soup',
    recipe: {
      title: 'Silky Carrot Soup with Pumpkin Seeds',
      cuisine: 'French',
      photoPrompt: 'in a bowl with a swirl on top',
      ingredients: [
        '800 g carrots, diced',
        '1 onion, finely chopped',
        '1 l vegetable stock',
        '100 ml double cream',
        '30 g pumpkin seeds',
        '10 g fresh flat-leaf parsley, chopped',
      ],
      instructions: [
        'Soften the onion for 8 minutes, add the carrots and vegetable stock and simmer for 20 minutes.',
        'Blend until completely smooth.',
        'Ladle into bowls, swirl in the double cream, and scatter with the pumpkin seeds and parsley.',
      ],
    },
  },
];
