import { faultIn, type HandlingFault } from './handling-fault.ts';
import { hoursOf, isNegated, type Said } from './sentences.ts';
import { waives } from './waives.ts';

type Listed = readonly string[];
const mentions = (listed: Listed, words: RegExp): boolean =>
  listed.some((line) => words.test(line));
const cold =
  /\b(?:fridge|refrigerator|refrigerat\w+|chill(?:ed)?|cool box|coolbox|ice packs?|on ice|freez\w+)\b/i;
const noFridge =
  /\b(?:no need (?:for the|to)|with no|without(?: any| the| a)?|not need(?: the)?|doesn't need the|don't need the|out of the|outside the) ?(?:fridge|refrigerat\w+)/gi;
const isCold = (text: string): boolean => cold.test(text.replace(noFridge, ''));

const sproutLine =
  /\b(?:bean|mung|mung bean|alfalfa|radish|clover|broccoli|lentil|soy|soya|pea|fenugreek) ?sprouts?\b|\bbeansprouts?\b/i;
const sproutCooking =
  /\b(?:blanch\w*|boil\w*|stir-?fr\w+|fr(?:y|ied)|saut[eé]\w*|steam\w*|cook\w*|simmer\w*|wilt\w*)\b/i;
const keepsSprouts =
  /\b(?:keep|keeps|kept|leave|let|stand|stands|sit|hold|holds|travel|travels|pack|packs|packed|put|carry|stay|waits?|lasts?|is happy|are happy|is fine|are fine|survives?|store|stored)\b/i;
const warmOrAway =
  /\b(?:warm|warming|thermos|flask|lunch ?box(?:es)?|packed lunch|buffet|picnic|desk|room temperature|counter|out of the fridge|table)\b/i;

/** Finds raw bean sprouts that are kept warm, packed or left for hours. */
function findKeptSprouts(said: readonly Said[], listed: Listed): HandlingFault[] {
  if (!mentions(listed, sproutLine)) return [];
  const cooked = said.some(
    ({ text }) => /\bsprouts?\b/i.test(text) && !/\braw\b/i.test(text) && sproutCooking.test(text),
  );
  const reason =
    'Raw sprouts carry germs that multiply in hours: cook them until steaming hot, or keep them cold and eat them at once.';
  return said.flatMap((one) => {
    const raw = /\braw\b[^.]{0,20}\bsprouts?\b/i.test(one.text);
    const verb = keepsSprouts.exec(one.text);
    if (!verb || (cooked && !raw) || isNegated(one.text, verb.index) || isCold(one.text)) return [];
    if (!warmOrAway.test(one.text) || hoursOf(one.text) < 2) return [];
    return [faultIn(one, 'danger', verb[0], reason)];
  });
}

const keeping =
  /\b(?:keep|keeps|kept|store|stored|stores|leave|left|infuse|steep|good|lasts?|stands?|soak|macerate|need|let|mature|put|line|sit|age|mellow)\b/i;
const shelf =
  /\b(?:room temperature|cupboard|pantry|larder|shel(?:f|ves)|counter|worktop|windowsill|cool,? dark place|dark place|cellar|does(?:n't| not) need the fridge|no need (?:for the|to)\b[^.]{0,15}(?:fridge|refrigerat))/i;
const garlicOil =
  /\b(?:garlic|cloves)\b[^.]*\boil\b|\boil\b[^.]*\bgarlic\b|\bconfit\b|\b(?:infused|chilli|herb) oil\b/i;
const driedGarlic = /\bgarlic (?:powder|granules|salt)\b|\bdried garlic\b/i;
const notGarlicOil =
  /\b(?:crackers?|bread|biscuits?|rolls|pasta|croutons|nuts|unpeeled|bulbs?|crisps|granola)\b/i;

/** Returns the storage time in hours. The next sentence may give it: "Keep it on the shelf; it lasts for weeks". */
function stayOf({ text, after }: Said): number {
  const next = after[0] ?? '';
  return Math.max(hoursOf(text), /^(?:it|they|this)\b/i.test(next) ? hoursOf(next) : 0);
}

/** Finds garlic in oil that is kept out of the fridge. */
function findGarlicOil(said: readonly Said[], listed: Listed): HandlingFault[] {
  if (!listed.some((line) => /\bgarlic\b/i.test(line) && !driedGarlic.test(line))) return [];
  if (!mentions(listed, /\boil\b/i)) return [];
  return said.flatMap((one) => {
    const { text, before } = one;
    const verb = keeping.exec(text);
    const about =
      garlicOil.test(text) ||
      (garlicOil.test(before[0] ?? '') && /\b(?:it|them|jar|bottle|oil)\b/i.test(text));
    if (!verb || !about || !shelf.test(text) || notGarlicOil.test(text)) return [];
    if (isCold(text.replace(/\bdoes(?:n't| not) need the fridge/i, '')) || stayOf(one) < 12)
      return [];
    if (isNegated(text, verb.index) && !/need/i.test(verb[0])) return [];
    const reason =
      'Garlic in oil is kept in the fridge and eaten within a week: the poison of botulism forms at room temperature.';
    return [faultIn(one, 'danger', verb[0], reason)];
  });
}

const waterCanning =
  /\b(?:water[- ]bath|boiling[- ]water|boil (?:the )?(?:\w+ )?jars?|boil them in (?:the )?jars?|jars?\b[^.]{0,50}\bboil|jars?\b[^.]{0,40}\b(?:in|into) the oven|(?:jars?|them)\b[^.]{0,30}\bupside down)\b/i;
const jarring =
  /\b(?:jars?|canning|canner|can (?:them|it|the)|(?:be|is|are|was|were) canned|canned for|seal(?:ed)? (?:hot|and)|bottl(?:ed|ing)|preserv(?:e|ing))\b/i;
const lowAcid =
  /\b(?:green beans|runner beans|beans|carrots?|sweetcorn|corn|peas|potato(?:es)?|pumpkin|squash|mushrooms?|asparagus|beetroot|spinach|broccoli|meat|beef|pork|chicken|lamb|turkey|fish|salmon|tuna|soup|stock|broth|stew|chilli)\b/i;
const acid = /\b(?:vinegar|citric acid|lemon juice|pickl\w+|pressure|ferment\w+)\b/i;

const canningReason =
  'Vegetables, meat and soup without acid are canned under pressure: boiling water does not kill botulism.';

/** Finds vegetables or meat without acid that are canned in boiling water. */
function findLowAcidCanning(said: readonly Said[], listed: Listed): HandlingFault[] {
  if (!mentions(listed, lowAcid) || mentions(listed, acid)) return [];
  return said.flatMap((one) => {
    const waived = waives(one.text, /\bpressure[- ](?:cann\w+|cook\w*)/i);
    if (waived && /\bjars?\b|\bcann(?:ed|ing|er)\b/i.test(one.text))
      return [faultIn(one, 'danger', waived, canningReason)];
    const found = waterCanning.exec(one.text);
    const about = lowAcid.test(one.text) || lowAcid.test(one.before[0] ?? '');
    if (!found || !about || !jarring.test(one.text) || acid.test(one.text)) return [];
    if (isNegated(one.text, found.index)) return [];
    return [faultIn(one, 'danger', found[0], canningReason)];
  });
}

/** Finds storage that lets germs multiply: raw sprouts, garlic in oil, and jars that were only boiled. */
export function findUnsafeKeeping(said: readonly Said[], listed: Listed): HandlingFault[] {
  return [
    ...findKeptSprouts(said, listed),
    ...findGarlicOil(said, listed),
    ...findLowAcidCanning(said, listed),
  ];
}
