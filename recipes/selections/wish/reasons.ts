/** Why a food is left out: "bolognese without onion, they upset my stomach", "dont like the texture". It names no food and asks for nothing. */
const reasons =
  /(?:[,;.-]\s*|\b(?:as|because|since|cos|cause|bc)\s+)?\b(?:(?:they|it|that|those|these) (?:always |really )?(?:upsets?|disagrees? with|bloats?)|(?:i |we |he |she |they )?(?:do ?n['’o]?t|does ?n['’o]?t) (?:really )?like (?:the|its|their|that) (?:texture|taste|smell|feel)|(?:i|we|he|she) (?:hates?|can'?t stand) (?:the|its|their) (?:texture|taste|smell))\b[^,.;]*/giu;

/** Replaces the reasons in a wish by as many spaces, so that places in the text stay the same. */
export const blankReasons = (text: string): string =>
  text.replace(reasons, (words) => ' '.repeat(words.length));

/** "My non-keto family" eats what is not keto: it asks for no diet and rules out no food. */
const notOnDiet =
  /\bnon[- ](?:keto|vegans?|vegetarians?|veggies?|paleo|kosher|halal|pescatarians?|diabetics?|coeliacs?|celiacs?|gluten[- ]free)\b/giu;

/** "She hates everything except pasta" asks for pasta. */
const eatsNothingBut =
  /\b(?:(?:hates?|refuses?|dislikes?) everything|(?:won'?t|will not|do(?:es)?n'?t|do(?:es)? not|can'?t|cannot|never) (?:eats?|like|stand|stomach) anything(?: else)?|eats? nothing(?: else)?|everything (?:smells?|tastes?) (?:bad|awful|wrong|off|horrible)(?: (?:to|for) (?:me|her|him|us|them))?) (?:except|but|apart from|other than)(?: for)?\b/giu;

/** "6 months pregnant" is no age of a child. */
const monthsPregnant = /\b\d+ ?-?(?:months?|weeks?)(?= (?:pregnant|gone)\b)/giu;

/** Replaces what sounds like a restriction and is none by as many spaces. */
export const blankNoRestrictions = (text: string): string =>
  text
    .replace(monthsPregnant, (words) => ' '.repeat(words.length))
    .replace(notOnDiet, (words) => ' '.repeat(words.length))
    .replace(eatsNothingBut, (words) => ' '.repeat(words.length));
