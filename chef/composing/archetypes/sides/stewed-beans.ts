import type { Archetype } from '../../archetype.ts';
import { herb } from '../../slots.ts';
import { among } from '../only.ts';
import {
  finish,
  friedSpice,
  hotPan,
  lastAcid,
  onionAndGarlic,
  seasoning,
  softenAromatics,
} from '../phrases.ts';

/** Tinned beans made good in a quarter of an hour. */
export const stewedBeans: Archetype = {
  id: 'stewed-beans',
  courses: ['side', 'breakfast'],
  cuisines: [
    'Mexican',
    'Brazilian',
    'Italian',
    'Greek',
    'Turkish',
    'British',
    'American',
    'Spanish',
    'Portuguese',
    'Caribbean',
    'Cajun',
    'Middle Eastern',
    'Lebanese',
    'Indian',
    'West African',
    'Ethiopian',
    'Georgian',
    'South African',
    'Hungarian',
    'Moroccan',
  ],
  techniques: ['simmering', 'braising'],
  styles: ['comfort', 'budget', 'one-pot', 'meal-prep', 'family', 'rustic'],
  difficulty: 'Easy',
  vessel: 'in a small pan',
  slots: {
    bean: { list: 'side-bean', pick: [1, 1], method: 'fry', grams: [80, 110, 140] },
    ...onionAndGarlic,
    spice: friedSpice,
    tomato: {
      list: 'body',
      pick: [1, 1],
      grams: [60, 80, 110],
      only: among('tinned-tomatoes passata coconut-milk vegetable-stock water'),
    },
    acid: { ...lastAcid, grams: [3, 5, 8] },
    herb: { ...herb, grams: [3, 4, 6] },
    ...hotPan,
    fat: { ...hotPan.fat, grams: [6, 8, 12] },
  },
  titles: (k) => [
    `Stewed ${k.title('bean')} with ${k.title('herb')}`,
    `${k.title('bean')} with ${k.title('aromatic')} and ${k.title('acid').replace(' Juice', '')}`,
    k.has('spice')
      ? `${k.title('spice')} ${k.title('bean')} with ${k.title('herb')}`
      : `Soft ${k.title('bean')} with ${k.title('herb')} and ${k.title('acid').replace(' Juice', '')}`,
    `A Pan of Slow ${k.title('bean')} with ${k.title('herb')}`,
    k.has('garlic')
      ? `${k.title('bean')} with ${k.title('garlic')} and ${k.title('herb')}`
      : `Homestyle ${k.title('bean')}`,
  ],
  describe: (k) =>
    k.pick([
      `Soft ${k.call('bean')} in their own thick sauce, sharpened with ${k.call('acid')}: cheap, quick and good.`,
      `They taste as if they had stood on the stove all day.`,
    ]),
  method: (k) => [
    ...k.prep(),
    softenAromatics(k, 'a wide pan'),
    k.leave(
      10,
      `Stir in ${k.the('bean', 'tomato')} with ${seasoning(k)} and simmer over a low heat for 10 minutes, until thick.`,
    ),
    k.mix(
      2,
      `Crush a good third with the back of a spoon for 2 minutes, stirring, so that the sauce turns thick and velvety.`,
    ),
    finish(k, 1, `stir in ${k.the('acid')}, taste, and scatter with ${k.the('herb')}.`),
  ],
  tips: (k) => [
    'Too dry? A splash of water brings them back. Too wet? Leave off the lid.',
    `They keep for 3 days in the fridge; warm them until steaming all through.`,
    `Put a spoonful of raw oil over them at the table, with more ${k.call('herb')}.`,
  ],
};
