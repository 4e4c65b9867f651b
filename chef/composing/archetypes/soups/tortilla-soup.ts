import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import {
  citrus,
  finish,
  friedSpice,
  hotPan,
  onionAndGarlic,
  seasoning,
  softenAromatics,
} from '../phrases.ts';

/** Smoky tomato soup under crisp strips of corn tortilla. */
export const tortillaSoup: Archetype = {
  id: 'tortilla-soup',
  courses: ['soup', 'lunch', 'dinner'],
  cuisines: ['Mexican', 'Peruvian', 'Brazilian'],
  techniques: ['simmering', 'baking'],
  styles: ['comfort', 'street-food', 'family', 'budget'],
  difficulty: 'Medium',
  vessel: 'in a deep bowl with crisp strips on top',
  slots: {
    tortilla: {
      list: 'tortilla',
      pick: [1, 1],
      method: 'roast',
      grams: [20, 26, 30],
    },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'simmer',
      grams: [50, 70, 100],
      only: among('black-beans kidney-beans pinto-beans chicken-breast chicken-thigh chickpeas'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      grams: [45, 60, 90],
      only: among('sweetcorn red-pepper green-pepper courgette yellow-pepper'),
    },
    tomato: {
      list: 'body',
      pick: [1, 1],
      grams: [80, 100, 130],
      only: among('tinned-tomatoes passata'),
    },
    aromatic: onionAndGarlic.aromatic,
    spice: {
      ...friedSpice,
      only: among('cumin smoked-paprika paprika ground-coriander dried-oregano'),
    },
    broth: { list: 'broth', pick: [1, 1], grams: [180, 220, 260] },
    avocado: {
      list: 'avocado',
      pick: [0, 1],
      method: 'raw',
      cut: 'diced',
      optional: true,
      grams: [25, 34, 45],
    },
    acid: { ...citrus, grams: [5, 7, 10] },
    herb: { ...herb, grams: [3, 4, 6], only: among('coriander parsley') },
    ...hotPan,
  },
  titles: (k) => [
    `Tomato Soup with Crisp ${k.title('tortilla')} and ${k.title('protein')}`,
    `Smoky ${k.title('protein')} Soup with Crisp ${k.title('tortilla')}`,
    `${k.title('protein')} and ${k.title('vegetable')} Soup under Crisp ${k.title('tortilla')}`,
    `Spiced Tomato Soup with ${k.title('protein')}, ${k.title('vegetable')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Red, smoky and sharp with ${k.call('acid')}, under a heap of crisp strips that soften as you eat.`,
      `Half soup, half party: ${k.call('protein')} and ${k.call('vegetable')} below, crunch and ${k.call('herb')} above.`,
    ]),
  method: (k) => {
    const simmer = Math.max(12, k.minutes('simmer', 'protein', 'vegetable'));
    return [
      ...k.prep(1, `Cut ${k.the('tortilla')} into thin strips.`),
      softenAromatics(k, 'a large pot'),
      k.leave(
        simmer,
        `Add ${k.the('protein', 'vegetable', 'tomato', 'broth')} with ${seasoning(k)}. Bring to the boil and simmer for ${minutesOf(simmer)}, ${k.done('protein')}.`,
        { id: 'soup' },
      ),
      k.bake(
        8,
        `Spread the strips on a tray and bake at 200 °C for 8 minutes, turning once, until dry and crisp.`,
        { id: 'strips', after: [] },
      ),
      k.mix(
        1,
        `Stir ${k.the('acid')} into the soup off the heat, wait 1 minute, then taste for salt and sharpness.`,
        { after: ['soup', 'strips'] },
      ),
      finish(
        k,
        2,
        `ladle into bowls and pile on the strips${k.maybe('avocado', ', ')} and ${k.the('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    'Put the strips on at the table: they should still crackle with the first spoonful.',
    `Press some of the ${k.call('protein')} against the pot if you like the soup thicker.`,
    'Heat the oven while you chop, so that the strips can go straight in.',
  ],
};
