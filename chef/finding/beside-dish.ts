import { withoutBeside } from '#recipes/selections/wish/eaten-beside.ts';

const bread =
  '(?:(?:flat|garlic |crusty )?breads?|baguettes?|naans?|rotis?|chapatis?|parathas?|pitt?as?(?: breads?)?|toast)';
/** Breads and other plain sides, which a wish may have ready or eat with its dish. */
const plainSide = `(?:${bread}|tortillas?|wraps?|buns?|rolls?|rice|couscous|bulgur|quinoa|polenta|mash|(?:boiled |new |mashed )?potato(?:es)?|chips|fries|salad|noodles|pasta|spaghetti)`;
const determiner = '(?:the |my |our |some |an? |plain |leftover |fresh |warm )*';
const isReady = `(?:(?:is|are|'s) )?(?:already|all|waiting)? ?(?:made|done|ready|sorted|bought|cooked|(?:in|from) the (?:freezer|fridge|oven|shop|bakery)|from yesterday)`;

/** A bread that exists already: "roti is already made", "naan in the freezer". Rice may still go into the dish. */
const readyBread = new RegExp(
  String.raw`(?:[,;.]|\b(?:and|i have|we have|i've got|got)\b)?\s*\b${determiner}${bread} ${isReady}\b(?: already)?`,
  'giu',
);
/** What a dish is put on or beside: "to put over rice", "to spoon over mash", "to go with crusty bread". */
const putOver = new RegExp(
  String.raw`\b(?:to|that i can|i can) (?:put|pour|spoon|ladle|pile|go|serve|eat|have|dollop)(?: it)? (?:over|on|onto|on top of|with|alongside) ${determiner}${plainSide}\b`,
  'giu',
);

/** "Scones like my nan made": who made a dish says nothing about it, and a nan is also a bread. */
const likeFamily =
  /\b(?:just )?(?:like|as|the way) (?:(?:my|our|your) \p{L}+|(?:mum|mom|mam|mama|nan|nana|gran|granny|grandma|grandmother|dad|nonna|abuela|yiayia)(?:'s)?\b)(?: (?:made|makes?|used to make|cooks?|cooked|did|does))?\b/giu;

const besides = [readyBread, putOver, likeFamily];

/** Removes the sides from a wish that are there already or that its dish is put over, and who made the dish: they are no dish to look for. */
export const withoutPlainSides = (text: string): string =>
  besides.reduce((left, pattern) => left.replace(pattern, ' '), text);

/** Whether a wish names a food only as something that is there already or that its dish is eaten with: "to go with the christmas ham". */
export function isOnlyBeside(name: string, text: string): boolean {
  const rest = withoutPlainSides(withoutBeside(text));
  return rest !== text && !rest.toLowerCase().includes(name.toLowerCase());
}

/** A plain side behind the foods of a wish: the flatbread of "two aubergines, with flatbread". Noodles and pasta are the dish. */
const withSide = new RegExp(
  String.raw`(?:\bwith ${determiner}(?:${bread}|rice|couscous|bulgur|quinoa|polenta|mash|chips|fries|salad|(?:boiled |new |mashed )?potato(?:es)?)|(?:,|\band|&|\+) ${determiner}${bread})\s*(?:[.!?]|$|,)`,
  'iu',
);

/** Whether a wish names a food as a side at its end, behind other foods. */
export function isSideAtEnd(name: string, text: string): boolean {
  const found = withSide.exec(text);
  return found !== null && found.index > 0 && found[0].toLowerCase().includes(name.toLowerCase());
}

/** A salad that is eaten with a dish: "salmon with a green salad". */
const saladBeside =
  /(?<=\p{L}[^.;!?]*)\b(?:with|and) (?:an? |some |the |my )?(?:(?:green|side|simple|mixed|crunchy|fresh|big|little|nice|crisp|leafy) )*salad\b(?! (?:of|with|leaves|dressing|cream|bowl|rolls?)\b)/iu;

/** Whether a wish wants a salad only beside its dish. */
export const isSaladBeside = (text: string): boolean =>
  saladBeside.test(text) && !/\bsalads?\b/iu.test(text.replace(saladBeside, ' '));
