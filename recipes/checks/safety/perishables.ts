import { foodsIn } from '../../classify/foods-in.ts';
import type { Said } from './sentences.ts';

export const poultryWords =
  /\b(?:chickens?|turkeys?|ducks?|goose|geese|poultry|quails?|guinea fowl|poussins?|hens?|drumsticks?|thighs?|wings|breasts?|fowl|the bird)\b/i;
export const meatWords =
  /\b(?:chickens?|turkeys?|ducks?|goose|poultry|drumsticks?|thighs?|wings|breasts?|bird|pork|beef|lamb|mutton|veal|goat|venison|rabbit|steaks?|brisket|ribs|chops?|shoulder|loin|mince|minced|burgers?|patt(?:y|ies)|meatballs?|koftas?|kebabs?|skewers|sausages?|sausage ?meat|meat|ham|gammon|livers?|joints?|roast|belly|shin|shanks?|cheeks|oxtail|carcass)\b/i;
export const fishWords =
  /\b(?:prawns?|shrimps?|\w*fish|halibut|bream|sea ?bass|sardines?|anchovies|plaice|sole|turbot|salmon|cod|haddock|tuna|trout|mackerel|squid|mussels|clams|scallops|crab|lobster|oysters|seafood|fillets?)\b/i;
/** Perishable dishes: with egg, milk, meat or cooked starch. */
const dishWords =
  /\b(?:custards?|pastry cream|cr[eè]me (?:p[aâ]tissi[eè]re|anglaise|br[uû]l[eé]es?|caramels?)|mayonnaise|aioli|hollandaise|tiramisu|trifle|panna cotta|mousse|quiche|rice pudding|whipped cream|stews?|casserole|curry|chilli|soups?|stock|broth|gravy|rag[uù]|risotto|boiled eggs|egg salad|potato salad|tuna salad|lasagne|leftovers?)\b/i;
const riceWords =
  /\brice\b(?!\s+(?:flour|noodles?|paper|vinegar|wine|syrup|bran|crackers?|cakes?|wrappers?|crisp\w*|krispies?|squares|pops))(?<!puffed rice)/i;
/** Foods that keep at room temperature: dry, sour, salted or sugared ones, and those that rise or ferment. */
const keepingWords =
  /\b(?:doughs?|bread|loaf|loaves|rolls|buns|butter|ghee|starter|sourdough|levain|poolish|biga|sponge|cakes?|cookies|biscuits?|crackers?|meringues?|macarons?|brownies|muffins|panettone|ganache|chocolate|fudge|caramels?|sauerkraut|cabbage|kimchi|pickles?|pickled|vegetables|fruits?|berries|raspberries|strawberries|blueberries|mango(?:es)?|bananas?|tomatoes|peas|pastry(?! cream)|puff pastry|filo|granola|nuts|seeds|jam|marmalade|chutney|syrup|yoghurt|yogurt|kefir|vinegar|(?:dried|dry|black|white|kidney|soaked) beans|beans|chickpeas|lentils|oats|beads|batter|ice cream|sorbet|cordial|lemonade|tea|coffee|kombucha|cheese|brie|camembert|icing|frosting|spice(?:s| mix)|rub\b(?= (?:keeps|lasts)))/i;

const soaking =
  /\b(?:soak\w*|raw rice|uncooked|dry rice|ferment\w*|proof|dosa|idli|grind|rinse the rice)\b/i;
/** Cured or dried meat is left to hang on purpose. */
const curing = /\b(?:cur(?:e|ed|ing)|salami|jerky|biltong|dry[- ]?ag\w+|prosciutto|chorizo)\b/i;

/** Checks whether one word comes right before another: “salmon rolls”. */
const endsJustBefore = (sentence: string, from: number, to: number): boolean =>
  from < to && /^\w+ $/.test(sentence.slice(from, to));

const pronounObject = /^\w+ (?:it|them|this|everything|all)\b/i;
const seasoning = /\b(?:salt|pepper|oil|sugar|water|spices?|herbs?|rub)\b/i;

type Mention = { at: number; perishes: boolean };

/** Returns the foods that a sentence names, in order, each with whether it is perishable. */
function mentionsIn(sentence: string): Mention[] {
  const all = (pattern: RegExp, perishes: boolean): Mention[] =>
    [...sentence.matchAll(new RegExp(pattern.source, 'gi'))].map(({ index }) => ({
      at: index,
      perishes,
    }));
  const rice = all(riceWords, !soaking.test(sentence));
  const spoil = [meatWords, fishWords, dishWords].flatMap((words) =>
    all(words, !curing.test(sentence)),
  );
  const named = [...rice, ...spoil];
  // The filling of a salmon roll or a chicken pastry is perishable.
  const keeps = all(keepingWords, false).filter(
    ({ at }) => !named.some((food) => endsJustBefore(sentence, food.at, at)),
  );
  return [...named, ...keeps].sort((one, other) => one.at - other.at);
}

/** Returns whether the food that an earlier sentence is about is perishable: the stew in "the pork stew with its kimchi". */
function perishesIn(sentence: string): boolean | undefined {
  const mentions = mentionsIn(sentence);
  const main = mentions.filter(
    ({ at, perishes }) => perishes || !/\bwith (?:\w+ )?$/i.test(sentence.slice(0, at)),
  );
  return (main.at(-1) ?? mentions.at(-1))?.perishes;
}

/** Checks whether a text names any food besides seasonings. */
const namesOther = (text: string): boolean =>
  foodsIn(text).some((food) => !seasoning.test(food.text));

/**
 * Checks whether the food that a verb acts on is perishable: its object, or else the food named last before it, in this
 * sentence, in earlier ones, or on the list. Returns undefined if no food is named.
 */
export function isPerishableAt(
  said: Pick<Said, 'text' | 'before'>,
  verbAt: number,
  placeAt: number,
  listed: readonly string[] = [],
): boolean | undefined {
  const mentions = mentionsIn(said.text);
  const object = mentions.find(({ at }) => at >= verbAt && at < placeAt);
  const earlier = mentions.filter(({ at }) => at < Math.min(verbAt, placeAt)).at(-1);
  const found = object ?? earlier ?? mentions[0];
  if (found) return found.perishes;
  // "Let the plums stand": another food, which is not known to be perishable.
  if (!pronounObject.test(said.text.slice(verbAt)) && namesOther(said.text.slice(0, placeAt)))
    return false;
  return [...said.before.slice(0, 3), ...listed]
    .map(perishesIn)
    .find((perishes) => perishes !== undefined);
}
