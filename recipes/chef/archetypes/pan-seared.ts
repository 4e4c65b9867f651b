import type { Archetype } from '../archetype.ts';
import { ACID, HERB, SAVOURY } from '../slots.ts';

export const panSeared: Archetype = {
  id: 'pan-seared',
  courses: ['dinner', 'lunch'],
  techniques: ['searing', 'grilling'],
  styles: ['date-night', 'modern', 'light', 'fine-dining', 'festive'],
  difficulty: 'Medium',
  vessel: 'on a warm plate',
  slots: {
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      only: (item) => !item.roles.has('pulse'),
    },
    root: {
      list: 'root',
      pick: [1, 1],
      method: 'simmer',
      factor: 1.3,
      only: (item) => item.id !== 'beetroot',
    },
    green: { list: 'green', pick: [1, 1], method: 'fry' },
    shallot: { list: 'aromatic', pick: [1, 1], method: 'fry', factor: 0.7 },
    broth: { list: 'broth', pick: [1, 1], factor: 0.4 },
    salty: { list: 'salty', pick: [0, 1], optional: true },
    acid: ACID,
    herb: HERB,
    ...SAVOURY,
    fat: { ...SAVOURY.fat, factor: 2 },
  },
  titles: (k) => [
    `Pan-Seared ${k.title('protein')} with ${k.title('root')} Mash and ${k.title('green')}`,
    `${k.cuisine} Seared ${k.title('protein')} on Crushed ${k.title('root')}`,
  ],
  describe: (k) =>
    `${k
      .title('protein')
      .toLowerCase()
      .replace(/^./, (letter) =>
        letter.toUpperCase(),
      )} with a crisp brown crust, on crushed ${k.call('root')}, with a quick sauce of ${k.call('acid', 'herb')} made in the same pan.`,
  method: (k) => {
    const boil = k.minutes('simmer', 'root');
    const fry = k.minutes('fry', 'protein');
    const green = k.minutes('fry', 'green');
    return [
      ...k.prep(),
      k.cook(
        boil + 2,
        `Boil ${k.the('root')} in water with half of ${k.the('salt')} for ${boil} minutes, until a knife slides through. Drain, crush with a third of ${k.the('fat')}, and keep warm under a lid.`,
      ),
      k.cook(
        fry,
        `Meanwhile pat ${k.the('protein')} dry and season with the remaining salt and ${k.the('pepper')}. Heat another third of the ${k.call('fat')} in a heavy frying pan over a medium-high heat and sear for ${fry} minutes, turning half-way, ${k.done('protein')}. Rest on a warm plate for 3 minutes.`,
      ),
      k.cook(
        green,
        `Cook ${k.the('green')} in the last of the ${k.call('fat')} for ${green} ${green === 1 ? 'minute' : 'minutes'} in a second pan, until tender.`,
      ),
      k.cook(
        4,
        `Soften ${k.the('shallot', 'heat')} in the searing pan for 2 minutes. Pour in ${k.the('broth', 'acid', 'salty')} and bubble for 2 minutes, scraping up the crust, then stir in ${k.the('herb')}.`,
      ),
      k.mix(
        2,
        `Spoon the crushed ${k.call('root')} onto plates with the ${k.call('green')}, set the ${k.call('protein')} on top, and pour over the sauce.`,
      ),
    ];
  },
  tips: (k) => [
    `Take the ${k.call('protein')} out of the fridge 15 minutes ahead and dry it well: a wet surface never browns.`,
    'Leave it alone once it is in the pan. It is ready to turn when it lets go by itself.',
  ],
};
