/** Why a food is left out: "bolognese without onion, they upset my stomach", "dont like the texture". It names no food and asks for nothing. */
const reasons =
  /(?:[,;.-]\s*|\b(?:as|because|since|cos|cause|bc)\s+)?\b(?:(?:they|it|that|those|these) (?:always |really )?(?:upsets?|disagrees? with|bloats?)|(?:i |we |he |she |they )?(?:do ?n['’o]?t|does ?n['’o]?t) (?:really )?like (?:the|its|their|that) (?:texture|taste|smell|feel)|(?:i|we|he|she) (?:hates?|can'?t stand) (?:the|its|their) (?:texture|taste|smell))\b[^,.;]*/giu;

/** Replaces the reasons in a wish by as many spaces, so that places in the text stay the same. */
export const blankReasons = (text: string): string =>
  text.replace(reasons, (words) => ' '.repeat(words.length));
