import { faultIn, type HandlingFault } from './handling-fault.ts';
import { isPerishableAt } from './perishables.ts';
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

/** Slices that are to dry for bread pudding or French toast: "if yours is fresh, leave the slices out". */
const driesSlices = /\b(?:fresh|stale|dry)\b[^.;]*\b(?:leave|left) the slices out\b/i;
const breads = /\b(?:bread|brioche|challah|loaf|baguettes?|panettone|toast)\b/i;
/** A list with yeast and nothing that spoils is that of a bread, whose leftovers keep. */
const spoils =
  /\b(?:meat|pork|beef|lamb|chicken|turkey|duck|ham|bacon|sausages?|mince|fish|salmon|tuna|prawns?|anchov\w+|cream|custard|cheese|mozzarella|ricotta|feta|quark|rice|soup|stew|curry|sauce)\b/i;
const keepsAsBread = (text: string, listed: readonly string[]): boolean =>
  /\bleftovers?\b/i.test(text) &&
  !spoils.test(text) &&
  listed.some((line) => /\byeast\b|\bsourdough starter\b/i.test(line)) &&
  !listed.some((line) => spoils.test(line));

/** Returns the words with which a sentence leaves perishable food out for hours, or undefined. */
function leavesOut(said: Said, listed: readonly string[]): string | undefined {
  const { text } = said;
  if (driesSlices.test(text) && listed.some((line) => breads.test(line))) return undefined;
  if (keepsAsBread(text, listed)) return undefined;
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
