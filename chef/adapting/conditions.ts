import type { CookbookDish } from '#chef/cookbook/dish.ts';
import { stepText } from '#chef/cookbook/step-text.ts';
import { gramsIn } from './forbidden.ts';
import type { Condition } from './stand-in.ts';

/** Facts of a dish that the conditions test, read once. */
export type Facts = { dish: CookbookDish; text: string; isBaked: boolean };

const flours = /(?:flour|digestives|oats|semolina|ground-almonds|polenta)$/;
const shaping =
  /\b(?:patt(?:y|ies)|(?:meat)?balls?|shape|knead|skewers?|stuff(?:ing|ed)?|fill each|dumplings?|wrappers?|loaf|roll|log|koftas?|sausages?|cylinders?|cakes)\b/i;
const dough =
  /\b(?:knead|yeast|roll|rolled|elastic|laminat|pleat|wrappers?|pin|dough hook|book turn|noodles|choux)\b/i;
const ribbon = /\b(?:ribbon|stiff peaks|soft peaks|tripled|foam|whites?|doubled in volume)\b/i;
const caramel =
  /\b(?:caramel(?:is\w*)?|amber|syrup|meringue|peaks|brittle|thermometer|candied|setting point|glaze|yeast|torch|crackl\w+|foam|churn)\b/i;

const timersOf = ({ steps }: CookbookDish) =>
  steps.flatMap(({ segments }) =>
    segments.flatMap((one) => (one.kind === 'timer' && one.passes === 'cook' ? [one] : [])),
  );

function gramsOfFlour(dish: CookbookDish): number {
  let grams = 0;
  for (const [at, { pantryId, role }] of dish.ingredients.entries())
    if (flours.test(pantryId) && role !== 'coating' && role !== 'thickener')
      grams += gramsIn(dish, at) ?? 0;
  return grams;
}

export function factsOf(dish: CookbookDish): Facts {
  const isSweet =
    /^(?:desserts|breads|doughs)\//.test(dish.path) || dish.courses.includes('Dessert');
  return {
    dish,
    text: dish.steps.map(stepText).join(' '),
    isBaked: isSweet || gramsOfFlour(dish) >= 80,
  };
}

/** Returns the sentences of the steps that name an ingredient. */
function sentencesWith({ dish }: Facts, at: number): string[] {
  const name = dish.ingredients[at]?.name ?? '';
  return dish.steps
    .filter(({ segments }) => segments.some((one) => 'ingredient' in one && one.ingredient === at))
    .flatMap((step) => stepText(step).split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.includes(name));
}

const has = ({ dish }: Facts, pattern: RegExp) =>
  dish.ingredients.some(({ pantryId }) => pattern.test(pantryId));

/** Returns the most grams per serving that count as "little": a pinch of sugar, a spoonful of a spirit. */
function mostOfLittle({ role, pantryId }: CookbookDish['ingredients'][number]): number {
  if (role === 'sweetener') return 8;
  if (/spirit|whisky|liqueur|amaretto/.test(pantryId)) return 15;
  return 50;
}

function isLittle({ dish }: Facts, at: number): boolean {
  const one = dish.ingredients[at];
  const grams = gramsIn(dish, at);
  return one !== undefined && grams !== undefined && grams / dish.servings <= mostOfLittle(one);
}

function isPlainBatter(facts: Facts, at: number): boolean {
  const { dish, text } = facts;
  if (dough.test(text) || has(facts, /yeast|sourdough-starter/)) return false;
  if (dish.ingredients[at]?.role !== 'binder') return true;
  const eggs = (gramsIn(dish, at) ?? 1000) / 50;
  return (
    eggs <= 3 &&
    gramsOfFlour(dish) >= 60 * eggs &&
    !ribbon.test(text) &&
    has(facts, /baking-powder|self-raising|bicarbonate/)
  );
}

const tests: Record<Condition, (facts: Facts, at: number) => boolean> = {
  baked: ({ isBaked }) => isBaked,
  'not baked': ({ isBaked }) => !isBaked,
  'in pieces': ({ dish }, at) => {
    const { notes = [], name = '' } = dish.ingredients[at] ?? {};
    const said = notes.join(', ');
    return (
      /piece|cube|chunk|strip|dice|sliced|slices|shred|in \d+ cm/.test(said) &&
      !/\b(?:bone(?!less)|skin(?!less)|score|each|whole|flattened|beaten)/.test(`${said} ${name}`)
    );
  },
  braised: ({ dish }) => timersOf(dish).some(({ highMinutes }) => highMinutes >= 45),
  'not braised': ({ dish }) => !timersOf(dish).some(({ highMinutes }) => highMinutes >= 45),
  crumbled: ({ text }) => !shaping.test(text),
  whipped: ({ text }) => /\bwhip|soft peaks|stiff peaks|billow/i.test(text),
  little: isLittle,
  'plain batter': isPlainBatter,
  'no caramel': ({ text, dish }) => !caramel.test(text) && !/caramel/i.test(dish.title),
  brushed: (facts, at) => {
    const all = sentencesWith(facts, at);
    return all.length > 0 && all.every((one) => /\b(?:brush|glaze)/i.test(one));
  },
  pasta: ({ dish }) =>
    dish.ingredients.some(({ pantryId, role }) => role === 'base' && /pasta/.test(pantryId)),
  'no carrots': (facts) => !has(facts, /^carrot$/),
  blended: ({ dish, text }) => dish.courses.includes('Drink') && /\bblend/i.test(text),
  mash: ({ text }) => /\bmash\b/i.test(text),
  crumbed: (facts, at) =>
    facts.dish.ingredients[at]?.role === 'coating' && has(facts, /breadcrumbs|panko/),
};

/** Whether all conditions of a row hold for an ingredient of a dish. */
export const holdsFor = (
  when: readonly Condition[] | undefined,
  facts: Facts,
  at: number,
): boolean => (when ?? []).every((condition) => tests[condition](facts, at));
