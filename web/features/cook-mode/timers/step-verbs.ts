/** What a verb of a step means for a timer: heat or rest (wait), hands-on work (hands), or any action on a pan (pan). */
type VerbKind = 'wait' | 'hands' | 'pan';

/** A verb where an instruction has it: at the start of a clause. */
export type StepVerb = { kind: VerbKind; word: string; start: number; end: number };

const waits =
  'simmer|bake|roast|fry|air-fry|stir-fry|deep-fry|pan-fry|shallow-fry|dry-fry|cook|boil|parboil|rest|chill|refrigerate|freeze|marinate|marinade|soak|rise|prove|proof|steam|grill|toast|soften|brown|sear|leave|cool|stand|sit|infuse|braise|poach|sauté|saute|stew|sweat|char|melt|wilt|warm|rewarm|heat|reheat|bubble|blanch|broil|swell|settle|sizzle|caramelise|caramelize|slow-cook|pressure-cook|wait|steep|brew|drain|cure|smoke|barbecue|griddle|microwave|scald|render|crisp|thicken|reduce|ferment|macerate|bloom|hydrate|thaw|defrost|scramble|blister|let|keep|pickle|firm up|harden|hold|give|colour|color';
const hands =
  'cut|slice|chop|dice|mince|peel|grate|trim|shred|score|core|halve|quarter|mash|crush|grind|pound|blend|blitz|whizz|process|pulse|purée|puree|whisk|whip|beat|cream|mix|combine|fold|knead|roll|shape|form|divide|spread|scatter|sprinkle|top|garnish|serve|arrange|assemble|layer|fill|stuff|wrap|spoon|ladle|pile|strew|finish|dress|drizzle|brush|line|grease|season|rub|press|squeeze|wring|wash|rinse|pat|pick|prepare|prep|weigh|measure|pull|flake|break|tear|crumble|strain|sift|sieve|zest|juice|pit|stone|bone|skewer|thread|tie|pin|plate|dip|dust|dredge|crack|separate|get|build|pipe|scrape|work|taste|adjust|split|stretch|bring|preheat|string|clean|scrub|gather|ready|set out|lay out|cube|segment|deseed|discard|ice|decorate|sandwich|joint|butterfly|stem|hull|shell|devein|prick|punch|knock|dissolve|loosen|fluff|open|carve|allow';
const pans =
  'add|stir|toss|turn|pour|tip|put|place|return|transfer|cover|coat|lay|slide|slip|take|move|flip|continue|lift|remove|drop|lower|raise|draw|nestle|tuck|push|repeat|crowd|swish|run|go|set|swirl|skim|glaze|dry';

const kinds: Record<string, VerbKind> = {};
for (const [kind, words] of [
  ['wait', waits],
  ['hands', hands],
  ['pan', pans],
] as const) {
  for (const word of words.split('|')) kinds[word] = kind;
}

const longestFirst = Object.keys(kinds).sort((one, other) => other.length - one.length);
/** Matches a verb at the start of a clause: "Peel and chop", ", then bake", "leave to cool". */
const pattern = new RegExp(
  String.raw`(?<=(?:^|[.!?;:,(–—]\s*|\b(?:and|then|or|to|but|now|also|meanwhile|once more|again|\w+ly)\s+)(?:[A-Za-z]\w*ly\s+)?)(${longestFirst.join('|')})(?![\p{L}-])`,
  'giu',
);

/** Words that look like a verb but are not one there: "butter, brown sugar", "and brown rice", "to top it", "keep the skin on". */
const noVerb =
  /^(?:brown\s+(?:sugar|rice|bread|lentils?|flour|onions?\b(?=,| and))|cream\s+(?:and|cheese|of|of the|,)|(?:toast|roast|ice|juice|zest|stone|shell|core|bone|dice|cube|stew|cure|thread|string|top|pin|line|form|colour|color|steam|smoke|rest of|rest is|stem|sandwich)(?:,| and\b| of\b| or\b)|leave\s+(?:(?:the|their|its)\s+)?\w+\s+(?:on(?=[,.;]|\s+and\b)|off|whole|behind|attached)\b|spread\s+(?:out\s+)?flat|heat\s+(?:and|off|to (?:low|medium|high))|cool enough|set aside|stand\s+(?:it|them|the)\b)/iu;
/** Heating the oven is not a wait: the cook does something else meanwhile. */
const ofOven =
  /^(?:pre)?heat\s+(?:(?:the|your|an?)\s+)?(?:\w+\s+)?(?:oven|grill|barbecue|broiler)\b/iu;

/** Returns the verbs of an instruction in text order, without those in an "until …" clause, which describes the food. */
export function findVerbs(text: string): StepVerb[] {
  const untilClauses = [...text.matchAll(/\buntil\b[^,;.(]*/gi)].map(
    ({ 0: clause, index }) => [index, index + clause.length] as const,
  );
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const rest = text.slice(index);
    if (noVerb.test(rest) || ofOven.test(rest)) return [];
    if (untilClauses.some(([from, to]) => index >= from && index < to)) return [];
    const word = found.toLowerCase();
    const kind = kinds[word];
    return kind ? [{ kind, word, start: index, end: index + found.length }] : [];
  });
}
