import { keyOf } from '#recipes/selections/names.ts';
import type { CookbookDish } from '../cookbook/dish.ts';

/** Where a dish without a cuisine of the catalogue comes from: the cuisine that a wish is read as, and the word for its origin. */
type Origin = { cuisine: string; called: string };

/** Words of regions, each with the cuisine that wishes are read as, and the word for the origin where it is another. */
const regions: readonly (readonly [region: string, cuisine: string, called?: string])[] = [
  ['philippines', 'Filipino'],
  ['poland', 'Polish'],
  ['czechia', 'Polish', 'Czech'],
  ['hungary', 'Hungarian'],
  ['ukraine', 'Ukrainian'],
  ['russia', 'Ukrainian', 'Russian'],
  ['bulgaria', 'Ukrainian', 'Bulgarian'],
  ['romania', 'Ukrainian', 'Romanian'],
  ['georgia', 'Georgian'],
  ['armenia', 'Georgian', 'Armenian'],
  ['portugal', 'Portuguese'],
  ['sri lanka', 'Sri Lankan'],
  ['java', 'Indonesian'],
  ['sumatra', 'Indonesian'],
  ['indonesia', 'Indonesian'],
  ['malaysia', 'Indonesian', 'Malaysian'],
  ['singapore', 'Indonesian', 'Singaporean'],
  ['peru', 'Peruvian'],
  ['lima', 'Peruvian'],
  ['argentina', 'Argentinian'],
  ['south africa', 'South African'],
  ['cape town', 'South African'],
  ['durban', 'South African'],
  ['west africa', 'West African'],
  ['nigeria', 'West African', 'Nigerian'],
  ['ghana', 'West African', 'Ghanaian'],
  ['senegal', 'West African', 'Senegalese'],
  ['pakistan', 'Indian', 'Pakistani'],
  ['switzerland', 'Swiss'],
  ['netherlands', 'Dutch'],
  ['australia', 'Australian'],
  ['canada', 'Canadian'],
];

/** Returns where a dish comes from that has a region but no cuisine of the catalogue: "Philippines" is Filipino. */
function originOf({ region }: Pick<CookbookDish, 'region'>): Origin | undefined {
  const words = ` ${keyOf(region ?? '')} `;
  const found = regions.find(([name]) => words.includes(` ${keyOf(name)} `));
  if (!found) return undefined;
  const [, cuisine, called = cuisine] = found;
  return { cuisine, called };
}

/** Returns the cuisine of a dish as wishes name it: its own, or the one of its region. */
export const cuisineOf = (dish: Pick<CookbookDish, 'cuisine' | 'region'>): string | undefined =>
  dish.cuisine ?? originOf(dish)?.cuisine;

/** Returns the word for where a dish comes from: "Russian", where wishes for Russian and Ukrainian dishes are read alike. */
export const originNameOf = (dish: Pick<CookbookDish, 'cuisine' | 'region'>): string | undefined =>
  dish.cuisine ?? originOf(dish)?.called;

/** Countries whose dishes a wish is read as another cuisine for, as they are written in a note. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  Italian: ['Sicilian', 'Tuscan', 'Roman', 'Neapolitan', 'Venetian', 'Sardinian'],
  Indian: ['Punjabi', 'Gujarati', 'Goan', 'Bengali', 'Pakistani', 'Bangladeshi', 'Nepalese'],
  Chinese: ['Cantonese', 'Hunan', 'Taiwanese'],
  Thai: ['Laotian', 'Burmese', 'Cambodian'],
  Greek: ['Cypriot', 'Cretan'],
  Spanish: ['Catalan', 'Basque', 'Andalusian'],
  'Middle Eastern': [
    ...['Lebanese', 'Levantine', 'Syrian', 'Israeli', 'Palestinian', 'Jordanian', 'Egyptian'],
    ...['Iraqi', 'Yemeni'],
  ],
  Moroccan: ['North African', 'Tunisian', 'Algerian'],
  British: ['English', 'Scottish', 'Irish', 'Welsh'],
  German: ['Bavarian', 'Austrian', 'Viennese'],
  Nordic: ['Scandinavian', 'Swedish', 'Danish', 'Norwegian', 'Finnish', 'Icelandic'],
  Caribbean: ['Jamaican', 'Cuban', 'Trinidadian', 'Haitian'],
  Persian: ['Iranian', 'Afghan'],
  Ethiopian: ['Eritrean'],
  'West African': ['Nigerian', 'Ghanaian', 'Senegalese'],
  Polish: ['Czech'],
  Ukrainian: ['Russian', 'Romanian', 'Bulgarian', 'Eastern European'],
  Georgian: ['Armenian'],
  Indonesian: ['Malaysian', 'Balinese', 'Singaporean'],
};

/** Returns a cuisine as the wish calls it: "Romanian", which is read as Ukrainian cooking. */
export function cuisineAsSaid(cuisine: string, wish: string): string {
  const said = ` ${keyOf(wish)} `;
  const isSaid = (name: string) => said.includes(` ${keyOf(name)} `);
  return isSaid(cuisine) ? cuisine : (neighbours[cuisine]?.find(isSaid) ?? cuisine);
}
