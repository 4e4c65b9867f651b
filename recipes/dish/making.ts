import type { Food } from '../classify/foods-in.ts';
import { before } from './around-food.ts';
import type { Line } from './lines.ts';
import { intermediates, isMadeOnTheWay } from './product-words.ts';

/** Matches an amount or a mention of a shop before a name: a product other than the one that is made here. */
const boughtPattern =
  /(?:\d\s?(?:g|ml|tbsp|tsp)(?: of)?|\b(?:(?:shop|store)[- ])?bought|\bjarred|\binstant|\b(?:a |the )?sachet of|\bready[- ]made|\b(?:a |the )?(?:jar|tin|can|packet|bottle|pack|tub) of|\bbottled|\binstead,? use|\bswap in|\bregular|\bordinary|\banother|\bany(?!\s+(?:extra|left|remaining|spare)\b)|\bunroll|\bthaw|\bdefrost|\bopen|\bleftover)\s+(?:(?:some|a little|extra|more|a|the|good|plain|bought|jarred|tinned|canned|bottled|crushed|crumbled|chopped|broken|shredded|sliced)\s+)*$/i;
const shopPattern =
  /\b(?:(?:from|out of) (?:a|the) (?:packet|jar|tub|shop|store|supermarket|deli)|(?:as|to|on) the packet|(?:good|own) jar from|bought|a good jar)\b/i;
/** Matches leftovers of what was made: "any pancakes that remain". */
const leftOver = /^ (?:that|which) (?:remains?|(?:is|are) left)\b|^ left(?: over)?\b/i;
/** Matches a measure of something that already exists: "450 ml of the broth". */
const ofTheKnown =
  /(?:\bof (?:the|your|this|that)\s+(?:[\p{L}-]+\s+){0,2}|\b(?:remaining|reserved|saved|other)\s+(?:\d[\d./]*\s*\p{L}*\s+)?(?:of (?:the )?)?)$/iu;
/** Matches a measure of what is in the bowl: "60 ml of batter". */
const measuredPattern = /\d\s?(?:g|ml|tbsp|tsp)(?: of)?\s+$/i;
/** Matches "to make a gravy", "for the dressing" at the start of a clause, "it becomes a custard"; not "make a gravy with cream". */
const makesPattern =
  /(?:\b(?:make|makes|making|knead|roll out)\s+(?:up |out )?(?:an? [\w-]+, )?(?:(?!(?:with|from|of|and|or|in|into|on|over|for|to|using|then)\b)[\w-]+\s+){0,4}|(?:^|[.:;,]\s*|\b(?:meanwhile|next|now)\s+)(?:start (?:on )?)?for (?:the|your) (?:[\w-]+\s+)?|\buntil you have an? (?:[\w-]+\s+){0,2}|\bbecomes? an? (?:[\w-]+\s+){0,2}|\b(?:it is|it['’]s|it forms|they form|turns? into|comes together (?:as|into)) an? (?:(?!of\b)[\w-]+,? ){0,3}|\bgives? (?:you )?an? (?:[\w-]+\s+)?|\b(?:shape|form|roll|cut out|stamp out)\s+(?:into )?(?:about )?(?:\d+|two|three|four|six|eight|ten|twelve|small|large|flat|neat|equal) (?:[\w-]+\s+){0,2}|\b(?:you should have|you will have|you have|makes) (?:about |around )?\d+ (?:[\w-]+\s+){0,2}|\b(?:this is|that is|there is) (?:your|the) (?:[\w-]+\s+)?)$/i;
/** Matches "blend to a pesto", "divide into four small patties", "spiralise into noodles"; not "stir into the cream". */
const turnsInto =
  /\buntil (?:it is|it['’]s) an? (?:(?!of\b)[\w-]+,? ){0,3}$|\bin (?:two|three|four|five|six|eight|ten|twelve|\d+) (?:(?!(?:batches|minutes|stages|goes|bowls)\b)[\w-]+ ){0,3}$|\b(?:in)?to (?:(?:an?|\d+|two|three|four|six|eight|ten|twelve|equal|even|small|large|thick|thin|long|smooth|coarse|soft|stiff|rough|loose|light|firm|sticky|silky|glossy|shiny|syrupy|creamy|dark|bite-sized|neat|flat|round|walnut-sized|fine|[\d.]+ ?[cm]m) ){1,4}$|\b(?:spirali[sz]e|slice[ds]?|cut|grate[ds]?|chop(?:ped)?|rice[ds]?|shave[ds]?|peel(?:ed)?|shaped?|rolled|roll|pulse|blitz|blend|whizz|process|press|form)\b[^.;]{0,60}\b(?:in)?to (?!(?:the|your|some|serve|taste|stop|make)\b)(?:(?!(?:with|for|and|the|your|of)\b)(?:[\w-]|\.(?=\d))+ ){0,3}$/i;
/** Matches verbs of putting food into or beside something, which do not turn it into that: "spoon into a pastry case". */
const putsPattern =
  /\b(?:spoon|add|stuff|dip|dunk|pour|fill|layer|place|put|transfer|tuck|slide|pile|return|pack|load|tip|stir)\b(?:(?!\band (?:simmer|cook|blend|whisk|boil|reduce|whizz)\b)[^.;])*$/i;
/** Matches words that mean "made here" only before products that are never bought; "until the cream is hot" does not count. */
const untilThe = /\b(?:until the|for the|for your) (?:[\w-]+\s+)?$/i;

/** Returns up to 80 characters before a food's name in its line. */
export const saidBefore = (line: Line, food: Food): string => before(line, food, 80);

/** Whether the words before a name say that another food becomes it: "blend to a", "cut into thin". */
export const isBecoming = (said: string): boolean =>
  turnsInto.test(said) && !putsPattern.test(said);

/** Whether pieces are cut from a food that is named after them: "cut 2 steaks from the middle of each". */
export const isCutFrom = (said: string, rest: string): boolean =>
  /\b(?:cut|slice|carve)\s+(?:out )?(?:\d+|two|three|four|six|eight) (?:[\w-]+ ){0,2}$/i.test(
    said,
  ) && /\bfrom (?:the (?:middle|centre|center)|each|its)\b/i.test(rest);

/** Whether the words before a product's name say that the step makes it. */
export const isMadeBy = (said: string, product: string): boolean =>
  makesPattern.test(said) ||
  isBecoming(said) ||
  (intermediates.has(product) && untilThe.test(said));

/** Matches a noun phrase that refers to something known: "the hot", "half of your", "each". */
const pointsBack =
  /\b(?:the|this|that|these|those|your|its|their|each|every|both|all|half(?! an? )|remaining|rest|reserved|leftover|homemade|home-made|strained|one|two|three|four|five|six|\d+|first|second|third|last|cooked|warm|hot|cooled|chilled|finished)\s+(?:of\s+)?(?:(?!(?:with|in|into|on|over|and|or|from|to)\b)[\p{L}\d'’-]+,?\s+){0,3}$/iu;
/** Matches the rest of several things: "repeat with the rest of the sponge, coffee and". */
const restOfSeveral = /\b(?:rest|half|remainder) of (?:the|your)\b[^.;]{0,60}(?:,|\band)\s+$/i;
/** Matches words that bring in a food beside the dish: "serve with cake". */
const broughtIn =
  /\b(?:with|add|adding|beside|alongside|slices? of|pieces? of|crumble in|some|a little|a few|extra|more|(?:spoonful|dollop|drizzle|splash|handful|mound|pile|heap|nest|scoop|scattering|saucer|ramekin|pot|hunk|chunk|wedge|stack|pair|dozen|couple|bed)s? of|a dozen|(?:bowl|dish|plate|side|basket|glass|mug|cup|jug|round)s? of|any|(?:ladled|spooned|served|poured|heaped|piled) (?:over|on|onto|into))\s+(?:some |an? |extra |more |a little )?(?:[\p{L}-]+ )?$/iu;

/** Whether the words after a name say that it is a leftover of the dish. */
export const isLeftOver = (rest: string): boolean => leftOver.test(rest);

/** Whether the words before a product's name refer to one that the reader already knows: "half of the". */
export const isPointedAt = (said: string): boolean =>
  pointsBack.test(said) || restOfSeveral.test(said);

const definite =
  /\b(?:the|your|this|that|these|those|each|both|every|its)\s+(?:(?:next|last|first|second|third|two|three|four|six|eight|warm|hot|cooled|chilled|finished|whole|set|baked|fried|steamed|rested|filled|folded)\s+)*$/i;

/** Whether a name with only a definite article before it may be the dish: "open the buns", "your next tortilla". */
export const pointsAtDish = (said: string, rest: string): boolean =>
  definite.test(said) && !shopPattern.test(rest);

/** Matches words about decorating, cooling, cutting or watching something that is already there: "over the cold", "until the", "turn out the". */
const handles =
  /(?:^|[.;:]\s+|\b(?:over|onto|on to|around|under|from|off|inside|through|across|of|until|when|once|if|while|so that|cut|slice|turn out|lift|invert|chill|cool|leave|let|bake|unmould|flip|glaze|frost|ice|dust|prick|divide|store|keep|wrap|spoil|rest|remove|take)\s+)(?:the|your)\s+(?:(?:cold|cool|warm|hot|cooled|chilled|finished|whole|set|baked|filled|iced|second|first|other)\s+)*$/i;

/** Whether a step handles something as its own product: "pour the ganache over the cold cake". */
export const isHandled = (said: string, rest: string): boolean =>
  handles.test(said) && !shopPattern.test(rest);

/** Matches a number of something that is not known yet: "half a dozen warm". */
const indefinite = /\ba dozen\s+(?:[\p{L}-]+\s+){0,2}$/iu;

/** Whether the words before a name bring a food in beside the dish: "serve with". */
export const isBroughtIn = (said: string): boolean =>
  broughtIn.test(said) && (indefinite.test(said) || !pointsBack.test(said));

/** Words of a comparison with another dish: "a smoothie with the soul of a lassi". "All the comfort of a moussaka" may be the dish itself. */
export const qualitiesOfDish = 'soul|spirit|character|memory|memories';
const comparesBefore = new RegExp(
  String.raw`\b(?:${qualitiesOfDish}) of (?:an? |the )?(?:[\p{L}-]+ )?$`,
  'iu',
);

/** Whether the words before a name in a description neither bring it in nor compare the dish with it: the name is the dish or in it. */
export const isDishItself = (said: string): boolean =>
  !isBroughtIn(said) && !comparesBefore.test(said);

/** Words before a jam that is put in, and not tried on a plate or poured into jars. */
const putsIn = /\b(?:add|stir|fold|tip|mix|whisk|beat|scatter|finish)\b[^.;]*$/i;
/** What a recipe rolls up and unrolls again to fill it. */
const rolledUp = /^(?:sponge|cake|roulade|meringue)$/;

/** Whether a step unrolls a product that is rolled up while it is warm. */
export const isUnrolled = (said: string, product: string): boolean =>
  rolledUp.test(product) && /\bunroll (?:the|your) $/i.test(said);

/** Whether the text says that a product is bought, or measures out a product other than the one that the steps make. */
export const isBought = (said: string, rest: string, product: string): boolean =>
  (boughtPattern.test(said) &&
    !isLeftOver(rest) &&
    !ofTheKnown.test(said) &&
    !(
      isMadeOnTheWay(product) &&
      measuredPattern.test(said) &&
      !(product === 'jam' && putsIn.test(said))
    )) ||
  shopPattern.test(rest);

/** Returns the words of the sentence after a food's name. */
export const saidAfter = (line: Line, food: Food): string =>
  line.text.slice(food.start + food.text.length).split(/[.;!?]/)[0] ?? '';

const offers = /\b(?:serve|with|add|use|try|swap|like|instead|or)\b[^.;]*$/i;

/** Whether the words before a name in a tip suggest it: "try it with". */
export const isSuggested = (said: string): boolean => offers.test(said);
