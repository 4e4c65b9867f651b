import type { Archetype } from '../../archetype.ts';
import { acid, aromatics, herb, salt, savoury } from '../../slots.ts';
import { capitalise } from '../../words.ts';
import { along, isSeafood, until } from './about-slots.ts';
import { flavour, ownCuisine } from './flavour-words.ts';
import { boilGrain, grainTitle, riceBeside, withGrain } from './side-grain.ts';
import { isAromatic, isGroundSpice, noneOf, oneOf } from './slot-conditions.ts';

const cuisines = ['Indian', 'Thai', 'Caribbean', 'Vietnamese', 'British', 'Indonesian', 'Filipino'];

export const curry: Archetype = {
  id: 'curry',
  courses: ['dinner', 'lunch'],
  cuisines,
  techniques: ['simmering'],
  styles: ['comfort', 'one-pot', 'meal-prep', 'family'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl, the rice to one side',
  weight: 1.3,
  takesHeat: true,
  slots: {
    protein: { list: 'protein', pick: [1, 1], method: 'simmer', only: noneOf('squid') },
    vegetable: { list: 'vegetable', pick: [1, 1], method: 'simmer' },
    green: { list: 'green', pick: [0, 1], method: 'simmer', factor: 0.7 },
    aromatic: { ...aromatics, pick: [1, 2], only: isAromatic, universal: ['fennel', 'ginger'] },
    spice: { list: 'spice', pick: [2, 2], optional: true, factor: 1.5, only: isGroundSpice },
    body: {
      list: 'body',
      pick: [1, 1],
      method: 'simmer',
      factor: 1.1,
      only: oneOf('coconut-milk', 'tinned-tomatoes', 'passata'),
      universal: ['tinned-tomatoes', 'passata'],
    },
    grain: riceBeside,
    acid,
    herb,
    fat: savoury.fat,
    heat: savoury.heat,
    salt,
  },
  titles: (k) => [
    `${flavour(k, 'body', 'spice', 'heat')} ${k.title('protein')} Curry with ${k.title('vegetable')}`,
    `${ownCuisine(k, cuisines)} ${k.title('protein')} and ${k.title('vegetable')} Curry`,
    `${k.title('vegetable')} and ${k.title('protein')} Curry with ${k.title('herb')}`,
    `${flavour(k, 'acid', 'spice')} ${k.title('protein')} Curry${k.has('grain') ? ` with ${grainTitle(k)}` : ''}`,
  ],
  describe: (k) =>
    capitalise(
      k.pick([
        `A gently spiced curry of ${k.call('protein', 'vegetable')} in a sauce of ${k.call('body')}, brightened at the last moment with ${k.call('acid', 'herb')}.`,
        isSeafood(k, 'protein')
          ? `${k.call('protein')} slipped at the last moment into a sauce of ${k.call('body')} and ${k.call('vegetable')}, with plenty of ${k.call('herb')} on top.`
          : `${k.call('protein')} and ${k.call('vegetable')} simmered slowly in ${k.call('body')} until the sauce clings, with plenty of ${k.call('herb')} on top.`,
        `The kind of curry that makes the whole house smell good: ${k.call('protein', 'vegetable')}, softened ${k.call('aromatic')} and a sauce to mop up.`,
      ]),
    ),
  method: (k) => {
    const isQuick = isSeafood(k, 'protein');
    const inSauce = isQuick ? ['vegetable'] : ['protein', 'vegetable'];
    const simmer = Math.max(12, k.minutes('simmer', ...inSauce));
    const soften = k.soften('aromatic') + 1;
    const last = Math.max(
      isQuick ? k.minutes('simmer', 'protein') : 0,
      k.minutes('simmer', 'green'),
      2,
    );
    const rice = boilGrain(k);
    const riceFirst = isQuick || k.minutes('simmer', 'grain') > simmer;
    const base = k.cook(
      soften,
      `Warm ${k.the('fat')} in a wide pan and soften ${k.the('aromatic')}${along(k, ' with ', ['spice', 'heat'])} for ${soften} minutes, stirring, until fragrant.`,
      riceFirst ? { after: [] } : {},
    );
    return [
      ...k.prep(),
      ...(riceFirst ? rice : []),
      base,
      k.leave(
        simmer,
        k.pick([
          `Add ${k.the(...inSauce, 'body')} and ${k.the('salt')}, bring to a bubble and simmer gently for ${simmer} minutes, ${isQuick ? 'until tender' : until(k, 'protein', 'until tender')}.`,
          `Stir in ${k.the(...inSauce)}, then ${k.the('body', 'salt')}. Half cover and simmer for ${simmer} minutes, ${isQuick ? 'until the sauce thickens' : until(k, 'protein', 'until the sauce coats a spoon')}.`,
        ]),
        { id: 'sauce' },
      ),
      ...(riceFirst ? [] : rice),
      k.cook(
        last,
        isQuick
          ? `Slip ${k.the('protein')}${along(k, ' and ', ['green'])} into the sauce and simmer for ${last} minutes, ${k.done('protein')}.`
          : `${k.has('green') ? `Stir in ${k.the('green')} and simmer` : 'Simmer without the lid'} for ${last} more minutes, until the sauce is as thick as you like it.`,
        { after: ['sauce'], id: 'finished' },
      ),
      k.mix(
        1,
        `Take off the heat, stir in ${k.the('acid')} and rest for 1 minute. Scatter with ${k.the('herb')}${k.has('grain') ? ` and serve with the ${k.call('grain')}` : ' and serve'}.`,
        { after: withGrain(k, ['finished']) },
      ),
    ];
  },
  tips: (k) => [
    k.pick([
      `Do not rush the ${k.call('aromatic')}: the base of the whole sauce is made in those first minutes.`,
      'If the base catches before the sauce goes in, add a spoonful of water and scrape the pan.',
    ]),
    isSeafood(k, 'protein')
      ? `Make the sauce ahead if you like, but cook the ${k.call('protein')} in it only just before serving.`
      : 'It tastes even better the next day. Cool it within an hour, chill, and reheat to 74 °C.',
    `Taste once the ${k.call('acid')} is in: sharpness makes up for a surprising amount of salt.`,
  ],
};
