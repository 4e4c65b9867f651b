import { readMarker } from '../read-marker.ts';

/** Verbs that begin an instruction in answers without step markers. English only, because the prompt asks for English. */
const verbs =
  'add|arrange|assemble|bake|baste|beat|blanch|blend|blitz|boil|braise|break|bring|brown|brush|build|caramelise|caramelize|char|chill|chop|clean|coat|combine|cook|cool|core|cover|crack|cream|crisp|crumble|crush|cube|cut|decorate|deglaze|deseed|dice|dip|discard|dissolve|divide|dot|drain|dredge|drizzle|drop|dry|dust|fill|finish|flake|flip|fold|form|freeze|fry|garnish|glaze|grate|grease|griddle|grill|grind|halve|heat|juice|knead|ladle|lay|layer|leave|let|lift|line|lower|make|marinate|mash|massage|measure|melt|microwave|mince|mix|mound|pan-fry|parboil|pat|peel|pickle|pierce|pile|pinch|pipe|place|plate|poach|pound|pour|preheat|prepare|press|prick|pulse|put|quarter|reduce|refrigerate|reheat|remove|rest|return|rinse|roast|roll|rub|salt|sauté|scatter|scoop|score|scramble|scrape|scrub|sear|season|separate|serve|set|shake|shape|shred|sieve|sift|simmer|sizzle|skewer|slice|slide|slit|smash|soak|soften|spoon|spread|sprinkle|squeeze|stack|steam|steep|stir|stir-fry|stew|strain|stuff|sweat|swirl|taste|tear|thread|tip|toast|top|toss|transfer|trim|turn|warm|wash|weigh|whip|whisk|whizz|wilt|wipe|work|wrap|zest';
const adverbs =
  'gently|slowly|quickly|carefully|lightly|finely|roughly|thinly|thoroughly|immediately|simply|just|briefly';
const order =
  'first|firstly|second|secondly|third|thirdly|next|then|now|finally|lastly|last|meanwhile|afterwards|after that|once|when|while|as soon as|after|to start|to begin|to serve|to finish|start by|begin by|start with|begin with';
const place =
  '(?:in|on|into|using|with|over) (?:an?|the|your|another|one|two)(?: [\\p{L}-]+){0,4},? (?:bowl|pan|pot|saucepan|skillet|frying pan|wok|jug|tray|tin|dish|oven|blender|board|grill|casserole|processor)';
const beginning = new RegExp(
  `^(?:(?:${order})\\b|${place}\\b|(?:(?:${adverbs})\\s)?(?:${verbs})\\b(?![’']s|-))`,
  'iu',
);
const verb = new RegExp(`^(?:(?:${adverbs}|then)\\s)*(?:${verbs})\\b`, 'iu');

/** True for a text that begins like an instruction: "Melt …", "Next, …", "In a large bowl, …". */
export function beginsLikeStep(text: string): boolean {
  return beginning.test((readMarker(text)?.rest ?? text).trim());
}

/** True for text that begins with a cooking verb, such as the rest of a sentence: "… and mix them well". */
export function beginsWithVerb(text: string): boolean {
  return verb.test(text.trim());
}
