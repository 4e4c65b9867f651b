import { blankOut, stretchesOf } from './found.ts';

/** Sayings with a "no" that rule nothing out: "can't get enough of peanuts", "never too early for Christmas pudding". */
const sayings =
  /\bno[- ](?:frills?|tears|fuss|faff|mess|stress|nonsense|cry|nasties|pressure|brainer)\b|\bno use crying over spilt milk\b|\b(?:would|could)(?:n'?t| not) say no to\b|\bnot sure\b|\b(?:never|can(?:'?t| ?not)) have too (?:much|many)\b|\b(?:do(?:es)?n'?t|do not|never) forget\b|\b(?:no|not an?) (?:meal|dinner|lunch|breakfast|day|party|sunday|life|christmas|salad|week) without\b|\bno(?: one|body) (?:eats?|likes?|wants?|touches) (?:my|our)\b|\b(?:it'?s |is |it is )?(?:not|hardly|isn'?t) rocket science\b|\bnever (?:had|tried|tasted|cooked|made|been)\b|\bno such thing as too (?:much|many)\b|\bcan(?:'?t| ?not) (?:get enough(?: of)?|wait (?:for|to)|(?:live|go|do) without|resist|beat|decide between|choose between|stop (?:eating|thinking about|craving))\b|\bnever (?:too (?:early|late|much|many|old|cold|hot)|seen so many|say no to|(?:get|gets|got) (?:tired|bored|enough) of|(?:again )?am i)\b|\bnot (?:shy of|afraid of|scared of|opposed to|averse to|against|short of|only)\b|\b(?:do(?:es)?n'?t|do not|never) (?:skimp|hold back|go easy|be shy) (?:on|with)\b|\bwithout (?:fail|further ado|doubt)\b|\bno (?:joke|rush(?: at all)?|worries|problem|kidding|doubt)\b|\bhold the phone\b|\binstead of (?:ordering|going|getting|paying|buying)\b(?: (?:a )?take-?(?:away|out))?|\b(?:i|we|she|he|they|husband|wife|hubby|kids)(?:'ve| have| has|'s)? (?:have |has )?never (?:had|eaten|tried|cooked|made|tasted|been)\b|\bnever eaten\b(?=[^,.;]* before\b)|\b(?:no one|nobody|none of us|can'?t|cannot|never)\b[^,.;]{0,40}?\bagrees?\b[^,.;]{0,40}?,? (?:except|but)\b/giu;

/** "School won't heat anything up", "minus 20": words that name a food or a "no" elsewhere. */
const otherMeanings =
  /\bheat(?:s|ing|ed)? (?:it|them|this|that|anything|everything|food|stuff|things|lunch|up)\b(?: up\b)?|\bminus \d+\b|\b(?:is|are|that|that's|aren'?t|isn'?t|not)(?: too| so| very)? greasy\b/giu;

/** A "no" that ends a judgement whose food was not recognised: "anything fishy is a hard no". */
const judgement =
  /\b(?:is|are|'s) (?:an? )?(?:hard |big |absolute |definite |total )*no\b(?:[- ]go\b)?/giu;

/** What cannot be had in shops, and a wish to make it. */
const notOnSale =
  /\b(?:can(?:'?t| ?not)|do(?:es)?(?:n'?t| not)|never|nobody|no (?:one|shops?|stores?)) (?:find|get|buy|stock|sell|carry|have|do|does|sells|has)s?\b/giu;
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
  /\b(?!(?:eat|hav|us|add|includ|contain|tak|digest|handl|tolerat|touch|lik|lov|want|tast|serv|noth|anyth|someth|everyth|even|dress|stuff|top|fill|pudd|season|ic|dumpl|dry|be)(?:t|p|l)?ing\b)\p{L}{3,}ing\b|\b(?:lumps?|cracks?|wrote|written|told|gave|taught|knew|learn(?:ed|t)|ate|cook(?:s|ed|ing)?|mak(?:e|es|ing)|made|bak(?:e|ed|ing)|boil(?:s|ed|ing)?|fry(?:ing)?|fried|decid(?:e|ing)|choos(?:e|ing)|know(?:s|n)?|remember|pay(?:ing)?|stir|wait(?:ing)?|stop|go(?:ing)? to|get to|usual|whole|entire|rush|washing|enough|seen|need|needs|needed|want|wants|craving|fancy|make me|give me)\b/iu;

/** What follows a word that names a food and is a verb here: "don't want to chuck them". */
const objectBehind = /^\s+(?:it|them|this|that|these|those|everything|anything|away|out)\b/iu;

/** Whether a name is a verb at its place: "to chuck them". */
export const isVerbThere = (before: string, after: string): boolean =>
  /\bto\s+$/iu.test(before) && objectBehind.test(after);

/** What follows the name of a food and makes it a thing: "idli stand", "sugar thermometer", "pasta machine". */
export const thingBehind =
  /^[\s-]*(?:stand|maker|mould|mold|press|tin|tray|pan|machine|thermometer|cutter|iron|stone|slicer|mill|whisk|poacher|timer|knife|scoop|shop|shops|stall|market|queue|counter|aisle|plates?|bowls?|skills?|experience|lights?|effort|nights?)\b/iu;

/** A part of a list that begins something wanted: "no black pudding, extra mushrooms", "no pork, beef is good". */
export const isWanted =
  /^\W*(?:cooked|love|loves|like|likes|adore|enjoy|extra|plenty|lots|loads|just|only|rather|more|some|maybe|with|but|use|got|have|make|give|need|want|looking|please|preferably|ideally|something|anything else|another|other|real|proper)\b|\b(?:ok(?:ay)?|fine|allowed|welcome|good|great|grand|perfect|instead|rather|will do|works?|would be \p{L}+|may stay|otherwise|again(?: (?:i guess|then|please))?|night|yes|please|loads|plenty|maybe|perhaps|if possible|if you can|for (?:me|us|two|four|\d+)|(?:he|she|i|we|they) (?:can have|likes?|loves?|eats?)|dish|recipe|meal|dinner|lunch|supper|breakfast|ideas?)\W*$/iu;
