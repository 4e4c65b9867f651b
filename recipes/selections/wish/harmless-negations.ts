import { blankOut, stretchesOf } from './found.ts';

/** What people have or buy beside a dish, so that they need no recipe for it. */
const sidePattern =
  '(?:injera|naan|roti|chapatis?|tortillas?|pitt?as?|flatbreads?|bread|rolls|rice|pasta|noodles|couscous|pastry|dough|sauce|gravy|stock|dressing|custard|icing|mash|salsa)';

/** Sayings with a "no" that rule nothing out: "can't get enough of peanuts", "never too early for Christmas pudding". The first that fits counts. */
const sayings = new RegExp(
  [
    String.raw`\bno[- ](?:frills?|tears|fuss|faff|mess|stress|nonsense|cry|nasties|pressure|brainer)\b`,
    String.raw`\bno use crying over spilt milk\b`,
    String.raw`\b(?:would|could)(?:n'?t| not) say no to\b`,
    String.raw`\bnot sure\b`,
    String.raw`\b(?:do(?:es)?n'?t|do not|does not|not) taste (?:of|like|too)\b[^,.;]*`,
    String.raw`\bwaste not,? want not\b`,
    String.raw`\bnot heard of\b`,
    String.raw`\bnot as \p{L}+ as [^,.;]*`,
    String.raw`\bcan'?t (?:decide|choose)\b`,
    String.raw`\bnever rises?\b`,
    String.raw`\bno holding back\b`,
    String.raw`\bsoy (?=(?:celíac|celiac|alérgic|alergic|vegan|vegetarian|diabétic|diabetic)[ao]s?\b)`,
    String.raw`\b(?:do(?:n'?t| not)|not|never|no|without|nothing) (?:be )?water(?:ed|ing)?(?:[- ]| it | this | that | them | things | the [^,.;]{1,20} )down\b`,
    String.raw`\bno ${sidePattern} recipe (?:is )?(?:needed|required|necessary)\b`,
    String.raw`\b(?:no need for|do(?:n'?t| not) need) (?:an? |the |any )?(?:recipe for (?:the |an? )?${sidePattern}|${sidePattern} recipe)\b`,
    String.raw`\bdo(?:n'?t| not) want (?:to (?:waste|throw|bin|lose|buy)\b|(?:this|these|those|my|the|our) [^,.;]{1,25} to (?:go|spoil|rot|die)\b)`,
    String.raw`\bno (?:time|need|energy|patience|clue|idea|objection) (?:to|how|for)\b`,
    String.raw`\bwhat(?:'?s| is) (?:an? )?[^,.;]{1,20} without\b`,
    String.raw`\b(?:it'?s|its) not (?:christmas|sunday|easter|dinner|an? \p{L}+) without\b`,
    String.raw`\bis complete without\b`,
    String.raw`\bno beating\b`,
    String.raw`\bnot fussed about\b`,
    String.raw`\bdo(?:n'?t| not) care (?:if|whether|about)\b`,
    String.raw`\bcan'?t believe\b`,
    String.raw`\byou can'?t have too much\b`,
    String.raw`\b(?:can )?never have too (?:much|many)\b`,
    String.raw`\bnever[- ]fail\b`,
    String.raw`\bzero[- ](?:effort|waste|fuss|faff)\b`,
    String.raw`\bnon[- ]stick\b`,
    String.raw`\bnot (?:just|only)\b(?!.*\bbut (?:also|even)\b)`,
    String.raw`\b(?:do(?:es)?n'?t|do not) (?:let|mind)\b`,
    String.raw`\bnot (?:much|a lot|very much) (?:in|left|at home|here)\b`,
    String.raw`\b(?:can'?t|cannot|do(?:es)?n'?t|won'?t|never|nothing|not)\b[^,.;]{0,40}\banything (?:but|except|other than|apart from)\b`,
    String.raw`\bcan'?t say no to\b`,
    String.raw`\b(?:do(?:es)?n'?t|do not|never) forget\b`,
    String.raw`\b(?:no|not an?) (?:meal|dinner|lunch|breakfast|day|party|sunday|life|christmas|salad|week) without\b`,
    String.raw`\bno(?: one|body) (?:eats?|likes?|wants?|touches) (?:my|our)\b`,
    String.raw`\b(?:it'?s |is |it is )?(?:not|hardly|isn'?t) rocket science\b`,
    String.raw`\bnever (?:once )?(?:had|tried|tasted|cooked|made|roasted|baked)\b(?! (?:to|with)\b)`,
    String.raw`\bno such thing as too (?:much|many)\b`,
    String.raw`\bcan(?:'?t| ?not) (?:get enough(?: of)?|wait (?:for|to)|(?:live|go|do) without|resist|beat|stop (?:eating|thinking about|craving))\b`,
    String.raw`\bnever (?:too (?:early|late|much|many|old|cold|hot)|seen so many|say no to|(?:get|gets|got) (?:tired|bored|enough) of|(?:again )?am i)\b`,
    String.raw`\bnot (?:shy of|afraid of|scared of|opposed to|averse to|against|short of|only)\b`,
    String.raw`\b(?:do(?:es)?n'?t|do not|never) (?:(?:skimp|go easy|be shy) (?:on|with)|hold back)\b`,
    String.raw`\bno[- ](?:bake|churn|knead)(?=[- ]\p{L})`,
    String.raw`\bwithout (?:fail|further ado|doubt)\b`,
    String.raw`\bno joke(?=\s*(?:[,.;!?]|$))`,
    String.raw`\bno (?:rush(?: at all)?|worries|problem|kidding|doubt)\b`,
    String.raw`\bhold the phone\b`,
    String.raw`\binstead of (?:ordering|going|getting|paying|buying)\b(?: (?:a )?take-?(?:away|out))?`,
    String.raw`\b(?:i|we|she|he|they|husband|wife|hubby|kids)(?:'ve| have| has|'s)? (?:have |has )?never (?:had|tried|cooked|made|tasted)\b(?! to\b)`,
    String.raw`\bnever eaten\b(?=[^,.;]* before\b)`,
    String.raw`\b(?:no one|nobody|none of us|can'?t|cannot|never)\b[^,.;]{0,40}?\bagrees?\b[^,.;]{0,40}?,? (?:except|but)\b`,
  ].join('|'),
  'giu',
);

/** "School won't heat anything up", "minus 20": words that name a food or a "no" elsewhere. */
const otherMeanings =
  /\bheat(?:s|ing|ed)? (?:it|them|this|that|anything|everything|food|stuff|things|lunch|up)\b(?: up\b)?|\bminus \d+\b|\b(?:is|are|that|that's|aren'?t|isn'?t|not)(?: too| so| very)? greasy\b/giu;

/** A "no" that ends a judgement whose food was not recognised: "anything fishy is a hard no". */
const judgement =
  /(?<!\bthere )\b(?:is|are|'s) (?:an? )?(?:hard |big |absolute |definite |total )*no\b(?:[- ]go\b)?(?=\s*(?:[.,;!?)]|$|for\b|from\b))/giu;

/** What cannot be had in shops, and a wish to make it. */
const notOnSale =
  /\b(?:can(?:'?t| ?not)|do(?:es)?(?:n'?t| not)|never|nobody|no (?:one|shops?|stores?)) (?:find|get|buy|stock|sell)s?\b/giu;
const isToBeMade =
  /\b(?:make|making|made|cook|bake)\b[^.!?]{0,20}\b(?:own|myself|ourselves|at home|from scratch)\b|\bfrom scratch\b|\bteach me\b|\bhome-?made\b|\bhow (?:to|do (?:i|you|we)) make\b/iu;

/** Replaces by spaces what sounds like a "no" and rules out no food. Positions in the text stay the same. */
export const blankSayings = (text: string): string =>
  blankOut(text, [
    ...stretchesOf(text, sayings),
    ...stretchesOf(text, otherMeanings),
    ...(isToBeMade.test(text) ? stretchesOf(text, notOnSale) : []),
  ]);

/** Replaces by spaces a judgement that is left after the foods before it are read. */
export const blankJudgements = (text: string): string =>
  blankOut(text, stretchesOf(text, judgement));

/** Words between a "no" and a dish that ask for the dish: "can't find pierogi here". Behind them, an ingredient is one that the cook lacks. */
export const isSought =
  /\b(?:find(?:ing)?|found|buy(?:ing)?|bought|get|afford|order(?:ing|ed)?)\b/iu;

/**
 * Words between a "no" and a food that show that the food is not left out: "he can't boil an egg", "can't eat a whole cake". Verbs of
 * eating and having are not among them.
 */
export const isOfSomethingElse =
  /^\W*(?:(?:even|really|ever|actually|i|we|you)\s+)*(?:cook|make(?! (?:me|us|him|her|them))|bake|boil|fry|decide|choose|know|remember|pay|stir|wait|stop|go to|get to|do my usual|use up)\b|\b(?:over|under)?(?:splash|roll|turn|cry|wash|burn|stick|stand|cook|bak|order|buy|knead|chopp|peel|wait|rush|spill)ing\b(?! (?:with|anything)\b)|\b(?:lumps?|cracks?|wrote|written|told|taught|knew|learn(?:ed|t)|knows?|afford|usual|an? whole|the whole|an? entire|enough|seen)\b/iu;

/** What follows a word that names a food and is a verb here: "don't want to chuck them". */
const objectBehind = /^\s+(?:it|them|this|that|these|those|everything|anything|away|out)\b/iu;

/** Whether a name is a verb at its place: "to chuck them". */
export const isVerbThere = (before: string, after: string): boolean =>
  /\bto\s+$/iu.test(before) && objectBehind.test(after);

/** What follows the name of a food and makes it a thing: "idli stand", "sugar thermometer", "pasta machine". */
export const thingBehind =
  /^[\s-]*(?:stand|maker|mould|mold|press|tin|tray|pan|machine|thermometer|cutter|iron|stone|slicer|mill|whisk|poacher|timer|knife|scoop|shop|shops|stall|market|queue|counter|aisle|plates?|bowls?|skills?|experience|lights?|effort|nights?)\b/iu;

/** The start of a part that is wanted: "no black pudding, extra mushrooms". */
const wantedStart =
  /^\W*(?:love|loves|adore|enjoy|extra|plenty|lots|loads|just|only|rather|more|maybe|but|use|got|have|make|give|need|want|looking|preferably|ideally|instead)\b/iu;
/** The end of a part that is wanted, where it is not one of several: "no pork, beef is good", but not "no nuts, dairy or eggs please". */
const wantedEnd =
  /\b(?:ok(?:ay)?|fine|welcome|good|great|grand|perfect|instead|rather|will do|works?|would be (?:nice|good|great|lovely|perfect|fine)|may stay|otherwise|again(?: (?:i guess|then|please))?|yes|loads|plenty|maybe|perhaps|(?:both|all|everyone|everybody) can (?:eat|have)|(?:he|she|i|we|they) (?:can have|likes?|loves?|eats?))\W*$|^\W*(?:\p{L}+ ){1,2}(?:dish|recipe|night|dinner)\W*$/iu;

/** A preference does not go on with foods as they are cooked elsewhere: "no seafood, chicken and beans like they do in Valencia". */
const cookedElsewhere = /\blike (?:they|we) (?:do|make|cook|have|eat)\b/iu;
/** Nor with a last food that is cooked in some way, unless an "or" makes it one of several: "no olives, grilled halloumi". */
const cookedInSomeWay =
  /^\W*(?:grilled|roast(?:ed)?|baked|pan-?fried|barbecued|braised|stuffed|crispy|cheesy|smoky)\b(?:(?!.*\b(?:or|nor)\b)|.*\b(?:whatever|either way)\W*$)/iu;
/** What people are allergic to, or must not eat, is left out in every form: "no eggs, roasted peanuts". */
const isDangerous =
  /nuts?\b|peanut|cashew|almond|pecan|sesame|tahini|egg|milk|dairy|butter|fish|prawn|shrimp|crab|squid|mussel|oyster|salmon|tuna|soy|tofu|wheat|gluten|celery|mustard|pork|bacon|ham\b|lamb|beef|meat|pat[eé]\b|wine|alcohol/iu;

/** Whether a part of a preference, up to the next comma, is wanted: it is the last one, and names how a dish is cooked. */
export const isWantedCooked = (segment: string, rest: string): boolean =>
  !/\p{L}/u.test(rest) &&
  (cookedElsewhere.test(segment) || (cookedInSomeWay.test(segment) && !isDangerous.test(segment)));

/** Whether a part of a list, up to its next comma, is something wanted. */
export const isWantedIn = (segment: string): boolean =>
  wantedStart.test(segment) || wantedEnd.test(segment);
