import type { Food } from '../classify/foods-in.ts';
import { after, before } from './around-food.ts';
import { isOfAHabit } from './habits.ts';
import type { Line } from './lines.ts';
import { qualitiesOfDish } from './making.ts';
import { isMeasured } from './measured.ts';
import { isAnotherSense } from './other-senses.ts';
import { sentenceAt } from './sentences.ts';

/** Why a word that names a food does not add it to the dish. */
export type SaidAs = 'comparison' | 'warning' | 'quality' | 'verb';

/** Up to three words that may separate a comparison from its food: "like uneven breadcrumbs"; never words like "with". */
const described = String.raw`(?:(?!(?:with|and|or|on|in|into|if|when|from|plus|add|use|serve)\b)[\p{L}-]+\s+){0,3}`;
const comparesPattern = new RegExp(
  String.raw`(?:\b(?:smooth|snug|tight|packed|neat|thick|thin|soft|rich|white|light|yellow|sweet|crisp|silky|creamy|fluffy|good|buttery|hard|firm|dark|golden) as|(?<!\b(?:you|would|d|we|they|people|who|I) )\blike|\bsteps? in for|\b(?:do|does|did|doing|takes?|taking|took|plays?|takes? on|took on|has|have) the (?:work|job|part|role|place) of|\bthe (?:work|job|part) (?:that|which)|\blost its|\byou want|\baim for|\bmeets|\bshares? (?:a lot|much|plenty) with|\beveryone else (?:is|has|was) (?:having|eating|making)|\b(?:in place|instead) of(?: an?(?: [\p{L}-]+)? (?:mountain|lot|pile|heap|spoonful|cup|knob|slab) of)?|\bstands? in for(?: (?!with\b)[\p{L}-]+){0,3} and|\bstands? in for|\bstanding in for|\btakes? the place of|\breplac(?:es|ing)|\bresembl\w+|\b(?:consistency|texture|thickness|colou?r|size|shape|look|taste|flavou?r|feel|smell|scent|aroma|${qualitiesOfDish}) of|\b(?:tastes?|looks?|feels?|smells?|smelling) (?:[\p{L}]+ly |more |less |a little )?(?:like|of|as)|\breminiscent of|\bas (?:if|though) (?:for|making|you (?:made|(?:were|are) \p{L}+ing)|(?:it|they) (?:were|was|is|are))|\bin the (?:style|spirit|manner|vein) of|\b(?:take|twist|riff) on|\bcousin (?:of|to)|\binspired by|\b(?:somewhere|halfway|midway|a cross) between(?: an?)?(?: [\p{L}-]+){0,4} and|\b(?:somewhere|halfway|midway|a cross) between|\b(?:never|nobody|nobody will|no one will|will not|(?:wo|would)n['’]?t|(?:you|they|we) (?:do not|don['’]t)) miss|\bwould swear|\bthick(?:ness|er) (?:as|than)|(?<!\b(?:nothing|none)\b[^.;]{0,20})\b(?:(?!(?:rath|oth|lat|ov|nev|und|eith)er\b)\p{L}{2,}er|more \w+|less \w+|better|worse) than|\bas (?!(?:well|soon|long|far|much|many|often|good)\b)\w+ as)\s+(?:(?:an?|the|any|real)\s+)?${described}$`,
  'iu',
);
const joinsOrActs =
  'with|and|or|if|when|add|stir|toss|scatter|tip|pour|put|whisk|fold|fry|melt|drop|use|serve|top|mix|beat|blend';
/** Matches the second of two things that something smells of: "smells of toasted nuts and coffee". */
const smellsOfBoth = new RegExp(
  String.raw`\b(?:smell|taste)s? (?:\p{L}+ly )?of (?:(?!(?:${joinsOrActs})\b)[\p{L}-]+ ){1,3}and (?:(?!(?:${joinsOrActs})\b)[\p{L}-]+ )?$`,
  'iu',
);
const clauseEnds = /^(?:[.,;)]|$)/;
/** Matches words that introduce an example, not a comparison: "a fat like butter", "toppings like feta". */
const namesAnExample =
  /(?<!\b(?:into|to|becomes?|makes?|gives?) )\b(?:something|anything|use|using|add|adding|try|toppings?(?= like)|extras?|fats?|dairy|cheeses?|ingredients?|such|garnish|condiment|side|splash|serve|finish|bind|season|top)\b(?:(?!\b(?:looks?|tastes?|feels?|smells?|pours|runs|flows)\b)[^.;])*\blike\s+(?:an?\s+|the\s+|some\s+|\d+\s*\w*\s+)?(?:[\w-]+\s+){0,2}$/i;
/** Matches words about how something is shaped: "coil into a snail", "shape like a cigar". */
const shapesPattern =
  /\b(?:coil|roll|twist|curl|spiral|wind|form|shape)\b[^.;]{0,40}\b(?:in)?to (?:an? )?(?:tight |loose |flat |little |small )?$/i;
/** The same of a sausage: "press the lamb in a long, flat sausage". "Press the rounds into almonds" adds almonds. */
const sausageBefore =
  /\b(?:press|squeeze|pat|mou?ld|work|form|shape)\b[^.;]{0,40}\bin(?:to)? an? (?:(?:tight|flat|small|long|thin|thick|even|short|fat),? ){0,3}$/i;
/** The same of several, whose length follows: "press the mixture in sausages 12 cm long". */
const sausagesBefore = /\b(?:press|squeeze|pat|mou?ld|form|shape)\b[^.;]{0,80}\bin(?:to)? $/i;
const lengthAfter = /^ (?:about |of )?\d+ ?cm\b/i;
/** "In long, thin sausage shapes": sausages are not shapes of pasta. */
const sausageShapes = /^ shapes?\b/i;
const inShapes =
  /(?<!\b(?:stir|tip|mix|toss|fold|put|drop|throw|add|pop|slide|lay) )\b(?:in|into) (?:(?:an?|long|thin|thick|small|short|flat|even|neat|fat|little),? ){0,4}$/iu;
const looksOnly =
  /^(?:snails?|oysters?|eggs?|walnuts?|almonds?|peas?|cherr(?:y|ies)|olives?|hedgehogs?|sausages?|cigars?)$/i;
/** Matches words about how large something is: "the width of a walnut". In "a length of chorizo" the chorizo is meant. */
const measuresByPattern = /\bthe (?:width|length|height|diameter) of an? $/i;
const comparesAfter =
  /^(?:[- ](?:sized?|like|colou?red|shaped|dark|fragrant|(?:taste|flavou?r)s? (?:without|with no))|['’]s? (?:job|work|place|role|part)\b|['’]?s? (?:makes?|made|gives?|gave) way\b| would (?:be|go|usually|normally|otherwise)\b| (?:is|are|would be) (?:too|not)\b)/i;
/** Matches words about how a dish is seasoned: "shawarma-spiced", "pad thai style", "rendang spices". */
const inTheStyleOf =
  /^[- ](?:styles?|treatment|way|spiced|inspired|spices|spicing|seasoning|flavou?rs?|flavou?red)\b/i;

/** Whether a text only compares something with this food, so that the dish contains none of it. */
function isComparison(food: Food, line: Line): boolean {
  if (line.where === 'ingredients') return false;
  if (comparesAfter.test(after(line, food, 30))) return true;
  if (looksOnly.test(food.text) && shapesPattern.test(before(line, food, 60))) return true;
  if (/^sausage$/i.test(food.text) && sausageBefore.test(before(line, food, 60))) return true;
  if (
    /^sausages$/i.test(food.text) &&
    sausagesBefore.test(before(line, food, 100)) &&
    lengthAfter.test(after(line, food, 12))
  )
    return true;
  if (
    /^sausage$/i.test(food.text) &&
    inShapes.test(before(line, food, 60)) &&
    sausageShapes.test(after(line, food, 10))
  )
    return true;
  if (looksOnly.test(food.text) && measuresByPattern.test(before(line, food, 40))) return true;
  if (food.entry.isDish && inTheStyleOf.test(after(line, food, 30))) return true;
  if (isOfAHabit(food, line)) return true;
  const said = before(line, food);
  return (
    (comparesPattern.test(said) && !namesAnExample.test(said)) ||
    (line.where === 'instructions' &&
      smellsOfBoth.test(said) &&
      clauseEnds.test(after(line, food, 1)))
  );
}

/** Matches words before a food, in its clause, that warn about a label, a brand or cross-contact, so that the cook keeps the food out. */
const warnsBefore =
  /(?:\b(?:labels?|packets?|packs?|brands?)\b[^.;]*\b(?:for|against)|\b(?:may|might|can|could)(?: also)? (?:contain|hold|hide|carry|include)|\b(?:some|many|most|other|such|bought|brands?|kinds?|ones)\b[^.;,]*\b(?:contains?|hides?|carr(?:y|ies)|holds?|has|have|adds?|brings?|uses?|are made with)|\b(?:check|read|scan)\b[^.;]*\bfor(?: added| any| hidden)?|\b(?:some|many|most|a few|few|other|ready-made|ready|bought|commercial)\s+(?:[\p{L}'’-]+\s+){0,3}(?:contain\w*|are|come|include|nearly|often|always|sometimes)\b(?:(?!\b(?:stir|add|scatter|serve|use|try|good|lovely|delicious)\b)[^.;]){0,60}|\b(?:sources?|traces?|hints?|risk) of|\bhidden|\bclean of|\bkept (?:apart|away|free) (?:from|of)|\bcontaminat\w+ (?:with|by|from)|\ballerg\w+ to|\bintoleran\w+ (?:of|to))\s+(?:(?!(?:add|use|stir|serve|then|with|sprinkle|scatter|finish|top|season|fry|melt)\b)[\p{L}-]+,?\s+){0,3}$/iu;
/** Matches the foods whose labels a cook should read: "the labels of the sponge fingers and the vanilla". */
const labelsOf =
  /\b(?:read|check|scan) (?:the |your )?(?:labels?|packets?) (?:of|on)\s+(?:the |your |any )?(?:(?!and\b)[\p{L}'’-]+\s+){0,2}(?:and\s+(?:the|your|any)\s+)?$/iu;
/** Matches words after a food that warn about cross-contact, a hidden source, an allergy or an intolerance. */
const warnsAfter =
  /^[\s-]*(?:food is|foods are|allerg\w+|intoleran\w+|is often hidden|may be (?:hidden|present))\b/i;

/** Whether a text names a food to keep it out: "check the labels for sulphites", "floured food is a source of hidden gluten". */
function isWarning(food: Food, line: Line): boolean {
  if (line.where === 'ingredients' || line.where === 'title') return false;
  const { from, text } = sentenceAt(line.text, food.start);
  const lead = text.slice(Math.max(0, food.start - from - 200), food.start - from);
  return warnsBefore.test(lead) || labelsOf.test(lead) || warnsAfter.test(after(line, food, 40));
}

const nutrients = /^(?:sugars?|salt|fats?|sodium|carbs?|starch(?:es)?|alcohol|caffeine)$/i;
const lacksBefore =
  /\b(?:blood|low(?:er)?(?: in)?|less|reduced?(?: in)?|(?<!\ba )little|light (?:on|in)|cut(?:s|ting)? (?:back|down)(?: on)?|natural(?:ly occurring)?|high(?:er)? in|rich in|free (?:of|from)|hardly any|barely any|no|zero|without(?: any)?(?: added)?)[\s-]+(?:(?!(?:with|add|use|then)\b)[\p{L}-]+,?\s+(?:(?:and|or)\s+)?){0,3}$/iu;
const levelAfter =
  /^[\s-]*(?:levels?|spikes?|contents?|intake|rush|curve|response|peaks?|low\b|in check|steady|free|conscious|sensitive|smart|friendly)/i;

const colours =
  /^(?:orange|olive|peach|apricot|salmon|chestnut|caramel|coffee|mustard|chocolate|honey|toffee|cherry|plum)$/i;
/** Matches a change of colour: "turns a paler, creamy orange", "until the fat runs orange". */
const turnsTo =
  /\b(?:turn(?:s|ed|ing)?|goes|runs?|glows?|colours?)\s+(?:(?!(?:in|into|on|onto|with|to|over|out|the|your)\b)[\p{L}-]+,?\s+){0,4}$/iu;
/** Matches the words of a change before "orange", which then is a colour: "until soft and sunny orange". */
const becomesOrange =
  /\b(?:until|turns?|goes)\s+(?:(?:it is|they are) )?(?:\p{L}+,? (?:and )?)?(?:sunny|fiery|rusty|glowing|burnt|brick|golden|vivid|deep|bright|pale) $/iu;
const endsClause = /^(?:[.,;:)!]|\s+(?:and|at|in|all|around|as|but|when|then|throughout)\b|$)/i;
/** Matches a colour after the food that it is named after: "until caramel brown"; not "honey brown sugar". */
const shadeAfter =
  /^[- ](?:brown|gold(?:en)?|amber|yellow|tan|dark)(?: (?:colou?r|shade|crust|underneath|outside|on))?(?=[.,;:)!]|\s+(?:and|at|in|all|around|as|but|when|then|throughout|on|both|each)\b|$)/i;
const becomesShade =
  /\b(?:until|till|to|turn(?:s|ed|ing)?|goes?|is|are|be|becomes?|looks?|colours?)\s+(?:(?!(?:with|in|into|on|over|add|and|the|your)\b)[\p{L}-]+,?\s+){0,4}$/iu;
/** Matches words that may bring in a food: "add to the pan until honey brown and runny". */
const bringsIn =
  /\b(?:add|pour|stir|tip|drizzle|spoon|put|whisk|mix|swirl|melt|heat|warm|squeeze|trickle|scatter)\b[^.;]*$/i;
const runs =
  /^[- ]\w+(?:,| and) (?:runny|liquid|melted|sticky|syrupy|smooth|loose|thin|hot|warm)\b/i;
/** Checks whether a name is a shade that something else takes on. */
const isShade = (food: Food, line: Line): boolean =>
  becomesShade.test(before(line, food, 60)) &&
  shadeAfter.test(after(line, food, 40)) &&
  !bringsIn.test(before(line, food, 200)) &&
  !runs.test(after(line, food, 40));
const isColour = (food: Food, line: Line): boolean =>
  colours.test(food.text) &&
  line.where !== 'ingredients' &&
  (isShade(food, line) ||
    (line.where === 'instructions' &&
      (turnsTo.test(before(line, food, 60)) ||
        (/^orange$/i.test(food.text) && becomesOrange.test(before(line, food, 40)))) &&
      endsClause.test(after(line, food, 20))));

/** Whether a food's name is a quality of the dish: "low in sugar", "keeps blood sugar steady", "the sugars caramelise". */
function isQuality(food: Food, line: Line): boolean {
  if (line.where === 'ingredients') return false;
  if (isAnotherSense(food, line) || isColour(food, line)) return true;
  if (!nutrients.test(food.text))
    return (
      levelAfter.test(after(line, food, 14)) &&
      /free|friendly|sensitive/i.test(after(line, food, 14))
    );
  const isAddedHere = /\b(?:add|stir|whisk|beat|mix|fold|pour|tip|cream)\w*\b[^.;,]*$/i.test(
    before(line, food),
  );
  if (/^(?:sugars|fats|carbs|starches)$/i.test(food.text)) return !isAddedHere;
  return levelAfter.test(after(line, food, 16)) || lacksBefore.test(before(line, food, 60));
}

/** Names of foods that are also verbs. */
const verbs =
  /^(?:toasts?|mash(?:es)?|sandwich(?:es)?|butters?|batters?|creams?|crumbles?|minces?|seasons?|peppers?|salts?|oils?|flours?|sugars?|stocks?|glazes?|ices?|juices?|zests?|peels?|shells?|cores?|stuff|brines?|pickles?|crusts?|skins?|bones?|roasts?|grills?|dips?|hash|purees?|rubs?|dress(?:es)?|wraps?|rolls?|temper|marinades?|coats?|chips?|char|perch|preserves?|rice|rices|fluff|poke|squash(?:es)?)$/i;
const subjectBefore =
  /(?:^|[.;:!?—–(]\s*|,\s*(?:and\s+|then\s+|or\s+)?|\b(?:and|then|or|to|until|it|they|that|which|you|we|lightly|gently|roughly|finely|just|well|coarsely|briefly|quickly|can|will|should|if it|if they|before you|as you|(?:does|do|will|would|did)(?: not|n['’]t)|not)\s+)$/i;
const objectAfter =
  /^\s+(?:the|a|an|your|each|both|one|two|three|half|it|them|everything|all|together|until|over|under|in a|in the|in \d|into|off|up|down|with|by|for|lightly|gently|roughly|well|\w+ly|\d+|some|any|any\w*|slightly|straight|between|while|as|out|overnight|easily|flat)\b|^\s+[¼½¾⅓⅔]/i;

/** Whether the position is that of a verb: "toast the" or "shell them" at the start of a sentence, "until it peeps over the rim". */
const headsSentence = /(?:^|[.!?:;]\s+)$/;
const determinedObject = /^\s+(?:the|your|each|both|it|them|everything)\b/i;
const hasPronoun =
  /\b(?:until|till|if|when|as|before|after|once|while|because|so|that)\s+(?:it|they|you|we)\s+$/i;
const standsAsVerb = (food: Food, said: string, rest: string): boolean =>
  /^\p{L}+$/u.test(food.text) &&
  ((headsSentence.test(said) && determinedObject.test(rest)) || hasPronoun.test(said));

/** Matches a clause whose verb follows: "if the mixture crumbles". */
const saysIf =
  /\b(?:if|when|until|before|so that)\s+(?:the|it|they|your|an?)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
/** Matches a reason whose verb in the singular follows: "because warm almond pastry crumbles", "that way the cake crumbles less". */
const saysWhy =
  /\b(?:because|since|otherwise|or|so|that|which|as|where|while it)\s+(?:(?!(?:with|add|use|of|top|scatter|serve)\b)[\p{L}-]+\s+){1,5}$/iu;
const plainObject =
  /^\s+(?:the|a|an|your|each|both|it|them|everything|all|together|half|lightly|gently|roughly|finely|coarsely|well|one|two|three|four|\d+)\b|^\s+[¼½¾⅓⅔]/i;

/** Whether a food's name is a verb: "mash roughly", "toast 30 g pine nuts", "if it crumbles". */
function isVerb(food: Food, line: Line): boolean {
  if (line.where === 'ingredients' || line.where === 'title') return false;
  const said = before(line, food, 40);
  if (standsAsVerb(food, said, after(line, food, 14))) return true;
  if (!verbs.test(food.text)) return false;
  if (
    (saysIf.test(said) || (/^crumbles$/i.test(food.text) && saysWhy.test(said))) &&
    /^\w+s$/i.test(food.text) &&
    /^\s*(?:[,.;)]|when\b|as\b|or\b|too\b|between\b|flat\b|less\b|easily\b|apart\b|if\b|at\b|$)/.test(
      after(line, food, 12),
    )
  )
    return true;
  if (/^temper$/i.test(food.text))
    return (
      /^\s+(?:with|by|it|them|the|your)\b/i.test(after(line, food, 10)) &&
      !/\b(?:the|your|some|add|fry)\s+$/i.test(said)
    );
  if (/^fluff$/i.test(food.text)) return !/\bmarshmallow\b/i.test(line.text);
  if (!subjectBefore.test(said)) return false;
  const rest = after(line, food, 30);
  if (/\b(?:you|we|to)\s+$/i.test(said) && /^\s+(?:and|or)\s/i.test(rest)) return true;
  if (/\bto\s+$/i.test(said) && /^\s*(?:[.,;)]|$)/.test(rest)) return true;
  // "Fry the onion and toast for 5 minutes" may mean bread: after "and" the word is a verb only before a plain object.
  if (/(?:,|\b(?:and|or|then))\s+$/i.test(said)) return plainObject.test(rest);
  if (
    /\b(?:until|if|it|they|that|which|will|can|(?:does|do|will|would|did)(?: not|n['’]t))\s+$/i.test(
      said,
    )
  ) {
    return objectAfter.test(rest) || /^\s*[.,;)]/.test(rest);
  }
  return (
    objectAfter.test(rest) ||
    (/^\s/.test(rest) && /(?:^|[.;:!?—–(]\s*)$/.test(said) && followedByListed(rest))
  );
}

/** Whether the object of the verb follows directly: "toast pine nuts". */
const followedByListed = (rest: string): boolean =>
  /^\s+[\p{L}-]{3,}/u.test(rest) &&
  !/^\s+(?:and|or|is|are|was|may|can|should|keeps?|makes?|goes|works?|adds?|gives?|needs?|will|has|burns?|browns?)\b/i.test(
    rest,
  );

/** Whether a food's name is part of the name of a tool: "an apple corer", "the lemon squeezer". */
const isTool = (food: Food, line: Line): boolean =>
  line.where !== 'ingredients' &&
  /^[- ](?:corer|peeler|stoner|pitter|crusher|squeezer|reamer|juicer|paddle|beater|slicer|splitter|deveiner|kettle|baster|shears|scoop|dipper|mallet|grater|grinder|thermometer|tongs|spinner|ricer|masher)s?\b/i.test(
    after(line, food, 16),
  );

/** Whether a dish's name is part of the name of a vessel or tool for making it: "pudding moulds", "a paella pan". */
const isVessel = (food: Food, line: Line): boolean =>
  line.where !== 'ingredients' &&
  (food.entry.kind === 'compound' || food.entry.isDish === true) &&
  /^[- ](?:mou?ld|basin|tin|pan|basket|tray(?!\s?bake)|cutter|knife|brush|ladle|press|machine|maker|cloth|iron)s?\b/i.test(
    after(line, food, 16),
  );

const cutsToBatons =
  /\b(?:cut|slice|chop|trim)\b((?:(?!\b(?:cut|slice|chop|trim)\b)[^.;]){0,160}?)\bin(?:to)? (?:\d+ )?(?:(?!(?:an?|the|split|warm|crusty|toasted|white|fresh|bread)\b)\p{L}+,? ){0,2}$/diu;
/** Whether batons are pieces: the words between "cut" and "into" name only what is cut, and no second verb such as "squeeze it". */
function isCutToBatons(food: Food, line: Line): boolean {
  const said = before(line, food, 200);
  const found = cutsToBatons.exec(said);
  if (!found) return false;
  const [, what = ''] = found;
  const from = food.start - said.length + (found.indices?.[1]?.[0] ?? 0);
  return [...what.matchAll(/(?:,|\b(?:and|then|or|to|before|while|for)\b) */gi)].every((joint) => {
    const at = joint.index + joint[0].length;
    return (
      /^(?:the|your|each|\d|and |$)/i.test(what.slice(at)) ||
      line.foods.some(
        ({ start, text }) => start === from + at && (/[^s]s$/i.test(text) || !verbs.test(text)),
      )
    );
  });
}

/** Whether a name is a shape of what is there: "cut the cod into 12 batons", "cut the carrots in large batons", "chop to a fine, even mince", "60 g soured cream in small quenelles". */
function isCutShape(food: Food, line: Line): boolean {
  const said = before(line, food);
  if (/^batons?$/i.test(food.text)) return isCutToBatons(food, line);
  if (/^mince$/i.test(food.text))
    return /\b(?:cut|chop|slice)\w*\b(?:(?!\b(?:add|stir|fold|mix|tip|put|spoon|fry|combine|return)\b)[^.;]){0,60}\bto an? (?:(?:fine|coarse|even|rough|small|loose),? ){1,3}$/i.test(
      said,
    );
  return (
    /^quenelles$/i.test(food.text) &&
    line.where === 'instructions' &&
    /\d ?(?:g|ml|tbsp) (?:of )?(?:(?!\b(?:add|drop|poach|in)\b)[\p{L}-]+ ){1,4}in (?:small |neat |two )?$/iu.test(
      said,
    )
  );
}

/** Returns how a line only mentions a food; undefined if the food may really be meant. A food with an amount is always meant. */
export function saidAs(food: Food, line: Line): SaidAs | undefined {
  if (isVessel(food, line) || isTool(food, line)) return 'quality';
  if (isMeasured(line.text, food)) return undefined;
  if (isComparison(food, line)) return 'comparison';
  if (isCutShape(food, line)) return 'quality';
  if (isQuality(food, line)) return 'quality';
  if (isVerb(food, line)) return 'verb';
  return isWarning(food, line) ? 'warning' : undefined;
}
