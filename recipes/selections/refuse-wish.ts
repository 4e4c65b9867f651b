import { findNotFood } from '../checks/not-food/find-not-food.ts';

/** Ordinary dishes and figures of speech that sound violent; removed before a wish is judged. */
const ordinarySpeech =
  /\b(?:food poisoning|killer(?! bees)|to die for|death by \w+|suicide (?:wings?|sauce|burgers?|chicken)|kill(?:s|ed|ing)? (?:for\b|my (?:hunger|appetite|cravings?)|time\b|the (?:smell|taste|craving))|(?:fat|cocoa|chocolate|hot chocolate|cheese|flavou?r|protein|energy|j[aä]ger|cherry|the|da) bombs?|bomb(?:ay|e|\.com| burgers?| wings?| chicken| dip| sauce| ass)|dirty (?:bomb burger|rice|martini|fries|chai|soda)|bang bang|murder(?:ed)? (?:burgers?|pie)|drunken|drunk|sex (?:in a pan|on the beach)|slutty brownies|dirt cake|mud pie|cup of dirt|(?:(?:is|am|are|'s|'m|'re|been|back|put|goes|went) on|takes?|taking) (?:warfarin|insulin|antibiotics?|antidepressants?|steroids?|aspirin|ibuprofen|paracetamol))\b/giu;

const person =
  '(?:my|his|her|the|our|your|their|an?|some|this|that|those|these)?\\s*(?:ex[- ]?)?(?:husband|wife|boss|neighbou?rs?|mother|father|in-laws?|girlfriend|boyfriend|partner|guests?|someone|somebody|everyone|everybody|people|persons?|man|woman|men|women|child(?:ren)?|kids?|bab(?:y|ies)|dogs?|cats?|pigeons?|roommate|flatmate|teacher|enem(?:y|ies)|colleagues?|co-?workers?|him|her|them|himself|herself|president|victims?|classmates?)';
const harmPattern = new RegExp(
  `\\b(?:kill|murder|poison|harm|hurt|drug|sedate|knock out|intoxicate)\\s+${person}\\b|\\bmake\\s+${person}\\s+(?:sick|ill|vomit|die|unconscious|pass out)\\b|\\bget rid of\\s+(?:my|his|her)\\s+(?:husband|wife|boss|neighbou?r)\\b`,
  'iu',
);
/** Why a food is left out: "no mushrooms, they make my partner ill". */
const illReason = new RegExp(
  `(?:[,;.(]|\\b(?:because|since|as|cos|bc))\\s*(?:they|these|those|it)\\s+(?:always |really |often )?makes?\\s+${person}\\s+(?:sick|ill|vomit)\\b`,
  'giu',
);
const leavesOut = /\b(?:no|without|not|avoid\w*|except|leave out|can'?t eat|free)\b/iu;
const selfHarm =
  /\b(?:kill(?:ing)? myself|kill me painlessly|suicid\w*|end(?:ing)? my (?:own )?life|want to die|hurt(?:ing)? myself|harm(?:ing)? myself|self[- ]harm|overdos\w*|starv(?:e|ing) myself|pro[- ]?ana|thinspo|make myself (?:vomit|throw up|sick)|painless death|lethal (?:dose|dish|meal|cocktail|injection))\b/iu;
const weaponPattern =
  /\b(?:(?:pipe|nail|petrol|fertili[sz]er|car|nuclear|atomic|stink|chemical|home ?made|real|glitter) bombs?|(?:make|build|cook(?: up)?|assemble|recipe for|how to make) (?:me )?(?:an? |some )?(?:bombs?|grenades?|weapons?|explosives?|guns?|ammunition|bullets|gunpowder|thermite|poison)\b|bomb[- ]making|explosive device|molotov|thermite|nitro-?glycerine?|\btnt\b|c-?4 explosive|chemical weapons?|pepper spray|blow up (?:an?|the|my) (?:house|school|building|car|bank|bridge|plane|train|office))\b/iu;
const stillPattern =
  /\b(?:distil|distill|distilling|brew(?:ing)? up)\b[^.]{0,40}\b(?:moonshine|vodka|whisk(?:e)?y|methanol|spirits?|ethanol)\b/iu;
const personAsFood =
  /\b(?:cook|eat|roast|fry|grill|bake|butcher|serve up|made (?:of|from|out of))\s+(?:my|the|an?|our|some|real)?\s*(?:neighbou?rs?|bab(?:y|ies)(?! (?:spinach|back|carrot|corn|potato|leaf|leaves|greens|kale|gem|plum|beet|octopus|food|shower|new|aubergine|eggplant|tomato|marrow|artichoke|leek|turnip|mushroom|onion|courgette|bok|pak|squid|clams|led|porridge|pur|rice|lima|ribs|peas|fennel|broccoli|arugula|rocket|chard|zucchini|cucumber|portobello|bella|radish))|toddlers?|humans?|people|person|corpses?|puppy|puppies|kittens?|pet (?:dog|cat|hamster|rabbit))\b(?![ -](?:for|to|who|with|can|will|love|like|pleas\w+|friendly|a|some|an|the)\b)/iu;

const misuse: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:instructions?|rules?|prompts?|guidelines|constraints?|allerg(?:y|ies|ens?)|restrictions?|selections?|above|previous|earlier|recipes?|format)\b/iu,
  /(?<!\b(?:I|we|who|she|he|they) )\b(?:write|compose|draft|generate|create|produce|give me|need|want)\b(?:(?!\b(?:as|like|recipe|dish|meal)\b)[^.!?]){0,30}?\b(?:essays?|poems?|haikus?|sonnets?|limericks?|song lyrics|lyrics|short stor(?:y|ies)|novel|blog ?posts?|articles?|cover letter|resum[eé]|speech|python|javascript|typescript|c\+\+|sql|html|css|source code|code|scripts?|computer program|regex|algorithm|web ?site|homework|thesis|dissertation|press release|business plan|tweets?|marketing copy|(?:an|a|my|the|this) email)(?![\p{L}])/iu,
  /\b(?:do|solve|finish|complete|help (?:me )?with|answer) (?:all )?(?:my|this|the|these) (?:(?:maths?|physics|history|english|school|chemistry) )?(?:homework|assignments?|equations?|problems?|exam|quiz|questions?|riddles?|puzzles?)\b/iu,
  /\b(?:translate|summari[sz]e|paraphrase|proofread|rewrite|debug|refactor) (?:this|the following|my|into|to|these|that|it|the (?:text|article|book|code))\b/iu,
  /\b(?:what(?:'s| is| was) the (?:capital|meaning of life|weather|square root|population|president|stock price)|(?:^|[.!?] )who (?:is|was|won|wrote|invented)\b|tell me (?:a (?:joke|story|secret)|about (?:world|the war|politics|history|yourself))|how (?:do i|to) (?:hack|pick a lock|build a website|code|program|launder))\b/iu,
  /\b(?:system prompt|your (?:system |hidden |secret |initial )?(?:instructions|prompt)|jail ?break|developer mode|dan mode|do anything now|api[- ]?keys?|repeat (?:everything|the (?:text|words)) above|chatgpt|language model|you are now (?!a (?:chef|cook))|pretend (?:to be|you are|you're) (?!an? (?:\w+ )?(?:chef|cook|baker|grand))|act as (?!an? (?:\w+ )?(?:chef|cook|baker|grand|nutrition|diet))|role ?play)\b/iu,
  /\b(?:instead of|rather than|not|no|don'?t (?:write|give|make|want)(?: me)?) (?:an? |the |any )?recipes?\b(?! (?:with|that|for|using|contain|too|more|over|longer|under|involving|which|needing|requiring|this|again|I))/iu,
];

const nothingMade = 'Nothing was made and no credit was used.';
const harmful = `We write recipes for food that people can eat safely, and this wish asks for something else. ${nothingMade}`;
const inNeed = `We cannot help with this wish. If you are thinking of hurting yourself, please talk to somebody you trust or call your local emergency number now; you do not have to be alone with it. ${nothingMade}`;
const offTopic = `A wish says what you would like to eat; we can only write recipes. ${nothingMade}`;

/**
 * Returns why a wish is refused before anything is charged: it asks for something inedible, for harm, or for something other
 * than a recipe. Ordinary dishes with violent-sounding names pass.
 * @returns a sentence for the cook; undefined for an acceptable wish
 */
export function refuseWish(wish: string): string | undefined {
  const text = wish.normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  const plain = text.replace(ordinarySpeech, ' ');
  const said = leavesOut.test(plain) ? plain.replace(illReason, ' ') : plain;
  if (selfHarm.test(said)) return inNeed;
  const found = findNotFood(said);
  if (found) {
    return `“${found.match.trim()}” is not something to eat, so we cannot write a recipe for this wish. ${nothingMade}`;
  }
  if (
    [harmPattern, weaponPattern, stillPattern, personAsFood].some((pattern) => pattern.test(said))
  )
    return harmful;
  return misuse.some((pattern) => pattern.test(said)) ? offTopic : undefined;
}
