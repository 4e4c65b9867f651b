import type { Archetype } from '../../archetype.ts';
import { cookiesFormula } from '../../formulas/biscuits.ts';
import { swapMinutes, weigherOf } from '../../formulas/formula.ts';
import { fat, flour, gum, liquid, raising, saltPinch, sugar } from './baking-slots.ts';
import { heatOven } from './baking-words.ts';

export const cookies: Archetype = {
  id: 'cookies',
  courses: ['snack', 'dessert'],
  techniques: ['baking'],
  styles: ['family', 'comfort', 'festive', 'lunchbox', 'meal-prep', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'in a stack on a plate',
  formula: true,
  weigh: weigherOf(cookiesFormula),
  maxServings: 12,
  slots: {
    fat,
    sugar,
    flour,
    gum,
    raising,
    liquid,
    salt: saltPinch,
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.6 },
    chunk: { list: 'cookie-chunk', pick: [1, 2], grams: [6, 8, 10] },
  },
  titles: (k) => [
    `Crisp-Edged Cookies with ${k.title('chunk')}`,
    `${k.title('chunk')} Cookies`,
    `${k.title('warm')} and ${k.title('chunk')} Cookies`,
    `Chewy ${k.title('chunk')} Cookies with ${k.title('warm')}`,
  ],
  describe: (k) =>
    k.pick([
      `Crisp at the rim and soft in the middle, thick with ${k.call('chunk')}, with a hint of ${k.call('warm')}.`,
      `Cookies for the tin, and few will get there: golden, short and full of ${k.call('chunk')}.`,
    ]),
  method: (k) => {
    const bake = 12 + (swapMinutes(cookiesFormula, [k.first('flour')?.id]) > 0 ? 1 : 0);
    const count = k.servings * 2;
    return [
      ...heatOven(
        k,
        170,
        `line ${k.servings > 8 ? 'two large trays' : 'a large tray'} with baking paper`,
      ),
      k.mix(
        3,
        `Beat ${k.the('fat')}, soft, with ${k.the('sugar')} in a large bowl for 3 minutes, until smooth and pale.`,
      ),
      k.mix(
        2,
        `Work in ${k.the('flour', 'gum', 'raising', 'warm', 'salt')} for 2 minutes with ${k.the('liquid')}, until it holds together.`,
      ),
      k.mix(
        4,
        `Knead in ${k.the('chunk')} and set ${count} equal balls on ${k.servings > 8 ? 'the trays' : 'the tray'}, well apart, pressing each flat; about 4 minutes.`,
      ),
      k.bake(
        bake,
        `Bake for ${bake} minutes, until golden at the edges and still soft in the middle.`,
      ),
      k.rest(5, 'Leave on the tray for 5 minutes before moving them: they firm up as they cool.'),
    ];
  },
  tips: () => [
    'Take them out while they look slightly underdone: that is what keeps the middle soft.',
    'Shaped balls freeze well; bake them from frozen with two minutes more.',
    'Bake one tray at a time in the middle of the oven for even colour.',
  ],
};
