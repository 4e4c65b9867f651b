import type { CookbookDish } from '../dish.ts';
import { stepText } from '../step-text.ts';
import type { Remark } from './check-facts.ts';

/** American words and their British equivalents. */
const british: Readonly<Record<string, string>> = {
  cilantro: 'coriander',
  zucchini: 'courgette',
  eggplant: 'aubergine',
  arugula: 'rocket',
  scallion: 'spring onion',
  shrimp: 'prawn',
  'bell pepper': 'pepper',
  'heavy cream': 'double cream',
  'all-purpose flour': 'plain flour',
  'bread flour': 'strong white flour',
  'powdered sugar': 'icing sugar',
  cornstarch: 'cornflour',
  'baking soda': 'bicarbonate of soda',
  'ground beef': 'beef mince',
  'ground pork': 'pork mince',
  broil: 'grill',
  skillet: 'frying pan',
  saucepot: 'saucepan',
  stovetop: 'hob',
  'plastic wrap': 'cling film',
  'parchment paper': 'baking paper',
  yogurt: 'yoghurt',
  flavor: 'flavour',
  color: 'colour',
  fahrenheit: 'degrees Celsius',
  inch: 'centimetres',
  ounce: 'grams',
};
/** "Dried shrimp" and "shrimp paste" have the same name everywhere. */
const americanPattern = new RegExp(
  `(?<!dried )\\b(${Object.keys(british).join('|')})(?:e?s|ed|ing)?\\b(?! paste)`,
  'i',
);
const fillerPattern =
  /\b(?:delicious(?:ly)?|mouth-?watering|yummy|tasty|amazing|to die for|game[- ]changer|elevate[sd]?|perfect(?:ion|ly)?|burst(?:s|ing)? with|explosion of|symphony|hearty and|crowd[- ]pleas\w+|irresistible|heavenly|luscious|scrumptious|flavou?rful|flavou?r-packed|sure to|that's it|enjoy!?)(?!\p{L})/iu;
const fahrenheitPattern = /\d\s*°?F\b/;

/** Finds filler, American words and degrees Fahrenheit in everything that a cook will read. */
export function checkWords({
  description,
  steps,
  tips,
  variations,
  swaps,
  ...dish
}: CookbookDish): Remark[] {
  const texts: [string, string | undefined][] = [
    [description, 'description'],
    ...tips.map((tip): [string, string] => [tip, 'tips']),
    ...variations.map(({ changes }): [string, string] => [changes, 'variations']),
    ...swaps.map(({ changes }): [string, string] => [changes, 'swaps']),
    ...dish.ingredients.map(({ name }): [string, undefined] => [name, undefined]),
    ...steps.map(stepText).map((text): [string, undefined] => [text, undefined]),
  ];
  return texts.flatMap(([text, key]) => {
    const [american, word = ''] = americanPattern.exec(text) ?? [];
    const filler = fillerPattern.exec(text)?.[0];
    const fahrenheit = fahrenheitPattern.exec(text)?.[0];
    const where = (near: string) => (key === undefined ? { near } : { key });
    return [
      ...(american
        ? [{ message: `“${american}”: say ${british[word.toLowerCase()]}`, ...where(american) }]
        : []),
      ...(filler
        ? [{ message: `“${filler}” is filler: say what it is like`, ...where(filler) }]
        : []),
      ...(fahrenheit ? [{ message: `“${fahrenheit}”: heat is in °C`, ...where(fahrenheit) }] : []),
    ];
  });
}
