/** Spoons and other measures, some in other languages, that are written as two words. The unit table holds single words only. */
const twoWordUnits: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cuill[eè]res?\s+à\s+soupe|c\.?\s*à\s*(?:soupe|s\.?)(?=\s|$))/giu, 'tbsp'],
  [/\b(?:cuill[eè]res?\s+à\s+(?:café|thé)|c\.?\s*à\s*(?:café|thé|c\.?)(?=\s|$))/giu, 'tsp'],
  [/\bcucharadas?\s+soperas?\b/gi, 'tbsp'],
  [/\bcucharaditas?\b/gi, 'tsp'],
  [/\bfl(?:uid)?\.?[\s-]*(?:oz|ounces?)\b\.?/gi, 'floz'],
  [/\btable[\s-]+spoon(?:ful)?s?\b/gi, 'tbsp'],
  [/\btea[\s-]+spoon(?:ful)?s?\b/gi, 'tsp'],
];

/**
 * Removes decoration from a line (bullets, list numbers, check boxes, emphasis, links) and normalises spaces, fractions and
 * decimal points. Amounts keep their order.
 */
export function cleanLine(line: string): string {
  const plain = line
    .normalize('NFC')
    .replace(/[\u00a0\u2000-\u200b\u202f\ufeff]/g, ' ')
    .replace(/^[\s•·▪◦‣●○■□☐☑✓✔▢*+–—-]+(?=\S)/u, '')
    .replace(/^\[[ xX]?\]\s*/, '')
    .replace(/^\d{1,2}[.)]\s+(?=\S)/, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/⁄/g, '/')
    .replace(/[~≈<](?=\s?\d)/g, '')
    .replace(/(\d)\s*\/\s*(\d)/g, '$1/$2')
    .replace(/(\d)[.,](\d{3})(?!\d)(?=\s*(?:g|ml|grams?)\b)/gi, '$1$2')
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replace(/(?<![\d/.])(\d{1,2})\s?-\s?(?=\d\/\d)/g, '$1 ')
    .replace(/(\d)([½⅓⅔¼¾⅛⅜⅝⅞])/g, '$1 $2')
    .replace(/(?<=[\p{L}.])\s*[/|]\s*(?=[~≈]?\s?[\d¼½¾⅓⅔⅛⅜⅝⅞])/gu, ' / ')
    .replace(
      /(\d)\s*(?:["”″]|in\.?(?=[\s-](?:piece|knob|chunk|stick|length|slice|strip|cube)|\)|\s\/))/gi,
      '$1 inch',
    )
    .replace(/(\d)(?=\p{L})(?!x\b|th\b|st\b|nd\b|rd\b)/gu, '$1 ')
    .replace(/\s*\((?:ml|g|kg|l|oz|tbsp|tsp|lbs?)\)/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/(\p{L}{4,})\.$/u, '$1')
    .trim();
  return twoWordUnits.reduce((text, [pattern, unit]) => text.replace(pattern, unit), plain);
}
