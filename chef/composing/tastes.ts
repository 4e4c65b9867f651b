import { keyOf } from '#recipes/selections/names.ts';
import type { Course } from '#recipes/selections/requirements.ts';
import type { Technique } from './archetype.ts';

type Rules<Value> = readonly (readonly [RegExp, Value])[];

const techniques: Rules<readonly Technique[]> = [
  [/stir|wok/, ['stir-frying']],
  [/grill|barbecue|bbq|broil|char/, ['grilling', 'searing']],
  [/air ?fry/, ['air-frying', 'roasting']],
  [/bak(?:e|ing)|oven/, ['baking', 'roasting']],
  [/roast/, ['roasting']],
  [/brais/, ['braising']],
  [/slow|low and slow|crock/, ['slow-cooking', 'braising']],
  [/pressure|instant pot/, ['braising', 'simmering']],
  [/steam/, ['steaming', 'poaching']],
  [/poach/, ['poaching', 'simmering']],
  [/sear|saute|pan|fry/, ['searing', 'stir-frying']],
  [/simmer|boil|stew/, ['simmering']],
  [/pickl|ferment|cure|marinat/, ['pickling']],
  [/blend|puree/, ['blending']],
  [/no cook|raw|no bake/, ['no-cook']],
  [/one pot|sheet pan|one pan/, ['simmering', 'roasting']],
];

/** A reader of names that remembers the last ones: the same few are asked for again and again. */
function remembered<Value>(read: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    if (known.size > mostRemembered) known.clear();
    const value = read(name);
    known.set(name, value);
    return value;
  };
}
const mostRemembered = 500;

const keyFor = remembered(keyOf);

/** The chef's techniques for a category's name; empty when it has none of that kind. */
export function techniquesFor(name: string): readonly Technique[] {
  const key = keyFor(name);
  return techniques.find(([pattern]) => pattern.test(key))?.[1] ?? [];
}

/** A style: the marks of dishes that have it, and the sentence that says so. */
export type Style = { marks: readonly string[]; sentence: string };

const styles: Rules<Style> = [
  [
    /comfort|cosy|cozy|hearty|homestyle|home ?made|traditional/,
    { marks: ['comfort', 'rustic'], sentence: 'Comfort food for the end of a long day.' },
  ],
  [/light|fresh|healthy|clean/, { marks: ['light'], sentence: 'Light, fresh and full of colour.' }],
  [
    /family|kid|child/,
    {
      marks: ['family'],
      sentence: 'Put it in the middle of the table and let everyone help themselves.',
    },
  ],
  [
    /budget|cheap|affordable|student/,
    { marks: ['budget'], sentence: 'Made from things that cost little and are easy to find.' },
  ],
  [
    /meal ?prep|make ahead|batch|freezer/,
    { marks: ['meal-prep'], sentence: 'It can be made ahead and portioned for the days to come.' },
  ],
  [/one ?(?:pot|pan)|sheet|tray/, { marks: ['one-pot'], sentence: 'There is little to wash up.' }],
  [
    /date|romantic|elegant|gourmet|fine|fancy/,
    { marks: ['date-night', 'fine-dining'], sentence: 'Worth lighting a candle for.' },
  ],
  [
    /festive|holiday|celebrat|party|christmas|thanksgiving/,
    {
      marks: ['festive', 'sharing'],
      sentence: 'Made for a table full of people and something to celebrate.',
    },
  ],
  [
    /outdoor|picnic|bbq|barbecue|camp/,
    { marks: ['outdoor'], sentence: 'It travels well and tastes good in the open air.' },
  ],
  [
    /street/,
    {
      marks: ['street-food'],
      sentence: 'In the spirit of a good street stall: fast, bold and a little messy.',
    },
  ],
  [
    /rustic|farm|country/,
    {
      marks: ['rustic', 'comfort'],
      sentence: 'Nothing fussy about it: big pieces and honest flavours.',
    },
  ],
  [
    /modern|fusion|contemporary|creative|minimal/,
    { marks: ['modern'], sentence: 'A modern plate: few parts, each one clear.' },
  ],
  [
    /quick|easy|fast|weeknight/,
    { marks: ['light', 'budget'], sentence: 'Quick enough for a weeknight.' },
  ],
];

/** What a category under Style means; undefined when the chef knows no such style. */
export function styleFor(name: string): Style | undefined {
  const key = keyFor(name);
  return styles.find(([pattern]) => pattern.test(key))?.[1];
}

/** How a dish is served: any dish, and those to which that sentence would be nonsense. */
type Plating = {
  serve: string;
  soup?: string;
  drink?: string;
  /** Vessels of dishes that are served so anyway. */
  vessels: RegExp;
};

const platingRules: Rules<Plating> = [
  [
    /family/,
    {
      serve: 'Bring it to the table in one big dish.',
      soup: 'Bring the pot to the table with a ladle.',
      drink: 'Bring it to the table in one big jug.',
      vessels: /tray|dish|pot|pan|skillet|platter/,
    },
  ],
  [
    /fine|elegant|restaurant/,
    {
      serve:
        'Plate it with care: a neat portion in the middle of a wide plate, with space around it.',
      soup: 'Ladle a small portion into wide, warmed plates and wipe the rims clean.',
      drink: 'Pour it into your best stemmed glasses and wipe the rims clean.',
      vessels: /plate|ramekin|glass/,
    },
  ],
  [
    /board|sharing|platter|graz/,
    {
      serve: 'Arrange it on a large board to share.',
      soup: 'Stand small bowls of it on a large board to share.',
      drink: 'Stand the glasses on a large board to share.',
      vessels: /board|platter|skewer|small/,
    },
  ],
  [
    /bento/,
    {
      serve: 'Pack it into the compartments of a bento box, wet and dry apart.',
      soup: 'Pour it into a small jar with a lid, beside the bento box.',
      drink: 'Pour it into a small bottle, beside the bento box.',
      vessels: /bowl|board|small/,
    },
  ],
  [
    /lunch ?box|to go|jar/,
    {
      serve: 'Pack it into lunchboxes once cool, and keep it chilled until you eat.',
      soup: 'Pour it into jars with tight lids to take along.',
      drink: 'Pour it into bottles to take along, and keep them chilled.',
      vessels: /bowl|board|jar/,
    },
  ],
  [
    /glass|layer|parfait|verrine/,
    {
      serve: 'Layer it in clear glasses, so that every part shows.',
      soup: 'Ladle it into small heatproof glasses, so that its colour shows.',
      drink: 'Pour it slowly into tall, clear glasses, so that its layers show.',
      vessels: /glass|ramekin|pot|jar/,
    },
  ],
  [
    /bowl/,
    { serve: 'Serve it in deep bowls.', drink: 'Serve it in small bowls.', vessels: /bowl/ },
  ],
  [/rustic|skillet|pan/, { serve: 'Serve it straight from the pan.', vessels: /pan|skillet|pot/ }],
  [
    /classic|plate|individual/,
    {
      serve: 'Serve it neatly on plates.',
      soup: 'Serve it in warmed soup plates.',
      drink: 'Serve each glass on a small plate.',
      vessels: /plate/,
    },
  ],
  [
    /garnish|colou?r/,
    { serve: 'Keep a few of the brightest pieces back for the top.', vessels: /./ },
  ],
];

const platingOf = (name: string): Plating | undefined => {
  const key = keyFor(name);
  return platingRules.find(([pattern]) => pattern.test(key))?.[1];
};

/** The sentence that ends a method for a category under Plating; undefined when unknown. */
export function platingFor(name: string, course?: Course): string | undefined {
  const plating = platingOf(name);
  if (course === 'drink') return plating?.drink ?? plating?.serve;
  return course === 'soup' ? (plating?.soup ?? plating?.serve) : plating?.serve;
}

/** Whether a dish that comes in this vessel is served as a category under Plating asks. */
export const suitsPlating = (name: string, vessel: string): boolean =>
  platingOf(name)?.vessels.test(vessel) ?? false;
