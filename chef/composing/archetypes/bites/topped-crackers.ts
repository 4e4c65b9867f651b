import type { Archetype } from '../../archetype.ts';
import { herb, pepper, salt } from '../../slots.ts';
import { among, except } from '../only.ts';
import { finish, lastAcid } from '../phrases.ts';

/** Rice cakes or crackers with a quick topping: nothing to cook, hardly anything to cut. */
export const toppedCrackers: Archetype = {
  id: 'topped-crackers',
  courses: ['snack', 'appetizer'],
  techniques: ['no-cook'],
  styles: ['light', 'lunchbox', 'budget', 'family', 'modern'],
  difficulty: 'Easy',
  vessel: 'on a small board',
  slots: {
    cracker: { list: 'cracker', pick: [1, 1], method: 'raw', grams: [14, 18, 27] },
    spread: {
      list: 'creamy',
      pick: [1, 1],
      method: 'raw',
      grams: [20, 30, 40],
      only: among(
        'avocado cream-cheese ricotta greek-yoghurt tahini sour-cream peanut-butter almond-butter',
      ),
    },
    topping: {
      list: 'salad',
      pick: [1, 1],
      method: 'raw',
      grams: [25, 38, 50],
      only: among('cucumber cherry-tomato tomato radish'),
    },
    seed: {
      list: 'crunch',
      pick: [1, 1],
      method: 'raw',
      grams: [4, 7, 10],
      only: except('desiccated-coconut'),
    },
    herb: { ...herb, grams: [2, 3, 5] },
    acid: { ...lastAcid, grams: [2, 3, 5] },
    heat: { list: 'heat', pick: [0, 1], method: 'raw' },
    salt: { ...salt, grams: [0.1, 0.2, 0.3] },
    pepper,
  },
  titles: (k) => [
    `${k.title('cracker')} with ${k.title('spread')} and ${k.title('topping')}`,
    `${k.title('spread')} and ${k.title('topping')} on ${k.title('cracker')}`,
    `Topped ${k.title('cracker')} with ${k.title('topping')}, ${k.title('herb')} and ${k.title('seed')}`,
    `Crisp ${k.title('cracker')} with ${k.title('spread')} and ${k.title('seed')}`,
  ],
  describe: (k) =>
    k.pick([
      `Crisp below, cool and creamy above, with ${k.call('topping')} and ${k.call('seed')}: a snack in no time.`,
      `For four o'clock, when dinner is far away: ${k.call('spread', 'topping')} on something that snaps.`,
    ]),
  method: (k) => [
    ...k.prep(),
    k.mix(
      1,
      `Work ${k.the('spread')} with ${k.the('acid', 'salt')} in a small bowl for 1 minute, until soft enough to spread.`,
    ),
    k.mix(1, `Spread it thickly over ${k.the('cracker')}, right to the edges, for 1 minute.`),
    finish(
      k,
      1,
      `lay on ${k.the('topping')}, season with ${k.the('pepper', 'heat')}, and scatter with ${k.the('seed', 'herb')}.`,
    ),
  ],
  tips: (k) => [
    'Build them just before eating: they soften within minutes.',
    `To take along, pack the ${k.call('topping')} and the spread in small boxes and put them together on the way.`,
    `A few drops more ${k.call('acid')} make all the difference.`,
  ],
};
