/** Matches a temperature in a sentence, in degrees Celsius or Fahrenheit. */
const degreesPattern =
  /(\d{2,3}(?:\.\d)?)(?:\s*(?:-|–|—|to)\s*(\d{2,3}))?\s*(?:°|º|degrees?\s*)?\s*(C|F|Celsius|Fahrenheit)\b/gi;
/** Words for a temperature other than the core: the oven, the fat, water for yeast. */
const ambientPattern =
  /\b(?:oven|preheat|pre-heat|fan|gas mark|air[- ]?fryer|water bath|bain|sous[- ]vide|smoker|grill (?:to|at)|barbecue|keep(?:ing)? (?:it |them )?warm|lukewarm|yeast|dehydrat\w+|proving|wash at|roast(?:ed|ing)? at|bak(?:e|ed|ing) at|cook(?:ed|ing)? at|(?:warm|heat)\b(?:(?!\b(?:in|with)\b)[^.]){0,30}\b(?:stock|broth|jelly)\b[^.]{0,12}\bto|(?:oil|fat|milk|water|syrup|sugar|caramel|chocolate|custard|cream)\b[^.]{0,25}\b(?:to|at|reaches))\b(?:(?!until|thermometer|inside|internal|core|reach|minutes?,? to\b)[^.]){0,40}$/i;

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;])\s+(?=[\p{Lu}\d])|\n/u).filter((sentence) => sentence.trim() !== '');

/** Returns the core temperatures that a sentence states, in °C: "until a thermometer reads 75 °C", "165 °F inside". */
export function coreTemperatures(sentence: string): number[] {
  return [...sentence.matchAll(degreesPattern)].flatMap(
    ({ 1: low = '', 2: high, 3: scale = '', index }) => {
      const degrees = Number(high ?? low);
      const celsius = /^f/i.test(scale) ? Math.round(((degrees - 32) * 5) / 9) : degrees;
      const isCore =
        celsius >= 35 && celsius <= 100 && !ambientPattern.test(sentence.slice(0, index));
      return isCore ? [celsius] : [];
    },
  );
}
