import type { Archetype } from '../../archetype.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along, minutesOf } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { boilGrain, grainTitle, riceBeside, withGrain } from './side-grain.ts';
import { isAromatic, isGroundSpice, within } from './slot-conditions.ts';

export const dal: Archetype = {
  id: 'dal',
  courses: ['dinner', 'lunch'],
  cuisines: ['Indian', 'Ethiopian', 'Caribbean', 'Persian', 'Home', 'Sri Lankan'],
  techniques: ['simmering'],
  styles: ['comfort', 'budget', 'meal-prep', 'one-pot', 'family'],
  difficulty: 'Easy',
  vessel: 'in a deep bowl, the sizzled spices on top',
  takesHeat: true,
  slots: {
    lentil: {
      list: 'lentil',
      pick: [1, 1],
      method: 'simmer',
      grams: [60, 75, 90],
      only: within('simmer', 40),
    },
    vegetable: { list: 'vegetable', pick: [1, 1], method: 'simmer', only: within('simmer', 18) },
    green: { list: 'green', pick: [1, 1], method: 'simmer', factor: 0.7 },
    aromatic: {
      list: 'aromatic',
      pick: [2, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    spice: { list: 'spice', pick: [2, 2], optional: true, factor: 1.2, only: isGroundSpice },
    water: { list: 'water', pick: [1, 1], grams: [220, 260, 300] },
    grain: riceBeside,
    acid,
    herb,
    fat: { ...savoury.fat, factor: 1.5 },
    heat: savoury.heat,
    salt: { ...salt, factor: 1.3 },
  },
  titles: (k) => [
    `${flavour(k, 'spice', 'heat')} ${k.title('lentil')} Dal with ${k.title('vegetable')}`,
    `${k.title('lentil')} and ${k.title('green')} Dal${k.has('grain') ? ` with ${grainTitle(k)}` : ''}`,
    `${k.title('vegetable')} and ${k.title('lentil')} Dal with Sizzled ${k.title('aromatic')}`,
    `Slow ${k.title('lentil')} Dal with ${k.title('green')} and ${k.title('herb')}`,
  ],
  describe: (k) =>
    k.pick([
      `Thick, golden and soothing: ${k.call('lentil')} cooked down with ${k.call('vegetable')}, woken up with spices sizzled in hot ${k.call('fat')}.`,
      `The dish that half a continent comes home to: soft ${k.call('lentil')}, ${k.call('green')}, and a fragrant pan of ${k.call('aromatic')} poured over the top.`,
    ]),
  method: (k) => {
    const simmer = k.minutes('simmer', 'lentil');
    const soften = k.soften('aromatic') + 1;
    const green = Math.max(2, k.minutes('simmer', 'green'));
    return [
      ...k.prep(),
      k.leave(
        simmer,
        `Bring ${k.the('lentil', 'water', 'vegetable')} to the boil, skim, and simmer with the lid ajar for ${simmer} minutes, until the ${k.call('lentil')} fall apart.`,
        { id: 'dal' },
      ),
      ...boilGrain(k),
      k.cook(
        soften,
        `Warm ${k.the('fat')} in a small frying pan and sizzle ${k.the('aromatic')}${along(k, ' with ', ['spice', 'heat'])} for ${soften} minutes, stirring, until fragrant and golden.`,
        { after: [], id: 'sizzle' },
      ),
      k.cook(
        green,
        `Whisk ${k.the('salt')} through the ${k.call('lentil')}, stir in ${k.the('green')} and simmer for ${minutesOf(green)}, loosening with hot water if it is too thick.`,
        { after: ['dal', 'sizzle'], id: 'greens' },
      ),
      k.mix(
        1,
        `Pour the sizzled spices over, stir in ${k.the('acid')} and rest for 1 minute. Top with ${k.the('herb')}${k.has('grain') ? ` and serve with the ${k.call('grain')}` : ''}.`,
        { after: withGrain(k, ['greens']) },
      ),
    ];
  },
  tips: (k) => [
    `Salt only once the ${k.call('lentil')} are soft: they cook faster without it.`,
    'It thickens as it stands. Let it down with hot water when you reheat it, until steaming.',
    `Pour the hot ${k.call('fat')} over at the table, while it still crackles: that is half the pleasure.`,
  ],
};
