import { faultIn, type HandlingFault } from './handling-fault.ts';
import { fishWords, isPerishableAt, meatWords } from './perishables.ts';
import { hoursOf, isNegated, type Said } from './sentences.ts';

/** Hours that perishable food may stay at room temperature. */
const maxHours = 2;

const keepVerb =
  /\b(?:leave|leaving|left|let|letting|stands?|standing|sits?|sitting|stay|stays|keep|keeps|keeping|kept|hold|holds|rest|rests|marinate|marinates|cool|cools|store|stored|stores|be fine|is fine|are fine|lasts?|lives?|put|set|park|forget|waits?|waiting|is happy|are happy|keeps? well|dry|linger|spend|spends|survives?|do (?:well|fine))\b/gi;
const takeVerb = /\b(?:take|taking|bring|bringing|lift|pull|remove)\b[^.;,]{0,40}$/i;
const outPlace =
  /\bat (?:\w+ )?(?:room|kitchen|ambient) temperature\b|\bon (?:the|a|your) (?:\w+ )?(?:counter|countertop|counter top|worktop|work ?surface|bench|side|table|stove|stovetop|hob|cooker|buffet|windowsill|sideboard|shelf)\b|\bout (?:overnight|all|until|till|for|in the (?:pan|pot|kitchen|open)|on)\b|\bout of the (?:fridge|refrigerator)\b|\bunrefrigerated\b|\bin (?:a|the|your) warm (?:\w+ )?(?:kitchen|place|spot|room|cupboard)\b|\b(?:left|leave) (?:it |them |the [\w ]{1,30})?out\b|\boutside the fridge\b|\bin the (?:switched|turned)[- ]off oven\b|\bin the (?:pantry|larder|cupboard|kitchen|sun|garden|garage|car|open air|sink)\b|\bat the (?:barbecue|party|picnic|table|office)\b|\bin (?:the|its|their) (?:pan|pot|dish|rice cooker|wok|casserole) (?:overnight|all (?:day|night|afternoon)|(?:un)?till? (?:the )?(?:next|following|morning|tomorrow))|\bin (?:a|the) (?:cold|cooling|cooled|unlit) oven\b|\bin (?:a|the|your) (?:bag|rucksack|basket|hamper) \b|\b(?:switched|turned) off\b|\bunchilled\b|\b(?:with no|without(?: any)?) (?:cooling|chilling|refrigeration|fridge)\b/gi;
const onTheFire = /\b(?:low|simmer\w*|gently|bubbl\w*|heat|flame|cook|braise)\b/i;
const stove = /stove|hob|cooker/i;
const coldPlace =
  /\b(?:fridge|refrigerator|refrigerat\w+|chill(?:ed|ing)?|cool box|coolbox|ice packs?|on ice|freezer|frozen|cellar at)\b/i;
const noFridge =
  /\bout(?:side)? of the (?:fridge|refrigerator)\b|\boutside the (?:fridge|refrigerator)\b|\b(?:no need (?:for the|to)|with no|without(?: any| the| a)?|not (?:need|in)(?: the)?|doesn't need (?:the|to be)|don't need (?:the|to be)|needn't be|need not be|instead of (?:in )?the|rather than (?:in )?the) ?(?:fridge|refrigerator|refrigerat\w+|chill(?:ed|ing)?)/gi;

/** Flour and water, a starter or a grain batter that is left to sour, as for bread. */
const soursByItself = /\b(?:left|leave|stand|sit)\b[^.;]*\bto (?:sour|prove|rise)\b/i;
const doesNotSour =
  /\b(?:meat|pork|beef|lamb|veal|game|poultry|chicken|turkey|duck|mince|sausages?|fish|salmon|tuna|prawns?|seafood|eggs?|custard|rice|stew|soup|curry|stock|broth|sauce|gravy|ham|bacon|cream|milk|tofu)\b/i;

const reason =
  'Food that spoils does not stand at room temperature for more than two hours: cool it quickly and keep it in the fridge.';

/** "Marinate overnight and take the chicken out of the fridge half an hour before": the long time is spent in the fridge. */
const isTakenOutSoonBefore = (text: string, place: RegExpExecArray): boolean =>
  /^out of the/i.test(place[0]) &&
  takeVerb.test(text.slice(0, place.index)) &&
  hoursOf(text.slice(place.index)) <= maxHours &&
  !/\b(?:night|evening|morning|day|overnight)\b/i.test(text.slice(place.index));

const breads = /\b(?:bread|brioche|challah|loaf|baguettes?|panettone)\b/i;
/** Slices of bread that are to dry: "Yesterday's brioche drinks the custard. If yours is fresh, leave the slices out". */
const leavesSlices = /\bif (?:yours|it) is (?:still )?fresh\b[^.;]*\bleave the slices out\b/i;
const spoils = (text: string): boolean => meatWords.test(text) || fishWords.test(text);
const driesBread = ({ text, before }: Said, listed: readonly string[]): boolean =>
  leavesSlices.test(text) &&
  breads.test(before[0] ?? '') &&
  ![text, before[0] ?? '', ...listed].some(spoils);

/** What a bread may have that keeps at room temperature. */
const keepsInBread =
  /\b(?:flour|semolina|cornmeal|oats|bran|yeast|starter|salt|sugar|honey|malt|water|oil|seeds?|rosemary|thyme|oregano|sage|herbs?|spices?|cinnamon|caraway|onions?|garlic|olives?|(?:cherry|sun-dried) tomatoes|raisins|sultanas|currants|walnuts|black pepper)\b/i;
/** Whether the leftovers are those of a plain bread: flour, yeast, and nothing on the list that spoils. */
const keepsAsBread = (text: string, listed: readonly string[]): boolean =>
  /\bleftovers?\b/i.test(text) &&
  !spoils(text) &&
  listed.some((line) => /\bflour\b/i.test(line)) &&
  listed.some((line) =>
    /\b(?:dried|dry|instant|fresh|fast-action|active) (?:\w+ )?yeast\b|\bsourdough starter\b|\byeast$/i.test(
      line,
    ),
  ) &&
  listed.every((line) => keepsInBread.test(line) && !spoils(line));

/** Returns the words with which a sentence leaves perishable food out for hours, or undefined. */
function leavesOut(said: Said, listed: readonly string[]): string | undefined {
  const { text } = said;
  if (driesBread(said, listed) || keepsAsBread(text, listed)) return undefined;
  if (hoursOf(text) <= maxHours || coldPlace.test(text.replace(noFridge, ''))) return undefined;
  for (const place of text.matchAll(outPlace)) {
    if (stove.test(place[0]) && onTheFire.test(text)) continue;
    if (isTakenOutSoonBefore(text, place)) continue;
    const taken = /^out of the/i.test(place[0]) ? takeVerb.exec(text.slice(0, place.index)) : null;
    const verb =
      [...text.matchAll(keepVerb)].find(({ index }) => index <= place.index + 4) ?? taken;
    if (!verb || isNegated(text, verb.index)) continue;
    if (soursByItself.test(text) && !doesNotSour.test(text)) continue;
    // "You can spend the evening at the table" is about the cook, not the food.
    if (/\byou(?:['’]ll| can| may| will)? $/i.test(text.slice(0, verb.index))) continue;
    if (isPerishableAt(said, verb.index, place.index, listed)) return `${verb[0]} … ${place[0]}`;
  }
  return undefined;
}

/** Finds perishable food (cooked rice, meat, fish, custards, stews) that is left out for hours. */
export function findLeftOut(said: readonly Said[], listed: readonly string[]): HandlingFault[] {
  return said.flatMap((one) => {
    const match = leavesOut(one, listed);
    if (!match) return [];
    return [faultIn(one, 'danger', match, reason)];
  });
}
