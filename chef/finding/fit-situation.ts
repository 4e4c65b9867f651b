import { ingredient } from '#recipes/pantry/pantry.ts';
import { heatLevelOf } from '../cookbook/heat-level.ts';
import { needs } from './fit-gear.ts';
import type { Known } from './known-dish.ts';

/** Whether a dish is served hot: cooked, and not chilled afterwards. */
const isHot = ({ cookMinutes, waitMinutes, said }: Known): boolean =>
  cookMinutes > 0 &&
  waitMinutes < 90 &&
  !/\b(?:chilled|ice[- ]cold|cold soup|gazpacho|served cold)\b/.test(said);

const shareOf = ({ held }: Known, test: (id: string, role: string) => boolean): number =>
  held.filter(({ id, role }) => test(id, role)).reduce((sum, { share }) => sum + share, 0);

const isVegetable = (id: string): boolean => {
  const { tags, kinds } = ingredient(id);
  return (
    kinds.has('vegetable') ||
    tags.has('vegetable' as never) ||
    /tomato|carrot|pepper|spinach|courgette|aubergine|squash|pea|lentil/.test(id)
  );
};

const has = (list: readonly string[], ...names: string[]) =>
  names.some((one) => list.includes(one));
const clamp = (value: number) => Math.max(0, Math.min(1, value));
const within = ({ totalMinutes }: Known, minutes: number) =>
  clamp(1.5 - totalMinutes / (2 * minutes));

const healing =
  /\b(?:chicken|ginger|garlic|lentil|noodle|broth|congee|jok|canja|caldo|avgolemono)\b/;
const gentle = /\b(?:soup|broth|congee|jok|porridge|dal|risotto|mash|avgolemono|stew|toddy|tea)\b/;
const greasy =
  /\b(?:fry-?up|full english|bacon|sausage|burrito|hash|muffins?|burgers?|nachos|cheese|eggs?|chilaquiles|shakshuka|toast)\b/;
const softNames =
  /\b(?:soups?|pur[ée]e|mash|mashed|porridge|congee|jok|custard|mousse|smoothie|dal|polenta|grits|velout[ée]|scrambled|risotto|panna cotta|rice pudding|mac(?:aroni)? and cheese|lassi|shake|chowder|bisque)\b/;
const takeaways =
  /\b(?:fish and chips|tikka masala|korma|butter chicken|jalfrezi|chow mein|fried rice|sweet and sour|kung pao|general tso|crispy chilli|pad thai|burgers?|pizza|kebab|doner|shawarma|fried chicken|katsu|burritos?|tacos|nachos|hot dogs?|wings|satay|spring rolls?|beef with broccoli|singapore noodles)\b/;
const costly =
  /(?:steak|fillet|veal|lobster|crab|scallop|prawn|oyster|salmon|duck|saffron|pine-nut|lamb-(?:leg|rack|chop)|monkfish|sea-bass|beef-fillet|ossobuco|pistachio|truffle|venison|octopus|squid|cod$|halibut|vanilla-pod)/;
const fromStore =
  /(?:tinned|tin|dried|pasta|spaghetti|rice|noodle|lentil|chickpea|bean|flour|oats|tuna|anchov|olive|caper|egg$|onion|garlic|stock|oil|salt|pepper|sugar|vinegar|soy|spice|chilli|cumin|paprika|parmesan|butter|milk|potato|bread|tomato-(?:puree|paste)|oregano|thyme|bay|water|cheddar|honey|mustard|breadcrumb)/;
const familiarToChildren =
  /\b(?:pasta|spaghetti|macaroni|mac and cheese|pizza|burgers?|meatballs?|sausages?|pancakes?|nuggets?|fish ?fingers?|fishcakes?|chicken|rice|noodles|pie|quesadillas?|tacos|omelette|soup|mash|cakes?|muffins?|lasagne|fried rice|toast|waffles|cookies|brownies|fritters)\b/;
const forAdults =
  /(?:wine|coffee|espresso|rum|brandy|whisky|beer|anchov|blue-cheese|stilton|olive$|caper|chilli)/;

/** Returns how expensive a dish is, by its share of expensive foods: 0 has none, 1 depends on them. */
export const costliness = (known: Known): number => {
  const dear = shareOf(known, (id) => costly.test(id));
  return clamp(dear * 4);
};

type Fit = (known: Known) => number;

/** Returns how well a dish suits each situation of a cook, 0 to 1. */
const situations: Record<string, Fit> = {
  Unwell: (known) => {
    if (!isHot(known) || heatLevelOf(known.dish) >= 3) return 0;
    const isGentle = has(known.keys.courses, 'soup') || gentle.test(known.said);
    if (!isGentle) return 0.1;
    const names = [known.dish.title, ...known.dish.also].join(' ').toLowerCase();
    const rich =
      shareOf(known, (id, role) => role === 'cream' || /sausage|bacon|clam|oyster|liver/.test(id)) >
      0.1;
    const heals = healing.test(names) ? 0.35 : 0;
    return clamp(
      0.5 * within(known, 90) +
        heals +
        (has(known.keys.courses, 'soup') ? 0.2 : 0) -
        (rich ? 0.25 : 0),
    );
  },
  'Hot weather': (known) =>
    (known.cookMinutes === 0
      ? 0.75
      : known.cookMinutes <= 12 && has(known.keys.styles, 'light and fresh')
        ? 0.35
        : 0) +
    (known.isMeal || has(known.keys.courses, 'salad') ? 0.25 : 0) *
      (known.cookMinutes <= 12 ? 1 : 0),
  Cosy: (known) =>
    isHot(known) && known.cookMinutes >= 15 && has(known.keys.styles, 'comfort food')
      ? (known.isMeal || has(known.keys.courses, 'soup') ? 0.4 : 0.1) +
        (known.cookMinutes >= 30 ? 0.3 : 0) +
        (has(known.keys.techniques, 'braising', 'baking', 'roasting') ||
        has(known.keys.courses, 'soup')
          ? 0.3
          : 0)
      : 0,
  Hangover: (known) =>
    (greasy.test(known.said) ? 0.5 : 0) +
    0.3 * within(known, 35) +
    (has(known.keys.courses, 'breakfast', 'brunch') || /bacon|burger/.test(known.said) ? 0.3 : 0),
  'Soft food': (known) =>
    softNames.test([known.dish.title, ...known.dish.also].join(' ').toLowerCase()) ||
    has(known.keys.courses, 'soup')
      ? known.held.some(({ role }) => role === 'crunch')
        ? 0.5
        : 1
      : 0,
  Everyday: (known) =>
    known.isMeal && known.dish.difficulty === 'Easy' && has(known.keys.styles, 'family friendly')
      ? 0.4 + 0.6 * within(known, 45)
      : 0,
  'Hidden vegetables': (known) => {
    const vegetables = shareOf(known, isVegetable);
    const isSmooth =
      needs(known.dish, 'blender') ||
      /\b(?:purée|puréed|smooth|blended|velvet|meatballs?|fritters|grated|finely)\b/.test(
        known.said,
      ) ||
      /lasagne|bolognese|rag[uù]|meatloaf|cottage pie|shepherd/.test(known.said);
    const liked = has(known.keys.styles, 'family friendly') || has(known.keys.occasions, 'kids');
    return clamp(3 * vegetables) * ((isSmooth ? 0.65 : 0) + (liked ? 0.35 : 0.1));
  },
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
  Fakeaway: (known) =>
    (takeaways.test(known.said) ? 0.8 : has(known.keys.styles, 'street food') ? 0.4 : 0) +
    0.2 * within(known, 75),
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
  Freezer: ({ dish, keys }) =>
    (/\bfreez(?:es|e|er)\b|\bfrozen for\b/.test(dish.tips.join(' ')) ? 0.6 : 0) +
    (has(keys.techniques, 'braising', 'simmering', 'slow cooking') && has(keys.styles, 'meal prep')
      ? 0.4
      : 0),
  'Made ahead': ({ dish, keys, waitMinutes }) => {
    const told = [dish.description, dish.difficultyReason, ...dish.tips].join(' ');
    const isTold = /\b(?:overnight|(?:night|day|evening) (?:before|ahead)|a day ahead)\b/i.test(
      told,
    );
    if (isTold || waitMinutes >= 360) return 1;
    return has(keys.styles, 'meal prep') ? 0.5 : 0;
  },
  Hearty: (known) =>
    (known.isMeal ? 0.3 : 0) +
    (/\b(?:burgers?|chill?i (?:con|sin)|(?:bean|vegetarian|vegan|beef|texas) chill?i|pie|bourguignon|stroganoff|lasagne|sausages?|rag[uù]|stew|wellington|bolognese|shepherd\w*|pulled|casserole|meatballs?|tacos?)\b/.test(
      known.said,
    )
      ? 0.5
      : 0) +
    (has(known.keys.styles, 'comfort food') ? 0.2 : 0),
  Hesitant: (known) =>
    /\b(?:fish ?cakes?|fingers?|tacos?|pie|burgers?|crumbs?|crumbed|breaded|crust\w*|fried|chips|curry|melt|pasta|goujons?)\b/.test(
      known.said,
    )
      ? known.dish.difficulty === 'Hard'
        ? 0.5
        : 1
      : 0,
  'Made with children': ({ dish, keys, said }) =>
    (/\b(?:cookies|biscuits?|muffins|cupcakes?|flapjacks?|gingerbread|rocky road|pizza|scones|brownies|pretzels|shortbread)\b/.test(
      said,
    )
      ? 0.7
      : 0) +
    (dish.difficulty === 'Easy' ? 0.2 : 0) +
    (has(keys.styles, 'family friendly') ? 0.1 : 0),
  Beside: (known) =>
    (has(known.keys.courses, 'side dish') ? 0.5 : 0) +
    0.5 * clamp(1 - 4 * shareOf(known, (_, role) => role === 'protein' || role === 'base')),
  Vegetables: (known) => clamp(2 * shareOf(known, isVegetable)),
  Soon: ({ totalMinutes }) => clamp(1.5 - totalMinutes / 60),
  Today: ({ totalMinutes }) => (totalMinutes <= 60 ? 1 : clamp(1.6 - totalMinutes / 100)),
  'Finger food': ({ said, keys }) =>
    /\b(?:fritters?|muffins?|patties|nuggets?|fishcakes?|sausage rolls|croquettes?|croquetas|quesadillas?|skewers?|meatballs?|wings|balls|cakes|bites|pastries|samosas?|pancakes?|fingers|toast|rolls|cutlets|kebabs?|puffs|tartlets?|frittata|latkes|pakoras?|bhajis?)\b/.test(
      said,
    ) || has(keys.courses, 'appetizer')
      ? 1
      : 0,
  Savoury: (known) =>
    has(known.keys.courses, 'dessert') ||
    shareOf(known, (_, role) => role === 'sweetener' || role === 'fruit') > 0.06
      ? 0
      : 1,
  Toddler: (known) => {
    const isAdult = known.held.some(({ id }) => forAdults.test(id)) || heatLevelOf(known.dish) >= 2;
    const liked = familiarToChildren.test(known.said) || has(known.keys.occasions, 'kids');
    const choking = known.held.some(({ role, id }) => role === 'crunch' || /nut$|popcorn/.test(id));
    return isAdult
      ? 0
      : (liked ? 0.6 : 0.2) + (known.dish.difficulty === 'Easy' ? 0.2 : 0) + (choking ? 0 : 0.2);
  },
  Children: (known) => {
    const isAdult = known.held.some(({ id }) => forAdults.test(id));
    const liked = familiarToChildren.test(known.said) || has(known.keys.occasions, 'kids');
    return (liked ? 0.7 : 0) + (isAdult ? 0 : 0.3);
  },
};

/** Whether a name is how the cook feels and not a feast. Named foods take precedence over it. */
export const isMood = (name: string): boolean => name in situations;

/** Returns how well a dish suits a situation in a wish, 0 to 1. Undefined for an occasion that dishes name themselves. */
export const suitsSituation = (known: Known, name: string): number | undefined =>
  situations[name]?.(known);
