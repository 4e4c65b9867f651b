import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';

/** Words in recipes that are not in the dictionary. */
const ofTheKitchen = new Set(
  `tsp tbsp tbsps tsps kcal fodmap fodmaps airfryer microplane springform traybake bundt criss hasselback spatchcock spiralise spiralised spiraliser spiralizer hechsher kashrut pareve parve
  cafetiere saute purees puree bainmarie dente dutch kadai karahi tagine cazuela mouli comal donabe molcajete wok
  monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
  christmas easter diwali eid shabbat ramadan hanukkah
  approx etc incl excl pkt pkts tblsp tblsps tspful tbspful mls gms lbs min mins sec secs hr hrs temp veg carb carbs
  blanchir maryse nappe napper chinois tamis monter ciseler tourner emincer deglacer deglaze sauteuse sautoir rondeau cocotte brunoise julienne paysanne chiffonade
  macedoine concasse concasser mirepoix cartouche torchon siphon pacojet salamander plancha liaison bordure mandoline quenelle quenelles canneler chemiser foncer fraiser
  singer sabler mantecatura mantecare soffriggere spadellare
  chasen belan molinillo magimix vitamix nutribullet thermomix kitchenaid bacofoil instapot
  bubbe bubbie nonna nonno yiayia abuela babcia halmoni mormor farmor wallah
  paleo izakaya socarrat prick pricked dock docked sabzi`.split(/\s+/),
);

/** The sorted dictionary as one string, one word per line, read on first use. A Set of its words would take ten times the memory. */
let dictionary: string | undefined;

function isInDictionary(word: string): boolean {
  dictionary ??= readFileSync(wordListPath, 'latin1');
  let low = 0;
  let high = dictionary.length;
  while (low < high) {
    const start = dictionary.lastIndexOf('\n', Math.floor((low + high) / 2) - 1) + 1;
    const end = dictionary.indexOf('\n', start);
    const found = dictionary.slice(start, end < 0 ? dictionary.length : end);
    if (found === word) return true;
    if (found < word) low = start + found.length + 1;
    else high = start;
  }
  return false;
}

/** Returns the word and its possible base words without prefix or suffix: "coconutty", "grillable", "reheatable". */
function formsOf(word: string): string[] {
  const stem = word.replace(/^(?:re|un|over|under|pre)(?=\p{L}{4})/u, '');
  const root = stem.replace(/(?<=\p{L}{3})(?:able|ish|ier|iest|y)$/u, '');
  if (root === stem) return [word, stem];
  return [word, stem, root, `${root}e`, root.replace(/(\p{L})\1$/u, '$1')];
}

/** Cache of look-ups: recipes use the same few thousand words. */
const lookedUp = new Map<string, boolean>();
const maxLookedUp = 20_000;

/**
 * Returns whether a word is ordinary English or common in recipes: "dressing", "tbsp". Most foreign food names are not: "kashk".
 * @param word in lower case, without accents
 */
export function isOrdinaryWord(word: string): boolean {
  const known = lookedUp.get(word);
  if (known !== undefined) return known;
  const isOrdinary = ofTheKitchen.has(word) || formsOf(word).some(isInDictionary);
  if (lookedUp.size < maxLookedUp) lookedUp.set(word, isOrdinary);
  return isOrdinary;
}
