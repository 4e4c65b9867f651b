import { describe, expect, test } from 'vitest';
import { foodsIn } from './foods-in.ts';

const tagsIn = (text: string) => foodsIn(text).flatMap(({ contains }) => [...contains]);

describe('negations apply to the food that they modify', () => {
  test.each([
    ['gluten-free soy sauce', ['soy'], ['gluten']],
    ['dried egg-free orzo', ['gluten'], ['eggs']],
    ['160 g ghee, unsalted', ['milk'], []],
    ['90 g reduced-fat mature Cheddar', ['milk'], ['fatty']],
    ['half fat and half butter', ['milk', 'fatty'], []],
    ['with less fat than butter', ['milk', 'fatty'], []],
    ['50 g peanuts, unsalted', ['peanuts'], []],
    ['200 g full-fat yoghurt (unsweetened)', ['milk'], []],
    ['100 g roasted cashews, vegan', ['nuts'], ['milk']],
    ['40 g almonds, gluten-free', ['nuts'], ['gluten']],
    ['salted butter, eggless', ['milk'], ['eggs']],
    ['gluten-free rice and maize pasta', [], ['gluten']],
    ['gluten-free rice and wheat pasta', ['gluten'], []],
    ['gluten-free rice and some bread', ['gluten'], []],
    ['egg-free mayonnaise', [], ['eggs']],
    ['halal smoked turkey sausage', ['poultry'], ['pork']],
    ['600 g turkey breast mince', ['poultry'], ['beef']],
    ['200 g chicken breast - bacon', ['pork'], []],
    ['lay on each chicken breast ham and fold', ['pork'], []],
    ['4 bacon burgers', ['beef'], []],
    ['tandoori chicken sausage', ['milk'], []],
    ['fried chicken sausage', ['gluten'], []],
    ['turkey breast, mince', ['poultry', 'beef'], []],
    ['unsmoked chicken bacon', ['poultry'], ['pork']],
    ['smoked pork sausage', ['pork'], []],
    ['smoked sausage', ['pork'], []],
    ['vegan butter', [], ['milk']],
    ['plant-based milk', [], ['milk']],
    ['dairy-free chocolate with almonds', ['nuts'], ['milk']],
    ['nut-free granola', ['gluten'], ['nuts']],
    ['gluten and dairy free bread', [], ['gluten', 'milk']],
    ['peanut-free almond butter', ['nuts'], ['peanuts']],
    ['unsulphured dried apricots', [], ['sulphites']],
    ['dark chocolate without added sugar', ['chocolate'], ['added-sugar', 'sugary']],
    ['dark chocolate, no added sugar', ['chocolate'], ['added-sugar', 'sugary']],
    ['no-added-sugar dark chocolate', ['chocolate'], ['added-sugar', 'sugary']],
    ['no added sugar. Scatter over milk chocolate', ['milk', 'added-sugar'], []],
    ['cheese alternative', [], ['milk']],
    ['without nuts or milk', [], ['nuts', 'milk']],
    ['use coconut milk instead of cream', [], ['milk']],
    ['oat milk (not soya)', ['gluten'], ['soy']],
    ['lactose-free milk', ['milk'], []],
    ['omit the egg and add milk', ['milk'], ['eggs']],
    ['no need to peel the prawns', ['crustaceans'], []],
    ['without stirring, add the butter', ['milk'], []],
    ['chicken or prawns', ['poultry', 'crustaceans'], []],
    ['vegan sausages and bacon', ['pork'], []],
    ['Dairy-free and topped with cheese', ['milk'], []],
    ['Nut-free, with almonds', ['nuts'], []],
    ['Nut-free? Add almonds', ['nuts'], []],
    ['nut-free, vegan granola', [], ['nuts']],
    ['150 g gluten-free, egg-free rye crackers', [], ['gluten']],
    ['gluten-free, dairy-free cream, cheese', ['milk'], []],
    ['150 g corn macaroni', ['corn'], ['gluten']],
    ['corn, macaroni', ['gluten'], []],
    ['red lentil penne', ['legume'], ['gluten']],
    ['wheat and corn macaroni', ['gluten'], []],
    ['dairy-free, crispy cheese', [], ['milk']],
    ['vegan, serve with butter', ['milk'], []],
    ['200 g plain (or gluten-free) flour', ['gluten'], []],
    ['vegan or pork sausages', ['pork'], []],
    ['vegan/pork sausages', ['pork'], []],
    ['never skip the butter', ['milk'], []],
    ['do not omit the egg', ['eggs'], []],
    ['don’t leave out the eggs', ['eggs'], []],
    ['leave out the butter to soften', ['milk'], []],
    ['leave out the butter', [], ['milk']],
    ['**pea**nut butter', ['peanuts'], ['milk']],
    ['scampi in breadcrumbs', ['crustaceans', 'gluten'], []],
    ['sherry trifle', ['alcohol'], []],
    ['dan dan peanut noodles', ['peanuts'], []],
  ])('%s', (text, present, absent) => {
    const tags = tagsIn(text);
    for (const tag of present) expect(tags, `has ${tag}`).toContain(tag);
    for (const tag of absent) expect(tags, `lacks ${tag}`).not.toContain(tag);
  });

  test('does not read verbs as foods', () => {
    for (const text of [
      'Toast the cumin seeds',
      'Wrap in foil',
      'Cream together',
      'Sprinkle with salt',
      'Scallop the edge',
    ]) {
      expect(
        tagsIn(text).filter((tag) => ['gluten', 'milk', 'molluscs', 'added-sugar'].includes(tag)),
        text,
      ).toEqual([]);
    }
    for (const text of ['Add the cumin and toast, stirring', 'In a dry pan toast the seeds']) {
      expect(tagsIn(text), text).not.toContain('gluten');
    }
    expect(tagsIn('Serve on toast')).toContain('gluten');
    expect(tagsIn('Serve with beans and toast.')).toContain('gluten');
    expect(tagsIn('Pour in the cream until it thickens')).toContain('milk');
    expect(tagsIn('Swap in real cream for a richer sauce')).toContain('milk');
    expect(tagsIn('Lift the fish out')).toContain('fish');
    expect(tagsIn('Brown the onion and mince for 5 minutes')).toContain('beef');
    expect(tagsIn('Peel and mince the garlic')).not.toContain('beef');
  });

  test('does not read a description of looks or texture as a food', () => {
    for (const text of ['60 g red onion, sliced wafer-thin', 'Beat until custard-smooth']) {
      expect(tagsIn(text), text).not.toContain('added-sugar');
    }
    expect(tagsIn('Cook until milk-white and butter-soft')).not.toContain('milk');
    // A phrase that may contain the food still counts as that food, and so does a food next to the colour of another food.
    expect(tagsIn('Stir in the butter-rich sauce')).toContain('milk');
    expect(tagsIn('Chorizo-black bean stew')).toContain('pork');
    expect(tagsIn('Crack an egg on top')).toContain('eggs');
    expect(tagsIn('Serve with bhajis')).toContain('onion-family');
    expect(tagsIn('2 wafers, thin ones')).toContain('gluten');
  });

  test('a food that is said to be made only of others may contain nothing else', () => {
    const may = (text: string) => foodsIn(text).flatMap(({ mayContain }) => [...mayContain]);
    expect(may('150 ml dashi, made only from kombu and bonito')).not.toContain('milk');
    expect(may('150 ml dashi, made with kombu')).toContain('milk');
    expect(may('4 burger buns, made only with spelt')).toContain('milk');
  });
});
