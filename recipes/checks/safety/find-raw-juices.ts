import { faultIn, type HandlingFault } from './handling-fault.ts';
import { fishWords, meatWords } from './perishables.ts';
import { isNegated, type Said } from './sentences.ts';

const liquid =
  '(?:liquid|sauce|broth|stock|juices?|gravy|cream|coconut milk|wine|cider|beer|soup|curry|passata|buttermilk|milk|braise|tomatoes|bouillon|dashi|glaze)';
/** Foods whose liquid is not the liquid in the pot, or was never in it. */
const otherLiquid =
  'potato|pasta|noodle|rice|bean|vegetable|mushroom|lemon|lime|soy|fish|hoisin|oyster|chickpea|remaining|rest';
/** Taking liquid from the pot: "ladle out 100 ml of the cooking liquid", "set aside a cupful of the sauce". */
const takes = new RegExp(
  `\\b(?:ladle|spoon|scoop|dip|draw|pour|take|tip|strain|skim|reserve|save|keep|set|put|pull|remove|lift|siphon|fish|steal|hold back|spare|decant|collect|fetch|borrow|separate|withdraw|help yourself to|measure off|measure out|(?:whisk|stir|beat|mix|blend)(?=[^.;,]*\\bfrom the (?:dish|pot|pan|tin|casserole)))\\b(?:(?! into| over the raw)[^.;,]){0,60}?\\b(?:the |its |that |their )(?:(?!(?:${otherLiquid})\\b)\\w+ ){0,2}?(${liquid})\\b|(?<=\\b(?:stock|broth|liquid|sauce|wine|cider|milk|cream)\\b[^.;]{0,80}\\b(?:take|ladle|spoon|scoop|draw|pour|dip|measure|reserve|save|set)\\b[^.;,]{0,40}\\b(?:ml|tbsp|spoonfuls?|cups?|cupful|ladleful|some|half|little)) of (it)\\b`,
  'i',
);
const part =
  /\b(?:\d+ ?(?:ml|tbsp|tsp|g|cups?|dl)|half|third|quarter|some|a (?:small |large |good |big )?(?:little|bit|few|cup\w*|ladle\w*|spoon\w*|few spoon\w*|mug\w*|glass|splash|portion|mug\w*|jug\w*|bowl\w*)|ladleful|cupful|spoonfuls?|off|out)\b/i;
const forEating =
  /\b(?:dressings?|vinaigrette|dip(?:s|ping)?|cold|serve[sd]?|serving|drizzle|(?:at|on|to) the table|salad|starter|plates?|spoon (?:it |them )?over|over the rice|sip|drink|taste|mayonnaise|uncooked|raw sauce|garnish|eat|relish|raw|raita|first course|toasts?|bread|slaw|wraps?|dunk|leaves|dress|snack|starter)\b/i;
/** The liquid is heated again or returned to the pot. */
const heatedAgain =
  /\b(?:boil(?!ing liquid)|simmer it|reduce|bubble|(?:pour|stir|tip|put|return|whisk) (?:it|this|them|the \w+) back|return it|back (?:in|into|to) the (?:pot|pan|sauce|stew|casserole|wok))\b/i;
const fromTheFridge =
  /^ (?:out of|from) (?:the |your |its )?(?:fridge|freezer|refrigerator|cupboard|larder)\b/i;
const servesIt = /\b(?:drizzl|spoon|serv|pour|dip|dress|toss|ladl|eat|drink|sip|stir)\w*/i;

/** Whether a carton is only taken out: "take the soured cream out of the fridge early". An amount of a liquid that held meat is not. */
const isTakenFromTheFridge = (taking: string, rest: string): boolean =>
  fromTheFridge.test(rest) &&
  !/\d|\b(?:half|some|little|of)\b/i.test(taking) &&
  !servesIt.test(rest);

const takenBefore =
  /\bbefore (?:you |the [\w ]+? |they |it |any )?(?:add|adding|goes?|go|is added|are added|put|joins?)\b/i;
const rawNow =
  /\b(?:before (?:the |it |they )?(?:[\w ]+ )?(?:is|are|has|have|was)? ?(?:done|cooked|ready|through|tender|finished)|while [^,]{0,60}(?:simmer\w*|cook\w*|poach\w*|brais\w*|bak\w*|still|raw)|still (?:raw|pink|cooking)|not yet (?:cooked|done)|half[- ]cooked|the raw \w+|as (?:it|they) comes? to)\b/i;
const placesMeat =
  /\b(?:add|put|lay|lower|stir|slide|drop|nestle|tip|place|pour|toss|arrange|submerge|immerse|cover|set|ease|mix|fold|combine|spread|fit|simmer|poach|braise|slip|crumble|bathe|sit|settle|load|layer|scatter|pop|throw|sink|pack|bring|cook|marinate|coat|roll|dip|dunk)\b/i;
const done =
  /\b7\d ?°|\b6[3-9] ?°|\b1[4-7]\d ?°? ?F|\bcooked through\b|\bno longer pink\b|\bjuices run clear\b|\bfalls? apart\b|\btender\b|\b(?:lift|take|transfer|remove)\w*\b[^.]{0,40}\b(?:out|to a plate|from the (?:pot|pan)|aside)\b|\buntil (?:it is |they are )?(?:done|cooked|opaque|flak\w+)\b|\b[1-9] hours?\b|\b(?:2[5-9]|[3-9]\d) minutes\b/i;
const cookedMeat =
  /\b(?:cooked|smoked|tinned|canned|rotisserie|leftover|stock|broth|bouillon|powder|cubes?|fish sauce|sauce|paste)\b/i;

/** Checks whether raw meat or fish is on the list. */
export const listsRawMeat = (listed: readonly string[]): boolean =>
  listed.some((line) => (meatWords.test(line) || fishWords.test(line)) && !cookedMeat.test(line));

/** A liquid or a sauce that only is named after meat: "the beef stock". */
const namedAfterMeat =
  /\b(?:chicken|turkey|duck|beef|veal|lamb|pork|ham|meat|fish|prawn|shrimp|lobster|crab|oyster)s? (?:bone )?(?:stock|broth|bouillon|stock cubes?)\b/gi;

/** Meat that rests while something else is done: "leaving the brisket to rest in its foil". */
const restsAside =
  /\b(?:leav(?:e|ing)|let(?:ting)?|while|as) the (?:\w+ ){1,3}(?:to )?rests?(?: on)? (?:in (?:its|the) foil|under foil|on (?:a|the) (?:board|rack|plate|tray))\b/gi;

/** Returns the last sentence that puts meat into a liquid, or undefined if a later sentence says that the meat is done. */
function placing(before: readonly string[]): string | undefined {
  const liquidWord = new RegExp(
    `\\b${liquid}\\b|\\bwater\\b|\\b(?:pot|crock|cooker)\\b|\\bcasserole\\b`,
    'i',
  );
  for (const sentence of before) {
    if (done.test(sentence)) return undefined;
    const ofMeat = sentence.replace(namedAfterMeat, 'stock').replace(restsAside, '');
    if (placesMeat.test(sentence) && meatWords.test(ofMeat) && liquidWord.test(sentence))
      return sentence;
  }
  return undefined;
}

const anyLiquid = /^(?:liquid|juices?|braise|gravy)$/i;
const brothy = /\b(?:water|stock|broth|bouillon|dashi|pot)\b/i;
const saucy = /\b(?:sauce|passata|tomato\w*|curry|cream|coconut milk|cider|wine|beer|soup)\b/i;

/** Checks whether the liquid that is taken can be the one that the meat was put into. */
function isOfThePot(taken: string, placed: string): boolean {
  if (anyLiquid.test(taken) || placed.toLowerCase().includes(taken.toLowerCase())) return true;
  if (/^(?:broth|stock|soup)$/i.test(taken)) return brothy.test(placed);
  return /^(?:sauce|curry|gravy)$/i.test(taken) && saucy.test(placed);
}

const share = '(?:half|third|quarter|part|portion|share|rest)';
/** A share of a sauce that the text calls clean: "the clean half of the glaze", "the half kept apart". */
const cleanShare = new RegExp(
  `\\bthe (?:clean|reserved|untouched|unused) (?:other )?${share}\\b|\\bthe (?:other )?${share}\\b(?: of (?:the|it) ?\\w*)? (?:(?:that|which) )?(?:(?:you|was|were) )?(?:kept|set|put|left) (?:apart|aside|back)\\b`,
  'i',
);
const cup = '(?:cups?|bowls?|jugs?|jars?|ramekins?|glass|mugs?)';
/** Putting such a share into its own vessel: "set half of it aside in a clean cup", "pour half of the glaze into a small bowl". */
const setsAside = new RegExp(
  `\\b(?:set|put|keep|pour|spoon|ladle|take|reserve|save)\\b (?:about )?(?:${share}|\\d+ ?(?:ml|tbsp|tsp|g))(?: of (it|(?:the|this) (?:\\w+ )?${liquid}))?(?: (?:aside|apart|back))? (?:in|into|to) (?:an?|another) (?:(?:clean|separate|small|second|lidded) ){0,2}${cup}\\b`,
  'i',
);
/** Anything that may bring food into the liquid. */
const contact =
  /\b(?:marinat|coat|roll|rub|brush|dip|dunk|toss|bast|dredg|steep|soak|bath|smother|spread|massag|drench|submerg|immers|pour|spoon|ladl|drizzl|slather|paint|put|plac|lay|nestl|add|turn|tip|slip|drop|cover|sink|lower|fold|arrang|slid)\w*/i;
/** Anything that may touch the share that was set aside: its vessel, its name, or "dip the pork in it". */
const touchesShare = new RegExp(
  `\\b(?:${cup}|clean|reserved|untouched|unused|aside|apart|back|kept|saved|halves|both|dip\\w*|dunk\\w*)\\b|\\b(?:in|into|to|with) it\\b`,
  'i',
);
const mayBringMeat = (text: string): boolean =>
  contact.test(text) || [meatWords, fishWords].some((words) => words.test(text));

/**
 * Checks whether the liquid was put into its own vessel before food touched it. If the sentence says only "half" or "half of it",
 * stirring the liquid must come right before.
 */
function isKeptClean({ text, before }: Said, taken: string): boolean {
  if (!cleanShare.test(text) || /\b(?:dip|dunk|brush)\w*/i.test(text)) return false;
  const at = before.findIndex((sentence) => setsAside.test(sentence));
  const found = setsAside.exec(before[at] ?? '');
  if (!found || before.slice(0, at).some((sentence) => touchesShare.test(sentence))) return false;
  const { 0: words, 1: named = 'it', index, input } = found;
  // "Mince the garlic" is a verb, not meat.
  const lead = input
    .slice(0, index)
    .replace(/\bmince (?=the (?:garlic|ginger|onion|shallot))/i, '');
  const rest = input.slice(index + words.length);
  const stirred = new RegExp(
    `\\b(?:whisk|stir|mix|beat|blend)\\b[^.;]*\\b${taken}\\b,?(?: (?:and|then))*[\\s.]*$`,
    'i',
  );
  const isStirred = stirred.test(lead.trim() === '' ? (before[at + 1] ?? '') : lead);
  const isNamed = named.toLowerCase().endsWith(taken.toLowerCase());
  return (
    (isNamed || (named === 'it' && isStirred)) &&
    ![lead, rest, ...before.slice(at + 1)].some(mayBringMeat)
  );
}

/** Returns the words that take liquid from a pot with raw meat for use without further cooking. */
function takesRawLiquid(said: Said): string | undefined {
  const { text, before, after } = said;
  const found = takes.exec(text);
  if (!found || isNegated(text, found.index) || !part.test(text) || takenBefore.test(text))
    return undefined;
  const [, taken] = found;
  if (isTakenFromTheFridge(found[0], text.slice(found.index + found[0].length))) return undefined;
  if (taken !== undefined && isKeptClean(said, taken)) return undefined;
  const eaten = forEating.test(text) || forEating.test(after[0] ?? '');
  if (!eaten || heatedAgain.test(text.replace(/\bcomes? to the boil/i, ''))) return undefined;
  const placed = placing(before);
  if (placed === undefined || !isOfThePot(taken ?? 'juices', placed)) return undefined;
  const goesOn = after.slice(0, 4).some((next) => done.test(next)) || done.test(text);
  return goesOn || rawNow.test(text) ? found[0] : undefined;
}

const juicesReason =
  'Liquid from a pot in which meat is still raw is not eaten as it is: take it out once the meat is done, or boil it.';

/** Finds sauce, broth or poaching liquid that is served before the meat in it is done. */
export function findRawJuices(said: readonly Said[], listed: readonly string[]): HandlingFault[] {
  if (!listsRawMeat(listed)) return [];
  return said.flatMap((one) => {
    const match = takesRawLiquid(one);
    return match ? [faultIn(one, 'danger', match, juicesReason)] : [];
  });
}
