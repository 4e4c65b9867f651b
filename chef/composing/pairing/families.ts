import { type Ingredient, pantry } from '#recipes/pantry/pantry.ts';

/** Families of ingredients that pair alike. A word is an id, `%role`, `@tag`, or an earlier family. */
const familyRows = `
FISH %fish-protein %ready-fish smoked-mackerel hot-smoked-salmon smoked-trout tinned-salmon tinned-mackerel
SHELLFISH %shellfish %shellfish-protein cooked-prawns
POULTRY %poultry-protein %roast-protein chicken-mince turkey-mince cooked-chicken
BEEF beef-steak beef-stewing beef-mince veal
LAMB lamb-leg lamb-shoulder lamb-mince
PORK pork-loin pork-shoulder pork-mince pork-tenderloin pork-belly pork-sausage
MEAT POULTRY BEEF LAMB PORK venison rabbit
CURED %cured-meat prosciutto
SOY-PROTEIN tofu tempeh edamame smoked-tofu
PULSE %pulse %lentil haricot-beans borlotti-beans
WHITE-BEAN cannellini butter-beans haricot-beans borlotti-beans
CHEESE %cheese %hard-cheese %soft-cheese %melting-cheese %crumbly-cheese %cheese-protein mascarpone burrata
CREAM double-cream sour-cream creme-fraiche
YOGHURT yoghurt greek-yoghurt
COCONUT coconut-milk coconut-cream desiccated-coconut coconut-fresh
EAST-SAUCE soy-sauce tamari coconut-aminos fish-sauce oyster-sauce hoisin miso teriyaki gochujang
WEST-SAUCE worcestershire dijon sun-dried-tomato anchovy
TOMATO-SAUCE tinned-tomatoes passata tomato-puree sun-dried-tomato
TOMATO tomato cherry-tomato TOMATO-SAUCE
WOODY thyme rosemary sage dried-thyme dried-oregano dried-basil
MEDITERRANEAN-SPICE smoked-paprika paprika sumac zaatar saffron
CURRY-SPICE turmeric garam-masala mustard-seeds curry-powder
SWEET-SPICE cinnamon cardamom nutmeg clove-spice allspice star-anise vanilla
TROPICAL mango pineapple papaya banana passion-fruit
BERRY %berry
ORCHARD apple pear
STONE peach nectarine apricot plum cherry
MELON melon watermelon
OLIVE black-olives green-olives capers
PEPPER red-pepper yellow-pepper green-pepper
MUSHROOM mushroom shiitake oyster-mushroom portobello
EAST-VEG pak-choi bean-sprouts shiitake bamboo-shoots chinese-leaf daikon sugar-snaps
NORTH-ROOT parsnip turnip celeriac beetroot swede
SQUASH butternut-squash pumpkin sweet-potato
GREEN-LEAF spinach kale swiss-chard pak-choi watercress rocket chinese-leaf
ONION onion red-onion shallot leek
DRY-STARCH basmati jasmine-rice brown-rice arborio couscous bulgur quinoa pearl-barley farro polenta millet buckwheat
NOODLE %noodle %pasta %pasta-egg %pasta-potato
BREAD %bread %flatbread %wrap baguette ciabatta
STARCH DRY-STARCH NOODLE potato new-potato plantain cassava
CHOCOLATE %chocolate %cocoa
NUT %nut
SALAD-LEAF %leaf salad-leaves lambs-lettuce
SOUR lemon-juice lime-juice tamarind cider-vinegar rice-vinegar red-wine-vinegar balsamic
`;

function membersOf(
  word: string,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): Iterable<string> {
  const family = known.get(word);
  if (family) return family;
  const has = (test: (item: Ingredient) => boolean) =>
    [...pantry.values()].filter(test).map(({ id }) => id);
  if (word.startsWith('%')) return has(({ roles }) => roles.has(word.slice(1)));
  if (word.startsWith('@'))
    return has(({ tags }) => [...tags].some((tag) => tag === word.slice(1)));
  return pantry.has(word) ? [word] : [];
}

function readFamilies(): Map<string, ReadonlySet<string>> {
  const families = new Map<string, ReadonlySet<string>>();
  for (const row of familyRows.trim().split('\n')) {
    const [name = '', ...words] = row.split(' ');
    families.set(name, new Set(words.flatMap((word) => [...membersOf(word, families)])));
  }
  return families;
}

const knownFamilies = readFamilies();

/** Returns the ids for a word of a pairing rule: one id or a family. @throws Error for an unknown word */
export function idsOf(word: string): ReadonlySet<string> {
  const ids = knownFamilies.get(word) ?? new Set(membersOf(word, knownFamilies));
  if (ids.size === 0) throw new Error(`No ingredient or family is called "${word}"`);
  return ids;
}
