import type { Archetype } from '../../archetype.ts';
import type { Kitchen } from '../../kitchen.ts';
import { herb } from '../../slots.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { except } from '../only.ts';
import {
  finish,
  friedSpice,
  hotPan,
  lastAcid,
  onionAndGarlic,
  seasoning,
  softenAromatics,
} from '../phrases.ts';

const delicate = 8;
const standsBroth = except('jackfruit portobello cauliflower mushroom tempeh seitan');

/** The protein goes in with the broth, or, where it is quickly done, just before the end. */
function simmerSteps(k: Kitchen) {
  const last = k.minutes('simmer', 'protein');
  const isDelicate = last <= delicate;
  const simmer = Math.max(8, k.minutes('simmer', 'vegetable'), isDelicate ? 0 : last) + 3;
  const early = isDelicate ? k.the('vegetable', 'broth') : k.the('vegetable', 'protein', 'broth');
  const cue = isDelicate ? 'until the vegetables are tender' : k.done('protein');
  return [
    k.leave(
      simmer,
      `Add ${early} with ${seasoning(k)}. Bring to the boil, then simmer for ${simmer} minutes, ${cue}.`,
    ),
    ...(isDelicate
      ? [
          k.cook(
            last,
            `Slide in ${k.the('protein')} and simmer very gently for ${minutesOf(last)}, ${k.done('protein')}.`,
          ),
        ]
      : []),
  ];
}

/** A clear broth with pieces in it: protein, vegetables and a green at the end. */
export const chunkySoup: Archetype = {
  id: 'chunky-soup',
  courses: ['soup', 'lunch', 'dinner'],
  cuisines: [
    'Italian',
    'French',
    'Greek',
    'German',
    'Nordic',
    'British',
    'American',
    'Mediterranean',
    'Turkish',
    'Spanish',
    'Cajun',
    'Caribbean',
    'Brazilian',
    'Polish',
    'Portuguese',
  ],
  techniques: ['simmering', 'poaching'],
  styles: ['comfort', 'light', 'one-pot', 'budget', 'rustic', 'family'],
  difficulty: 'Easy',
  family: 'broth-soup',
  vessel: 'in a deep bowl',
  slots: {
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'simmer',
      grams: [60, 90, 130],
      only: (item) => standsBroth(item) && (item.minutes.simmer ?? 99) <= 25,
    },
    vegetable: {
      list: 'vegetable',
      pick: [2, 2],
      method: 'simmer',
      grams: [50, 65, 90],
      only: except('butternut-squash pumpkin aubergine okra mushroom sweetcorn brussels-sprouts'),
    },
    green: {
      list: 'green',
      pick: [1, 1],
      method: 'simmer',
      grams: [25, 40, 60],
    },
    ...onionAndGarlic,
    spice: friedSpice,
    broth: { list: 'broth', pick: [1, 1], grams: [250, 290, 330] },
    acid: { ...lastAcid, grams: [4, 6, 9] },
    herb: { ...herb, grams: [3, 4, 6] },
    ...hotPan,
  },
  titles: (k) => [
    `${k.title('protein')} Soup with ${k.title('green')} and ${k.title('herb')}`,
    `${k.title('protein')} and ${k.title('vegetable')} Soup`,
    `Country Soup of ${k.title('protein')} and ${k.title('green')}`,
    `${k.title('protein')} Soup with ${k.title('vegetable')}`,
    `A Pot of ${k.title('protein')} and ${k.title('vegetable')} Soup`,
  ],
  describe: (k) =>
    k.pick([
      `A clear, lively pot of ${k.call('vegetable', 'protein')}, with ${k.call('herb')} added at the last moment.`,
      `Everything in one pot: tender ${k.call('protein')}, vegetables with some bite left, and ${k.call('acid')} to wake it up.`,
    ]),
  method: (k) => {
    const green = k.minutes('simmer', 'green');
    return [
      ...k.prep(),
      softenAromatics(k, 'a large pot'),
      ...simmerSteps(k),
      k.cook(
        green,
        `Add ${k.the('green')}, push under the surface, and simmer for ${minutesOf(green)} more, until bright and tender.`,
      ),
      finish(
        k,
        1,
        `stir in ${k.the('acid', 'herb')} off the heat, taste, and ladle into deep bowls.`,
      ),
    ];
  },
  tips: (k) => [
    `Cut everything to the size of a spoon, so that each one holds some of the ${k.call('vegetable')}.`,
    `The ${k.call('herb')} and ${k.call('acid')} go in last: they lose their colour and edge in long cooking.`,
    'It keeps for 2 days in the fridge. Bring it back to a full boil before serving.',
  ],
};
