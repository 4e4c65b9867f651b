import type { Archetype } from '../../archetype.ts';
import { crunch, herb } from '../../slots.ts';
import { capitalise } from '../../words.ts';
import { minutesOf } from '../mains/about-slots.ts';
import { among, except } from '../only.ts';
import { byHand, finish } from '../phrases.ts';
import { dressingSlots } from './salad-slots.ts';

/** Roast vegetables, tossed hot with leaves that just wilt. */
export const warmSalad: Archetype = {
  id: 'warm-salad',
  courses: ['salad', 'side', 'lunch', 'dinner'],
  techniques: ['roasting', 'baking', 'air-frying'],
  styles: ['comfort', 'rustic', 'modern', 'festive', 'sharing'],
  difficulty: 'Easy',
  vessel: 'on a wide platter',
  slots: {
    root: {
      list: 'root',
      pick: [1, 1],
      method: 'roast',
      grams: [90, 120, 150],
      only: except('cassava plantain turnip daikon potato new-potato swede'),
    },
    ready: {
      list: 'ready',
      pick: [1, 1],
      method: 'raw',
      grams: [35, 55, 90],
      only: among('chickpeas cooked-lentils feta cannellini butter-beans avocado black-beans'),
    },
    leaf: { list: 'salad-leaf', pick: [1, 1], method: 'raw', grams: [20, 30, 40] },
    spice: {
      list: 'spice',
      pick: [1, 1],
      optional: true,
      method: 'fry',
      only: among('cumin smoked-paprika paprika ground-coriander cinnamon fennel-seeds turmeric'),
    },
    crunch: { ...crunch, grams: [7, 11, 16], only: except('desiccated-coconut') },
    herb: { ...herb, grams: [3, 5, 8] },
    ...dressingSlots,
    heat: { list: 'heat', pick: [0, 1] },
  },
  titles: (k) => [
    `Warm ${k.title('root')} Salad with ${k.title('ready')} and ${k.title('leaf')}`,
    `Roast ${k.title('root')} Salad with ${k.title('ready')} and ${k.title('crunch')}`,
    `Warm Salad of ${k.title('root')}, ${k.title('leaf')} and ${k.title('ready')}`,
    k.has('spice')
      ? `${k.title('spice')}-Roast ${k.title('root')} with ${k.title('ready')} and ${k.title('leaf')}`
      : `Golden ${k.title('root')} with ${k.title('leaf')} and ${k.title('crunch')}`,
  ],
  describe: (k) =>
    k.pick([
      `Hot ${k.call('root')} from the oven over cool ${k.call('leaf')}, wilting just a little where they meet.`,
      `${capitalise(k.call('root'))} roasted until their edges catch, ${k.call('ready')} and a sharp dressing: a salad for cold days.`,
    ]),
  method: (k) => {
    const roast = k.minutes('roast', 'root');
    return [
      ...k.prep(0, 'Heat the oven to 210 °C.'),
      byHand(
        k,
        2,
        `turn ${k.the('root', 'spice', 'heat')} on a large tray with ${k.half('oil')} and ${k.the('salt')}, and spread everything out well.`,
      ),
      k.bake(
        roast,
        `Roast for ${minutesOf(roast)}, turning once, until browned at the edges and soft inside.`,
        { id: 'roast' },
      ),
      k.mix(
        2,
        `Whisk ${k.the('acid', 'pepper')} and the rest of the ${k.call('oil')} for 2 minutes in a large bowl, then add ${k.the('ready')}.`,
        { id: 'dressing', after: [] },
      ),
      k.mix(
        1,
        `Tip the hot ${k.call('root')} into the bowl and toss with ${k.the('leaf')} for 1 minute, until the leaves just wilt.`,
        { after: ['roast', 'dressing'] },
      ),
      finish(k, 1, `pile onto a platter and scatter with ${k.the('crunch', 'herb')}.`),
    ];
  },
  tips: (k) => [
    'Give everything room on the tray: crowded vegetables steam instead of browning.',
    `Add the ${k.call('leaf')} at the very last, while the tray is still hot enough to make them soften.`,
    'It is good at room temperature too, packed for the next day with the leaves apart.',
  ],
};
