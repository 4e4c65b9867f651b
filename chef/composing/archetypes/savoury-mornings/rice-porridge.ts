import type { Archetype } from '../../archetype.ts';
import { herb, salt } from '../../slots.ts';
import { minutesOf, until } from '../mains/about-slots.ts';
import { among } from '../only.ts';
import { finish } from '../phrases.ts';

/** Rice simmered until it falls apart, with something savoury on top. */
export const ricePorridge: Archetype = {
  id: 'rice-porridge',
  courses: ['breakfast', 'soup', 'dinner'],
  cuisines: ['Chinese', 'Korean', 'Thai', 'Vietnamese', 'Japanese', 'Indonesian', 'Filipino'],
  techniques: ['simmering'],
  styles: ['comfort', 'budget', 'family', 'light'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl with toppings in the middle',
  slots: {
    rice: { list: 'congee-rice', pick: [1, 1], method: 'simmer', grams: [40, 50, 60] },
    broth: { list: 'broth', pick: [1, 1], grams: [320, 370, 410] },
    topping: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      grams: [45, 65, 95],
      only: among(
        'chicken-thigh chicken-breast tofu prawns edamame pork-loin oyster-mushroom cod salmon',
      ),
    },
    mushroom: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      grams: [30, 45, 60],
      only: among('shiitake mushroom carrot oyster-mushroom sweetcorn courgette daikon'),
    },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: among('ginger garlic spring-onion shallot lemongrass'),
    },
    umami: {
      list: 'umami',
      pick: [1, 1],
      optional: true,
      grams: [5, 8, 11],
      only: among('soy-sauce tamari fish-sauce coconut-aminos miso'),
    },
    fat: { list: 'fat', pick: [1, 1], method: 'fry', grams: [5, 7, 10] },
    heat: { list: 'heat', pick: [0, 1], method: 'fry' },
    crunch: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [5, 9, 14],
      only: among('peanuts sesame-seeds cashews pumpkin-seeds sunflower-seeds'),
    },
    herb: { ...herb, grams: [2, 4, 6] },
    salt: { ...salt, grams: [0.3, 0.5, 0.8] },
  },
  titles: (k) => [
    `${k.title('rice')} Porridge with ${k.title('topping')} and ${k.title('aromatic')}`,
    `Silky Rice Porridge with ${k.title('topping')} and ${k.title('herb')}`,
    `Savoury Rice Porridge with ${k.title('mushroom')} and ${k.title('topping')}`,
    `Slow Rice Porridge with ${k.title('topping')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    k.pick([
      `Cooked until the grains forget themselves: soft, silky and ready for ${k.call('topping')} and ${k.call('crunch')}.`,
      `The gentlest breakfast there is, woken up with ${k.call('aromatic', 'herb')}.`,
    ]),
  method: (k) => {
    const fry = Math.max(5, k.minutes('fry', 'topping', 'mushroom'));
    return [
      ...k.prep(),
      k.leave(
        30,
        `Bring ${k.the('rice', 'broth')} to the boil, then simmer under a tilted lid for 30 minutes, stirring now and then, until the grains fall apart.`,
        { id: 'rice' },
      ),
      k.cook(
        fry,
        `Heat ${k.the('fat')} in a frying pan and fry ${k.the('topping', 'mushroom', 'heat')} for ${minutesOf(fry)}, ${until(k, 'topping', 'until hot and golden')}.`,
        { id: 'fried', after: [] },
      ),
      k.cook(
        2,
        `Add ${k.the('aromatic', 'umami')} to the pan and toss for 2 minutes, until fragrant and glossy.`,
        { id: 'topping', after: ['fried'] },
      ),
      k.cook(
        3,
        `Whisk the soft ${k.call('rice')} hard for 3 minutes, until silky, thin it with hot water if it is stiff, and add ${k.the('salt')}.`,
        { after: ['rice', 'topping'] },
      ),
      finish(
        k,
        2,
        `ladle into bowls and top with the contents of the pan, ${k.the('crunch', 'herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    'It thickens as it stands: keep a kettle beside you and loosen it as you go.',
    `Rinse the ${k.call('rice')} once only; what clings to it makes it silky.`,
    'Leftovers set hard in the fridge, and come back with water and a good stir until steaming.',
  ],
};
