import { keyOf } from '#recipes/selections/names.ts';
import { suitsSituation } from './fit-situation.ts';
import type { Known } from './known-dish.ts';

/** For each occasion, other occasions whose dishes suit it too, by their names in the cookbook. */
const alsoFor: Record<string, readonly string[]> = {
  ...{ 'Date night': ['dinner party'], Anniversary: ['date night', 'dinner party'] },
  ...{ 'Sunday lunch': ['sunday'], Easter: ['sunday lunch'], Wedding: ['dinner party'] },
  ...{ Camping: ['barbecue'], Picnic: ['lunchbox'], Lunchbox: ['picnic'] },
  ...{ Potluck: ['party', 'picnic', 'buffet'], Buffet: ['party'], 'Game day': ['party'] },
  ...{ 'Movie night': ['party', 'game day'], 'Baby shower': ['afternoon tea', 'party'] },
  ...{ 'Afternoon tea': ['teatime'], 'New Year': ['party'], Party: ['summer party'] },
  ...{ Housewarming: ['party'], Graduation: ['party'], Engagement: ['party'] },
  ...{ "Mother's Day": ['afternoon tea', 'sunday'], "Valentine's Day": ['date night'] },
  ...{ 'Bonfire Night': ['winter'], Eid: ['ramadan'] },
};

/** Returns how far a dish is from the requested occasions: 0 when it suits all, plus 1 for each that it does not suit, 2 at most. */
export function missOfOccasions(known: Known, asked: readonly string[]): number {
  const fits = asked.map((name) => {
    const fit = suitsSituation(known, name);
    if (fit !== undefined) return fit;
    const names = [name, ...(alsoFor[name] ?? [])].map(keyOf);
    const at = names.findIndex((one) => known.keys.occasions.includes(one));
    return at < 0 ? 0 : at === 0 ? 1 : 0.8;
  });
  return Math.min(
    2,
    fits.reduce((sum, fit) => sum + 1 - fit, 0),
  );
}

/** Words that describe a texture in the text of a dish. Other textures match by their own word. */
const textureSaid: Record<string, RegExp> = {
  crispy: /\b(?:crisp|crackl|crunch)/i,
  crunchy: /\b(?:crunch|crisp|crackl)/i,
  creamy: /\bcream(?:y|iness)\b/i,
  gooey: /\b(?:goo|ooz|molten|melt|fudg|sticky)/i,
  brothy: /\b(?:broth|soup|ph[oở]|ramen|noodle soup|shorba|caldo)/i,
  soft: /\b(?:soups?|pur[ée]e|mash|porridge|congee|custard|pudding|mousse|smoothie|dal|polenta|grits|velout[ée])\b/i,
  smooth: /\b(?:smooth|silk|velvet|pur[ée]e|velout[ée])/i,
  velvety: /\b(?:velvet|silk|smooth)/i,
  tangy: /\b(?:sour|sharp|tang|zing|lime|lemon|vinegar|tamarind|pickl)/i,
  smoky: /\b(?:smok|chipotle|char|barbecue)/i,
  cheesy: /\b(?:chees|cheddar|mozzarella|parmesan|gruy)/i,
  tender: /\b(?:tender|falls? apart|melt)/i,
};

/** Whether most of a dish is eaten raw, or it is a salad. Fried food is not fresh. */
const isFresh = ({ keys, cookMinutes, said }: Known): boolean =>
  !/\b(?:fried|fry)\b/.test(said) &&
  (keys.courses.includes('salad') || (cookMinutes <= 5 && keys.styles.includes('light and fresh')));

/** Returns the share of the requested textures that the text of a dish mentions, 0 to 1. */
export function textureFit(known: Known, asked: readonly string[]): number {
  const { dish, said } = known;
  const text = `${said} ${dish.courses.join(' ')}`;
  const met = asked.filter((name) =>
    name === 'fresh'
      ? isFresh(known)
      : (textureSaid[name] ?? new RegExp(`\\b${name}`, 'i')).test(text),
  );
  return met.length / Math.max(1, asked.length);
}
