import type { Archetype } from '../../archetype.ts';
import { crunch, herb } from '../../slots.ts';
import { among, except } from '../only.ts';
import { finish } from '../phrases.ts';
import { dressingSlots } from './salad-slots.ts';

/** Shredded and squeezed with salt, so that it softens but still bites. */
export const slaw: Archetype = {
  id: 'slaw',
  courses: ['side', 'salad'],
  techniques: ['no-cook', 'pickling'],
  styles: ['light', 'outdoor', 'budget', 'street-food', 'family'],
  difficulty: 'Easy',
  vessel: 'in a bowl',
  slots: {
    slaw: {
      list: 'slaw',
      pick: [2, 2],
      method: 'raw',
      cut: 'shredded',
      grams: [50, 70, 90],
      only: except('sauerkraut courgette'),
    },
    onion: {
      list: 'aromatic',
      pick: [0, 1],
      method: 'raw',
      grams: [8, 15, 22],
      optional: true,
      only: among('red-onion spring-onion shallot'),
    },
    fruit: {
      list: 'fruit',
      pick: [0, 1],
      method: 'raw',
      grams: [25, 40, 55],
      optional: true,
      only: among('apple pear mango orange pineapple papaya'),
    },
    herb: { ...herb, pick: [1, 2], grams: [3, 5, 8] },
    spice: {
      list: 'cold-spice',
      pick: [0, 1],
      optional: true,
      grams: [0.2, 0.3, 0.5],
      only: among('sumac cumin ground-coriander paprika'),
    },
    crunch: { ...crunch, grams: [8, 13, 20], only: except('desiccated-coconut') },
    ...dressingSlots,
  },
  titles: (k) => [
    `${k.title('slaw')} Slaw with ${k.title('crunch')}`,
    `Crunchy ${k.title('slaw')} Slaw with ${k.title('herb')}`,
    `Quick-Pickled ${k.title('slaw')} Slaw with ${k.title('herb')} and ${k.title('crunch')}`,
    k.has('fruit')
      ? `${k.title('slaw')} and ${k.title('fruit')} Slaw with ${k.title('crunch')}`
      : `Sharp ${k.title('slaw')} Slaw with ${k.title('crunch')} and ${k.title('herb')}`,
    k.has('fruit')
      ? `${k.title('fruit')} Slaw with ${k.title('herb')}`
      : `Bright ${k.title('slaw')} Slaw`,
  ],
  describe: (k) =>
    k.pick([
      `Crunchy and sharp: ${k.call('slaw')} softened with salt and ${k.call('acid')}, and no heavy sauce.`,
      `The crisp thing beside anything from the grill, with ${k.call('crunch')} and ${k.call('herb')} folded through.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.mix(
      2,
      `Squeeze ${k.the('slaw', 'onion')} with ${k.the('salt', 'acid')} in a large bowl for 2 minutes, until it begins to soften and glisten.`,
    ),
    k.rest(5, 'Let it stand for 5 minutes, so that the salt and the acid can do their work.'),
    k.mix(
      1,
      `Add ${k.the('oil', 'fruit', 'spice', 'pepper', 'heat')} and toss everything together for 1 minute, until evenly dressed.`,
    ),
    finish(k, 1, `fold in ${k.the('herb')}, taste, and scatter with ${k.the('crunch')}.`),
  ],
  tips: (k) => [
    'Shred as finely as you can: a sharp knife or a mandoline makes all the difference.',
    `Put the ${k.call('crunch')} on only at the table if you make it ahead.`,
    'It keeps crisp for a day in the fridge; pour off the water that collects and taste again.',
  ],
};
