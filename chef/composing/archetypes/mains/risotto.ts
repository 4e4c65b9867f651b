import type { Archetype } from '../../archetype.ts';
import { acid, herb, salt, savoury } from '../../slots.ts';
import { along, isSeafood, until } from './about-slots.ts';
import { flavour } from './flavour-words.ts';
import { isAromatic, noneOf, oneOf, within } from './slot-conditions.ts';

export const risotto: Archetype = {
  id: 'risotto',
  courses: ['dinner', 'lunch'],
  cuisines: ['Italian', 'Mediterranean', 'French', 'Spanish', 'Home'],
  techniques: ['simmering'],
  styles: ['comfort', 'date-night', 'fine-dining', 'one-pot'],
  difficulty: 'Medium',
  vessel: 'in a wide shallow bowl',
  slots: {
    rice: { list: 'risotto-rice', pick: [1, 1], method: 'simmer', grams: [65, 75, 95] },
    protein: {
      list: 'protein',
      pick: [1, 1],
      method: 'fry',
      factor: 0.75,
      only: noneOf(
        'tofu',
        'tempeh',
        'kidney-beans',
        'black-beans',
        'jackfruit',
        'halloumi',
        'paneer',
      ),
    },
    vegetable: {
      list: 'vegetable',
      pick: [1, 1],
      method: 'fry',
      only: within('fry', 12),
    },
    green: { list: 'green', pick: [0, 1], method: 'simmer', factor: 0.6 },
    aromatic: {
      list: 'aromatic',
      pick: [1, 2],
      method: 'fry',
      only: isAromatic,
      universal: ['fennel', 'ginger'],
    },
    broth: { list: 'broth', pick: [1, 1], grams: [260, 300, 340], universal: ['water'] },
    cheese: {
      list: 'cheese',
      pick: [0, 1],
      optional: true,
      factor: 0.8,
      only: oneOf(
        'parmesan',
        'goat-cheese',
        'gruyere',
        'ricotta',
        'feta',
        'blue-cheese',
        'nutritional-yeast',
      ),
    },
    acid: { ...acid, factor: 0.7, only: oneOf('lemon-juice', 'cider-vinegar', 'red-wine-vinegar') },
    herb,
    fat: { ...savoury.fat, factor: 1.8 },
    salt: { ...salt, factor: 0.7 },
    pepper: savoury.pepper,
  },
  titles: (k) => [
    `${k.title('vegetable')} Risotto with ${k.title('protein')}`,
    `${flavour(k, 'acid', 'herb')} ${k.title('protein')} Risotto with ${k.title('vegetable')}`,
    `Risotto of ${k.title('vegetable')}, ${k.title('protein')} and ${k.title('herb')}`,
    `Slow-Stirred ${k.title('vegetable')} Risotto${k.has('cheese') ? ` with ${k.title('cheese')}` : ` with ${k.title('protein')}`}`,
  ],
  describe: (k) =>
    k.pick([
      `Twenty quiet minutes with a wooden spoon, and the pot gives back something silky: ${k.call('vegetable')}, ${k.call('protein')} and a lift of ${k.call('acid')}.`,
      `Loose enough to spread when the bowl is tapped, with soft ${k.call('vegetable')}, ${k.call('protein')} and plenty of ${k.call('herb')}.`,
    ]),
  method: (k) => {
    const fry = Math.max(4, k.minutes('fry', 'protein'));
    const soft = Math.max(5, Math.min(10, k.minutes('fry', 'vegetable', 'aromatic')));
    const stir = Math.max(18, k.minutes('simmer', 'rice'));
    const last = Math.max(2, k.minutes('simmer', 'green'));
    return [
      ...k.prep(),
      k.leave(
        5,
        `Bring ${k.the('broth')} to a gentle simmer in a small pan, which takes about 5 minutes, and keep hot at its side.`,
        { after: [], id: 'broth' },
      ),
      k.cook(
        fry,
        `Heat ${k.half('fat')} in a wide pan and fry ${k.the('protein')} for ${fry} minutes, ${until(k, 'protein', 'until golden')}. Lift out.`,
        { after: [] },
      ),
      k.cook(
        soft,
        `Add the rest of the ${k.call('fat')} and gently cook ${k.the('aromatic', 'vegetable')} for ${soft} minutes, until soft but not brown.`,
      ),
      k.cook(
        2,
        `Tip in ${k.the('rice')} and stir for 2 minutes, until the grains look glassy at the edges and hiss in the pan.`,
        { id: 'toasted' },
      ),
      k.cook(
        stir,
        `Add the hot ${k.call('broth')} a ladleful at a time with ${k.the('salt')}, stirring and letting each disappear before the next, for ${stir} minutes, until creamy with a little bite.`,
        { after: ['toasted', 'broth'] },
      ),
      k.cook(
        last,
        `Fold in the ${k.call('protein')}${along(k, ' and ', ['green'])} and stir for ${last} minutes, until ${isSeafood(k, 'protein') ? 'just ' : ''}hot all through.`,
      ),
      k.rest(
        2,
        `Off the heat, beat in ${k.the('cheese', 'acid', 'pepper')}, cover and rest for 2 minutes. Spoon into warm bowls and scatter with ${k.the('herb')}.`,
      ),
    ];
  },
  tips: (k) => [
    `Keep the ${k.call('broth')} hot: cold liquid stops the grains from giving up their starch.`,
    'Stop while it still looks a little too loose; it thickens in the bowl.',
    k.has('cheese')
      ? `Beat in the ${k.call('cheese')} hard, off the heat: that is where the gloss comes from.`
      : `A last spoonful of ${k.call('fat')}, beaten in off the heat, gives the gloss.`,
  ],
};
