import { ingredient } from '#recipes/pantry/pantry.ts';
import { heatLevelOf } from '../cookbook/heat-level.ts';
import type { Known } from './known-dish.ts';

const shareOf = ({ held }: Known, test: (id: string, role: string) => boolean): number =>
  held.filter(({ id, role }) => test(id, role)).reduce((sum, { share }) => sum + share, 0);

const isVegetable = (id: string): boolean => {
  const { kinds } = ingredient(id);
  return (
    kinds.has('vegetable') ||
    /tomato|carrot|pepper|spinach|courgette|aubergine|squash|pea|lentil/.test(id)
  );
};

const has = (list: readonly string[], ...names: string[]) =>
  names.some((one) => list.includes(one));
const clamp = (value: number) => Math.max(0, Math.min(1, value));
const within = ({ totalMinutes }: Known, minutes: number) =>
  clamp(1.5 - totalMinutes / (2 * minutes));

const costly =
  /(?:steak|fillet|veal|lobster|crab|scallop|prawn|oyster|salmon|duck|saffron|pine-nut|lamb-(?:leg|rack|chop)|monkfish|sea-bass|beef-fillet|ossobuco|pistachio|truffle|venison|octopus|squid|cod$|halibut|vanilla-pod)/;
const fromStore =
  /(?:tinned|tin|dried|pasta|spaghetti|rice|noodle|lentil|chickpea|bean|flour|oats|tuna|anchov|olive|caper|egg$|onion|garlic|stock|oil|salt|pepper|sugar|vinegar|soy|spice|chilli|cumin|paprika|parmesan|butter|milk|potato|bread|tomato-(?:puree|paste)|oregano|thyme|bay|water|cheddar|honey|mustard|breadcrumb)/;
const forAdults =
  /(?:^|-)(?:wine(?!-vinegar)|coffee|espresso|rum|brandy|whisky|beer|anchovy|stilton|olives|capers|chill\w*|jalapenos?|cayenne|harissa|sriracha|gochujang)(?:-|$)|blue-cheese/;

const isForAdults = ({ held }: Known): boolean => held.some(({ id }) => forAdults.test(id));
const isSmooth = /^ground-|-(?:butter|milk|flour|yoghurt|extract)$/;
const mayChoke = ({ held }: Known): boolean =>
  held.some(({ role, id }) => {
    const { tags } = ingredient(id);
    const isNut = tags.has('nuts') || tags.has('peanuts');
    return role === 'crunch' || id === 'popcorn' || (isNut && !isSmooth.test(id));
  });

/** Returns how expensive a dish is, by its share of expensive foods: 0 has none, 1 depends on them. */
export const costliness = (known: Known): number => {
  const dear = shareOf(known, (id) => costly.test(id));
  return clamp(dear * 4);
};

type Fit = (known: Known) => number;

/** Returns how well a dish suits each situation of a cook, 0 to 1. */
const situations: Record<string, Fit> = {
  Everyday: (known) =>
    known.isMeal && known.dish.difficulty === 'Easy' && has(known.keys.styles, 'family friendly')
      ? 0.4 + 0.6 * within(known, 45)
      : 0,
  'Nothing green': (known) =>
    known.held.some(({ id, isOptional, role }) => {
      const { kinds } = ingredient(id);
      const isGreen =
        kinds.has('greens') ||
        kinds.has('lettuce') ||
        (kinds.has('herb') && !/dried|bay|thyme|oregano/.test(id)) ||
        /pea$|peas|courgette|green|broccoli|spinach|spring-onion|cucumber|leek|asparagus|avocado|celery|lime$|cabbage/.test(
          id,
        );
      return isGreen && !isOptional && role !== 'spice';
    })
      ? 0
      : 1,
  Storecupboard: (known) => {
    const fresh = known.held.filter(
      ({ id, isOptional, role }) => !isOptional && role !== 'garnish' && !fromStore.test(id),
    );
    return clamp(1.1 - 0.22 * fresh.length - 0.02 * known.held.length) * (known.isMeal ? 1 : 0.6);
  },
  Healthy: (known) =>
    has(known.keys.courses, 'dessert')
      ? clamp(
          1.2 * shareOf(known, (_, role) => role === 'fruit') +
            (has(known.keys.styles, 'light and fresh') ? 0.3 : 0) -
            4 * shareOf(known, (id, role) => role === 'sweetener' || /butter|cream$/.test(id)),
        )
      : (has(known.keys.styles, 'light and fresh') ? 0.6 : 0) +
        0.4 * clamp(2.5 * shareOf(known, (id) => isVegetable(id))),
  Filling: (known) =>
    (known.isMeal ? 0.4 : 0) +
    (has(known.keys.styles, 'comfort food') ? 0.3 : 0) +
    (known.held.some(({ role, share }) => role === 'base' && share > 0.12) ? 0.3 : 0),
  Beside: (known) =>
    (has(known.keys.courses, 'side dish') ? 0.5 : 0) +
    0.5 * clamp(1 - 4 * shareOf(known, (_, role) => role === 'protein' || role === 'base')),
  'Hidden vegetables': (known) => clamp(3 * shareOf(known, isVegetable)),
  Vegetables: (known) => clamp(2 * shareOf(known, isVegetable)),
  Soon: ({ totalMinutes }) => clamp(1.5 - totalMinutes / 60),
  Today: ({ totalMinutes }) => (totalMinutes <= 60 ? 1 : clamp(1.6 - totalMinutes / 100)),
  Savoury: (known) =>
    has(known.keys.courses, 'dessert') ||
    shareOf(known, (_, role) => role === 'sweetener' || role === 'fruit') > 0.06
      ? 0
      : 1,
  Toddler: (known) =>
    isForAdults(known) || heatLevelOf(known.dish) >= 2 || mayChoke(known) ? 0 : 1,
  Children: (known) => (isForAdults(known) ? 0 : 1),
};

/** Situations that only the wishes of the dishes answer. */
const answeredByWishes = new Set(
  `Unwell, Hot weather, Cosy, Hangover, Soft food, Fakeaway, Freezer, Made ahead, Hearty, Hesitant, Made with children, Finger food`.split(
    ', ',
  ),
);

/** Whether a name is how the cook feels and not a feast. Named foods take precedence over it. */
export const isMood = (name: string): boolean => name in situations || answeredByWishes.has(name);

/** Returns how well a dish suits a situation in a wish, 0 to 1. Undefined for an occasion that dishes name themselves. */
export const suitsSituation = (known: Known, name: string): number | undefined =>
  answeredByWishes.has(name) ? 1 : situations[name]?.(known);
