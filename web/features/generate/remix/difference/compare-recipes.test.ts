import { describe, expect, test } from 'vitest';
import { compareFacts, compareNutrition } from './compare-facts.ts';
import { compareIngredients } from './compare-ingredients.ts';
import { compareRecipes, sumUp } from './compare-recipes.ts';
import { compareSteps } from './compare-steps.ts';
import { compareWords, type Piece } from './compare-words.ts';

/** Prints a word diff in the style of git: [-out-]{+in+}. */
const marked = (pieces: readonly Piece[]) =>
  pieces
    .map(({ kind, text }) =>
      kind === 'out' ? `[-${text}-]` : kind === 'in' ? `{+${text}+}` : text,
    )
    .join('');

describe('compareWords', () => {
  test('marks adjacent changed words as one change and keeps the rest', () => {
    expect(
      marked(compareWords('Fry in the butter for 5 minutes.', 'Fry in the oil for 8 minutes.')),
    ).toBe('Fry in the [-butter-]{+oil+} for [-5-]{+8+} minutes.');
    expect(
      marked(compareWords('Stir in one cup cream gently.', 'Stir in two spoons cream gently.')),
    ).toBe('Stir in [-one cup-]{+two spoons+} cream gently.');
  });

  test('replaces the whole text when little is in common', () => {
    expect(
      marked(compareWords('Beat the eggs until pale.', 'Press the tofu for ten minutes.')),
    ).toBe('[-Beat the eggs until pale.-]{+Press the tofu for ten minutes.+}');
  });

  test('both texts can be reconstructed from the pieces', () => {
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

describe('compareIngredients', () => {
  const shown = (before: string[], after: string[]) =>
    compareIngredients(before, after).map((change) =>
      change.kind === 'changed'
        ? `~ ${[marked(change.amount), marked(change.words)].filter(Boolean).join(' ')}`
        : `${{ same: '=', out: '-', in: '+' }[change.kind]} ${change.line}`,
    );

  test('matches lines by their food, regardless of position', () => {
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

  test('shows another kind of the same food as a change within the line', () => {
    expect(shown(['400 ml whole milk'], ['400 ml oat milk'])).toEqual([
      '~ 400\u00a0ml [-whole-]{+oat+} milk',
    ]);
    expect(shown(['3 tomatoes, chopped'], ['2 tomatoes, sliced'])).toEqual([
      '~ [-3-]{+2+} tomatoes, [-chopped-]{+sliced+}',
    ]);
  });

  test('does not match two foods that share a word by chance', () => {
    expect(shown(['50 g milk chocolate'], ['50 ml milk'])).toEqual([
      '- 50 g milk chocolate',
      '+ 50 ml milk',
    ]);
  });

  test('does not match foods of the same name with different kinds of units', () => {
    expect(shown(['1 tsp black pepper'], ['3 red peppers, halved'])).toEqual([
      '- 1 tsp black pepper',
      '+ 3 red peppers, halved',
    ]);
  });

  test('matches the most similar line when several are candidates', () => {
    expect(
      shown(['1 tbsp olive oil', '1 tbsp sesame oil'], ['2 tbsp sesame oil', '1 tbsp olive oil']),
    ).toEqual(['~ [-1\u00a0tbsp-]{+2\u00a0tbsp+} sesame oil', '= 1 tbsp olive oil']);
  });

  test('compares lines without an amount', () => {
    expect(shown(['Salt to taste'], ['Salt and pepper, to taste'])).toHaveLength(2);
    expect(shown(['1 lemon'], ['lemon'])).toEqual(['~ [-1-] lemon']);
  });
});

describe('compareSteps', () => {
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

  test('reports a moved step as moved, not as rewritten', () => {
    const rinse = 'Rinse the lentils under cold water until it runs clear.';
    expect(shown([chop, fry, rinse, simmer], [rinse, chop, fry, simmer])).toEqual([
      '> 1 was 3',
      `= 2 ${chop}`,
      `= 3 ${fry}`,
      `= 4 ${simmer}`,
    ]);
  });

  test('compares a changed step word by word', () => {
    expect(shown([chop, fry], [chop, fry.replace('butter', 'olive oil')])).toEqual([
      `= 1 ${chop}`,
      '~ 2 Fry them in the [-butter-]{+olive oil+} over a medium heat for 5 minutes.',
    ]);
  });

  test('keeps a removed step at its position and reports an added step as new', () => {
    expect(shown([chop, fry, simmer], [chop, simmer, 'Blend until smooth.'])).toEqual([
      `= 1 ${chop}`,
      `- was 2 ${fry}`,
      `= 2 ${simmer}`,
      '+ 3 Blend until smooth.',
    ]);
  });

  test('reports every step of both methods exactly once', () => {
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

test('omits facts and nutrients whose printed values are equal', () => {
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

test('sumUp describes the difference in one sentence', () => {
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
