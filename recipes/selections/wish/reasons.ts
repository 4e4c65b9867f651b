/** Why a food is left out: "bolognese without onion, they upset my stomach", "dont like the texture". It names no food and asks for nothing. */
const reasons =
  /(?:[,;.-]\s*|\b(?:as|because|since|cos|cause|bc)\s+)?\b(?:(?:they|it|that|those|these) (?:always |really )?(?:upsets?|disagrees? with|bloats?)|(?:i |we |he |she |they )?(?:do ?n['’o]?t|does ?n['’o]?t) (?:really )?like (?:the|its|their|that) (?:texture|taste|smell|feel)|(?:i|we|he|she) (?:hates?|can'?t stand) (?:the|its|their) (?:texture|taste|smell))\b[^,.;]*/giu;

/** Replaces the reasons in a wish by as many spaces, so that places in the text stay the same. */
export const blankReasons = (text: string): string =>
  text.replace(reasons, (words) => ' '.repeat(words.length));

/** "My non-keto family" eats what is not keto: it asks for no diet and rules out no food. */
const notOnDiet =
  /\bnon[- ](?:keto|vegans?|vegetarians?|veggies?|paleo|kosher|halal|pescatarians?|diabetics?|coeliacs?|celiacs?|gluten[- ]free)\b/giu;

/** Replaces what a wish says of people who are on no diet by as many spaces. */
export const blankNotOnDiet = (text: string): string =>
  text.replace(notOnDiet, (words) => ' '.repeat(words.length));
