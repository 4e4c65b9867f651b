import { describe, expect, test } from 'vitest';
import { countNutrition } from '../nutrition/count-nutrition.ts';
import { dishKind } from './plausibility/dish-kind.ts';
import { checkPlausibility } from './plausibility.ts';

function judge(...ingredients: string[]) {
  const times = { prepTimeMinutes: 10, cookTimeMinutes: 20, servings: 4 };
  const recipe = { ingredients, instructions: ['Cook for 10 minutes.'], ...times };
  return checkPlausibility(recipe, countNutrition(ingredients, 4)).outcome;
}

describe('plausibility', () => {
  test.each(['6 tbsp baking powder', '40 g bicarbonate of soda', '100 g salt'])(
    '%s for four servings fails as inedible',
    (line) => {
      expect(judge('220 g plain flour', line)).toBe('failed');
    },
  );

  test('a large amount of an edible food is noted, a tested recipe passes', () => {
    expect(judge('1 kg caster sugar')).toBe('noted');
    expect(judge('220 g plain flour', '2½ tsp baking powder', '2 eggs', '1 tsp salt')).toBe(
      'passed',
    );
  });

  test.each(['Dashi', 'Berbere', 'Ras el Hanout'])(
    '“%s” is eaten by the spoonful, not as a portion',
    (title) => {
      expect(dishKind(title, undefined).isStore).toBe(true);
    },
  );
});
