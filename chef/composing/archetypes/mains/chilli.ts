import type { Archetype } from '../../archetype.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along, hasTag, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { boilGrain, riceBeside, withGrain } from './side-grain.ts';
import { isAromatic, isCool, isGroundSpice, noneOf, oneOf } from './slot-conditions.ts';

export const chilli: Archetype = {
  id: 'chilli',
  courses: ['dinner', 'lunch'],
  cuisines: ['Mexican', 'American', 'Cajun', 'Home'],
  techniques: ['simmering', 'slow-cooking'],
  styles: ['comfort', 'one-pot', 'family', 'meal-prep', 'budget'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl, a spoonful of something cool on top',
  takesHeat: true,
  slots: {
    mince: {
      list: 'mince',
      pick: [1, 1],
      method: 'simmer',
      grams: [80, 100, 125],
      only: noneOf('black-beans', 'mushroom', 'soya-mince'),
      universal: ['cooked-lentils'],
    },
    bean: {
      list: 'bean',
      pick: [1, 1],
      method: 'simmer',
      grams: [50, 60, 80],
      only: oneOf('kidney-beans', 'black-beans', 'pinto-beans'),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'simmer',
      only: oneOf(
        'red-pepper',
        'green-pepper',
        'yellow-pepper',
        'sweetcorn',
        'courgette',
        'carrot',
        'butternut-squash',
      ),
      factor: 0.8,
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: { list: 'spice', pick: [1, 1], optional: true, factor: 1.4, only: isGroundSpice },
    body: {
      list: 'body',
      pick: [1, 1],
      method: 'simmer',
      only: oneOf('tinned-tomatoes', 'passata', 'coconut-milk'),
      universal: ['tinned-tomatoes', 'coconut-milk'],
    },
    grain: riceBeside,
    creamy: { list: 'creamy', pick: [1, 1], method: 'raw', optional: true, only: isCool },
    acid: { ...acid, factor: 0.7 },
    herb,
    fat: savoury.fat,
    heat: { list: 'heat', pick: [0, 1] },
    salt,
  },
  titles: (k) => [
    `${flavour(k, 'spice', 'heat')} ${k.title('mince').replace(' Mince', '')} Chilli with ${k.title('bean')}`,
    `${k.title('mince').replace(' Mince', '')} and ${k.title('bean')} Chilli with ${k.title('vegetable')}`,
    `Slow-Simmered ${k.title('bean')} Chilli with ${k.title('mince')}`,
    `Weekend Chilli of ${k.title('mince').replace(' Mince', '')}, ${k.title('bean')} and ${k.title('vegetable')}`,
  ],
  describe: (k) =>
    k
      .pick([
        `Deep, dark and thick enough to stand a spoon in: ${k.call('mince')} and ${k.call('bean')} simmered with ${k.call('spice')}${k.has('creamy') ? `, cooled down with ${k.call('creamy')}` : ''}.`,
        `A pot for a crowd or for the week ahead, built on browned ${k.call('mince')}, soft ${k.call('vegetable')} and a squeeze of ${k.call('acid')}.`,
      ])
      .replace(' simmered with  ', ' simmered slowly '),
  method: (k) => {
    const soften = k.soften('aromatic') + 1;
    const brown = Math.max(4, k.minutes('fry', 'mince'));
    const simmer = Math.max(25, k.minutes('simmer', 'mince', 'vegetable'));
    const isMince = hasTag(k, 'mince', 'minced');
    return [
      ...k.prep(),
      k.cook(
        soften,
        `Warm ${k.the('fat')} in a heavy pot and soften ${k.the('aromatic')}${along(k, ' with ', ['spice', 'heat'])} for ${soften} minutes, stirring, until the kitchen smells of it.`,
      ),
      k.cook(
        brown,
        isMince
          ? `Turn up the heat, add ${k.the('mince')} and brown for ${brown} minutes, breaking up the lumps with a spoon, until no pink is left.`
          : `Turn up the heat, add ${k.the('mince')} and fry for ${brown} minutes, stirring once or twice, until beginning to catch at the edges.`,
      ),
      k.leave(
        simmer,
        `Stir in ${k.the('vegetable', 'bean', 'body', 'salt')} with a splash of water. Simmer half covered for ${simmer} minutes, ${isMince ? 'until thick and at least 74 °C all through' : until(k, 'mince', 'until thick and glossy')}.`,
        { id: 'chilli' },
      ),
      ...boilGrain(k),
      k.rest(
        2,
        `Stir in ${k.the('acid')} and rest off the heat for 2 minutes. Serve ${k.has('grain') ? `over the ${k.call('grain')} ` : ''}with ${k.the('creamy', 'herb')} on top.`,
        { after: withGrain(k, ['chilli']) },
      ),
    ];
  },
  tips: (k) => [
    `It is better tomorrow. Cool within an hour, keep it chilled for up to 3 days, and reheat to 74 °C.`,
    `Let the ${k.call('mince')} take real colour before the liquid goes in: that is where the depth comes from.`,
    'If it is too hot at the end, a spoonful of something sweet or creamy helps; water does not.',
  ],
};
