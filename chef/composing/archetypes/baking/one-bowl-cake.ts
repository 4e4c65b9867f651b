import type { Archetype } from '../../archetype.ts';
import { oneBowlFormula } from '../../formulas/cakes.ts';
import { swapMinutes, weigherOf } from '../../formulas/formula.ts';
import { cocoa, flour, gum, liquid, oil, saltPinch, sugar } from './baking-slots.ts';
import { dryParts, heatOven, roundBake, tinMinutes, wetParts } from './baking-words.ts';

/** The cake that needs neither egg nor butter: bicarbonate and acid raise it. */
export const oneBowlCake: Archetype = {
  id: 'one-bowl-cake',
  courses: ['dessert', 'snack'],
  techniques: ['baking'],
  styles: ['family', 'budget', 'comfort', 'one-pot', 'outdoor'],
  difficulty: 'Easy',
  vessel: 'cut into squares on a cake plate',
  formula: true,
  weigh: weigherOf(oneBowlFormula),
  maxServings: 12,
  slots: {
    flour,
    gum,
    cocoa,
    raising: { list: 'soda', pick: [1, 1], fixed: true },
    salt: saltPinch,
    sugar,
    liquid: { ...liquid, list: 'cake-liquid' },
    fat: oil,
    acid: { list: 'cake-acid', pick: [1, 1], fixed: true },
    warm: { list: 'sweet-spice', pick: [1, 1], factor: 0.8 },
    fruit: { list: 'berry', pick: [1, 1], method: 'raw', grams: [30, 40, 50] },
  },
  titles: (k) => [
    `One-Bowl Cocoa Cake with ${k.title('fruit')}`,
    `Dark Cocoa and ${k.title('warm')} Cake`,
    `${k.title('fruit')} and Cocoa Cake`,
    `Everyday Cocoa Cake with ${k.title('warm')} and ${k.title('fruit')}`,
  ],
  describe: (k) =>
    k.pick([
      `Dark, moist and made in one bowl with nothing but a whisk, with ${k.call('fruit')} on top of every square.`,
      `Soft and deep brown, with a breath of ${k.call('warm')}; ${k.call('fruit')} on top keep it fresh.`,
    ]),
  method: (k) => {
    const bake = roundBake(
      tinMinutes(24, k.servings, 3) + swapMinutes(oneBowlFormula, [k.first('flour')?.id]),
    );
    const tin = k.servings <= 6 ? 'an 18 cm square tin' : 'a 33 × 23 cm tin';
    return [
      ...heatOven(k, 165, `line ${tin}`),
      k.mix(
        2,
        `Whisk ${dryParts(k, 'flour', 'gum', 'cocoa', 'raising', 'salt', 'warm')} in a large bowl for 2 minutes, until one even brown.`,
      ),
      k.mix(
        2,
        `Pour in ${wetParts(k, 'liquid', 'fat', 'acid')} and whisk for 2 minutes, until smooth and bubbling.`,
      ),
      k.bake(
        bake,
        `Pour into the tin straight away and bake for ${bake} minutes, until springy and a skewer comes out clean.`,
      ),
      k.rest(15, 'Cool in the tin for 15 minutes: it is fragile while hot and cuts cleanly later.'),
      k.mix(2, `Cut into ${k.servings} pieces and top with ${k.the('fruit')}; allow 2 minutes.`),
    ];
  },
  tips: (k) => [
    'Get it into the oven at once: the bubbles start as soon as the wet meets the dry.',
    `Sieve the ${k.call('cocoa')}, if it is lumpy; lumps do not whisk out later.`,
    'It keeps moist for three days under a cover, and freezes in squares.',
  ],
};
