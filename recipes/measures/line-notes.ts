const noteBegins =
  /\s*,\s+|\s*;\s*|\s+[–—-]\s+|\s+(?=\()|\s+(?=(?:to (?:taste|serve|garnish|finish|decorate|dust|grease|cover)|for (?:the\b|serving|frying|deep|shallow|greasing|dusting|brushing|garnish|rolling|drizzling|sprinkling|coating|topping|decoration|cooking|baking)|as needed|plus\b|\+|cut (?:in|into)\b|at room temperature|if (?:needed|desired)))/i;

/** Words before a food; a comma after them does not end the food's name: "boneless, skinless chicken". */
const adjectivePattern =
  /^(?:large|medium|small|big|ripe|fresh|freshly|dried|dry|boneless|skinless|bone-in|skin-on|lean|thick|thin|thinly|firm|soft|cold|warm|hot|cooked|raw|peeled|chopped|diced|sliced|grated|shredded|crushed|minced|ground|whole|frozen|plain|unsalted|salted|good|quality|organic|free-range|sweet|mild|low-sodium|low-fat|full-fat|reduced-fat|extra|finely|coarsely|roughly|lightly|young|green|red|yellow|white|black|medium-sized|very|well|and)$/i;

const isOnlyAdjectives = (text: string): boolean =>
  text.split(/\s+/).every((word) => word === '' || adjectivePattern.test(word));

/** Splits a text into the food and its note: "onions, finely chopped", "oil for frying", "butter (softened)". */
export function splitNote(text: string): { food: string; note?: string } {
  let from = 0;
  for (;;) {
    const found = noteBegins.exec(text.slice(from));
    if (!found) return { food: text.trim() };
    const end = from + found.index;
    const next = end + found[0].length;
    if (isOnlyAdjectives(text.slice(0, end))) {
      from = Math.max(next, from + 1);
      continue;
    }
    const note = text.slice(next).trim();
    return note === ''
      ? { food: text.slice(0, end).trim() }
      : { food: text.slice(0, end).trim(), note };
  }
}

const optionalPattern =
  /\s*[,([–—-]*\s*\b(?:optional|if (?:you )?(?:like|liked|desired|wish))\b\s*:?\s*[)\]]?/i;

/** Removes "(optional)" and similar words from a line. */
export function takeOptional(text: string): { text: string; optional: boolean } {
  const withReason = text.replace(/([([])\s*optional\s*[,;:]\s*/i, '$1');
  if (withReason !== text) return { text: withReason, optional: true };
  const found = optionalPattern.exec(text);
  if (!found) return { text, optional: false };
  const left = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return {
    text: left.replace(/\s+/g, ' ').replace(/\s+,/g, ',').trim() || text,
    optional: left.trim() !== '',
  };
}
