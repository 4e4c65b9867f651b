import { describe, expect, test } from 'vitest';
import { compareFacts, compareNutrition } from './compare-facts.ts';
import { compareIngredients } from './compare-ingredients.ts';
import { compareRecipes, sumUp } from './compare-recipes.ts';
import { compareSteps } from './compare-steps.ts';
import { compareWords, type Piece } from './compare-words.ts';

/** As a reader would mark it: [-out-]{+in+}. */
const marked = (pieces: readonly Piece[]) =>
  pieces
    .map(({ kind, text }) =>
      kind === 'out' ? `[-${text}-]` : kind === 'in' ? `{+${text}+}` : text,
    )
    .join('');

describe('words', () => {
  test('a change is one change, what stayed stays', () => {
    expect(
      marked(compareWords('Fry in the butter for 5 minutes.', 'Fry in the oil for 8 minutes.')),
    ).toBe('Fry in the [-butter-]{+oil+} for [-5-]{+8+} minutes.');
    expect(
      marked(compareWords('Stir in one cup cream gently.', 'Stir in two spoons cream gently.')),
    ).toBe('Stir in [-one cup-]{+two spoons+} cream gently.');
  });

  test('a text with little in common is written anew', () => {
    expect(
      marked(compareWords('Beat the eggs until pale.', 'Press the tofu for ten minutes.')),
    ).toBe('[-Beat the eggs until pale.-]{+Press the tofu for ten minutes.+}');
  });

  test('whatever it is, before and after can be read out of it', () => {
    const pairs: [string, string][] = [
      ['', 'Serve.'],
      ['Serve.', ''],
      [
        'Bake at 180 °C for 20 minutes, then rest.',
        'Bake at 200 °C for 12–15 minutes; rest, then slice.',
      ],
      ['2 eggs', '2 eggs'],
    ];
    for (const [before, after] of pairs) {
      const pieces = compareWords(before, after);
      const read = (without: string) =>
        pieces
          .filter(({ kind }) => kind !== without)
          .map(({ text }) => text)
          .join('');
      expect(read('in')).toBe(before);
      expect(read('out')).toBe(after);
    }
  });
});

describe('ingredients', () => {
  const shown = (before: string[], after: string[]) =>
    compareIngredients(before, after).map((change) =>
      change.kind === 'changed'
        ? `~ ${[marked(change.amount), marked(change.words)].filter(Boolean).join(' ')}`
        : `${{ same: '=', out: '-', in: '+' }[change.kind]} ${change.line}`,
    );

  test('lines are matched by their food, wherever they stand', () => {
    expect(
      shown(
        ['200 g plain flour', '2 eggs', '50 g butter, melted'],
        ['50 g butter, melted', '150 g plain flour', '60 ml aquafaba'],
      ),
    ).toEqual([
      '- 2 eggs',
      '= 50 g butter, melted',
      '~ [-200\u00a0g-]{+150\u00a0g+} plain flour',
      '+ 60 ml aquafaba',
    ]);
  });

  test('another kind of the same thing is shown inside its line', () => {
    expect(shown(['400 ml whole milk'], ['400 ml oat milk'])).toEqual([
      '~ 400\u00a0ml [-whole-]{+oat+} milk',
    ]);
    expect(shown(['3 tomatoes, chopped'], ['2 tomatoes, sliced'])).toEqual([
      '~ [-3-]{+2+} tomatoes, [-chopped-]{+sliced+}',
    ]);
  });

  test('two foods that share a word by chance are two foods', () => {
    expect(shown(['50 g milk chocolate'], ['50 ml milk'])).toEqual([
      '- 50 g milk chocolate',
      '+ 50 ml milk',
    ]);
  });

  test('a spoon of one is no piece of another, even by the same name', () => {
    expect(shown(['1 tsp black pepper'], ['3 red peppers, halved'])).toEqual([
      '- 1 tsp black pepper',
      '+ 3 red peppers, halved',
    ]);
  });

  test('the nearest kind wins where several could be meant', () => {
    expect(
      shown(['1 tbsp olive oil', '1 tbsp sesame oil'], ['2 tbsp sesame oil', '1 tbsp olive oil']),
    ).toEqual(['~ [-1\u00a0tbsp-]{+2\u00a0tbsp+} sesame oil', '= 1 tbsp olive oil']);
  });

  test('what has no amount is compared as well', () => {
    expect(shown(['Salt to taste'], ['Salt and pepper, to taste'])).toHaveLength(2);
    expect(shown(['1 lemon'], ['lemon'])).toEqual(['~ [-1-] lemon']);
  });
});

describe('steps', () => {
  const shown = (before: string[], after: string[]) =>
    compareSteps(before, after).map((change) => {
      if (change.kind === 'changed') {
        return `~ ${change.number}${change.moved ? ' moved' : ''} ${marked(change.pieces)}`;
      }
      if (change.kind === 'out') return `- was ${change.before} ${change.text}`;
      if (change.kind === 'moved') return `> ${change.number} was ${change.before}`;
      return `${change.kind === 'in' ? '+' : '='} ${change.number} ${change.text}`;
    });
  const chop = 'Chop the onions and the garlic finely.';
  const fry = 'Fry them in the butter over a medium heat for 5 minutes.';
  const simmer = 'Add the lentils and the stock, and simmer for 20 minutes.';

  test('what moved is not shown as rewritten', () => {
    const rinse = 'Rinse the lentils under cold water until it runs clear.';
    expect(shown([chop, fry, rinse, simmer], [rinse, chop, fry, simmer])).toEqual([
      '> 1 was 3',
      `= 2 ${chop}`,
      `= 3 ${fry}`,
      `= 4 ${simmer}`,
    ]);
  });

  test('inside a step, word by word', () => {
    expect(shown([chop, fry], [chop, fry.replace('butter', 'olive oil')])).toEqual([
      `= 1 ${chop}`,
      '~ 2 Fry them in the [-butter-]{+olive oil+} over a medium heat for 5 minutes.',
    ]);
  });

  test('what went out stands where it stood, what came in is new', () => {
    expect(shown([chop, fry, simmer], [chop, simmer, 'Blend until smooth.'])).toEqual([
      `= 1 ${chop}`,
      `- was 2 ${fry}`,
      `= 2 ${simmer}`,
      '+ 3 Blend until smooth.',
    ]);
  });

  test('every step of both methods is told once', () => {
    const before = [chop, fry, simmer, chop];
    const after = [simmer, chop, 'Serve.', fry];
    const changes = compareSteps(before, after);
    expect(changes.filter(({ kind }) => kind !== 'out')).toHaveLength(after.length);
    expect(changes.filter(({ kind }) => kind !== 'in')).toHaveLength(before.length);
  });
});

const facts = {
  prepTimeMinutes: 15,
  cookTimeMinutes: 45,
  servings: 4,
  difficulty: 'Easy',
  nutrition: {
    energyKcal: 420.4,
    proteinG: 12,
    carbohydrateG: 50,
    fatG: 9.96,
    fibreG: 6,
    sodiumMg: 400,
  },
};

test('facts and nutrients that read the same are not told', () => {
  expect(compareFacts(facts, { ...facts, cookTimeMinutes: 25 })).toEqual([
    { name: 'Cook Time', before: '45 min', after: '25 min' },
  ]);
  const after = { ...facts.nutrition, energyKcal: 1419.9, fatG: 5, sodiumMg: 800 };
  expect(compareNutrition(facts.nutrition, after)).toEqual([
    { name: 'Energy', before: '420\u00a0kcal', after: '1,420\u00a0kcal' },
    { name: 'Fat', before: '10\u00a0g', after: '5\u00a0g' },
    { name: 'Salt', before: '1\u00a0g', after: '2\u00a0g' },
  ]);
  expect(compareNutrition(null, facts.nutrition)).toEqual([]);
});

test('the sum says it in a sentence', () => {
  const base = {
    ...facts,
    ingredients: ['2 eggs', '200 g rice'],
    instructions: ['Boil the rice.'],
  };
  const after = {
    ...base,
    ingredients: ['250 g rice', '300 g tofu'],
    instructions: ['Boil the brown rice.'],
  };
  expect(sumUp(compareRecipes(base, after))).toBe(
    '1 ingredient out, 1 in and 1 changed; 1 step changed.',
  );
  expect(sumUp(compareRecipes(base, base))).toBe('Nothing changed: it already fit.');
  expect(sumUp(compareRecipes(base, { ...base, servings: 2 }))).toBe(
    'The ingredients and steps are the same.',
  );
  const other = { ...base, instructions: ['Press the tofu well.', 'Sear it on both sides.'] };
  expect(sumUp(compareRecipes(base, other))).toBe('The method was rewritten.');
});
