/**
 * Long names of allergens that must be found despite a typo, and everyday foods that people type in a hurry. Only words
 * that are not close to another English word: "whiting" is left out because of "writing", "butter" because of "bitter".
 */
const watchedWords = `
almond walnut hazelnut cashew pistachio macadamia peanut groundnut marzipan praline frangipane nutella gianduja
sesame tahini hummus prawn shrimp lobster crayfish langoustine scampi crabmeat
anchovy mackerel haddock salmon sardine pilchard halibut pollock swordfish monkfish worcestershire taramasalata worcester
mussel scallop oyster calamari octopus cuttlefish abalone
mayonnaise hollandaise meringue custard
yoghurt parmesan mozzarella ricotta mascarpone cheddar camembert buttermilk halloumi gorgonzola roquefort emmental gruyere
celery celeriac mustard lupin tempeh edamame teriyaki hoisin gochujang
cabbage broccoli cauliflower spinach mushroom tomato potato courgette zucchini aubergine eggplant asparagus cucumber avocado lettuce lentil chickpea
chicken sausage chorizo raspberry strawberry blueberry blackberry cranberry banana pineapple apricot rhubarb coconut chocolate vanilla cinnamon cardamom turmeric
paprika coriander rosemary parsley oregano garlic butternut pumpkin sweetcorn beetroot parsnip artichoke quinoa polenta noodle macaroni tortilla
couscous semolina spaghetti tagliatelle breadcrumb croissant baguette brioche ciabatta focaccia seitan
`
  .trim()
  .split(/\s+/);

/** Real words that are close to a watched word. */
const notMeant = new Set(
  `prawned brawn drawn prawny custody custards costard mustered mustang bustard custarded almonry sardinia sardonic
  shrimped scrimp scrimped moussel tussle mussed muscle oysters scallion scalloped scalped salon salmonella
  scallywag octopod colander parmesans merengue sesames celebs celeste chowder halved lobbed lobbied braised shrill
  prong prune spawn pray prawns crayon crayons cheddared cashed cashier caches lupins lupus tahitian walnuts
  chocolatey chocolaty chocolatier cinnamony cabbagey cabbagy spinachy butterfat rhubarby
  bandana beacon paisley parley gallic gaelic quinol quinta noddle noodge cabbaged pomato courbette blaeberry bitternut zecchini thicken
  humus humous celerity yogurts salmons cheddars butter hoisting tempest temple mussels walnutty peanuts peanutty`.split(
    /\s+/,
  ),
);

const minLength = 6;
/** The longest watched word plus two typos. Checking a longer word takes quadratic time and finds nothing. */
const maxLength = Math.max(...watchedWords.map((word) => word.length)) + 2;

/** Returns the word itself and the word with each letter left out in turn. */
function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

const byShortened = new Map<string, string[]>();
for (const watched of watchedWords) {
  for (const key of shortened(watched)) {
    byShortened.set(key, [...(byShortened.get(key) ?? []), watched]);
  }
}

/** Returns whether the words are one typo apart: a letter inserted, deleted or substituted, or two swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let head = 0;
  while (head < one.length && one[head] === other[head]) head++;
  const rests = (a: number, b: number) => one.slice(head + a) === other.slice(head + b);
  const swapped = one[head] === other[head + 1] && one[head + 1] === other[head] && rests(2, 2);
  return rests(1, 1) || rests(0, 1) || rests(1, 0) || swapped;
}

const long = 9;
const byBeginning = new Map<string, string[]>();
for (const watched of watchedWords.filter((word) => word.length >= long)) {
  const beginning = watched.slice(0, 3);
  byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), watched]);
}

/** Returns the Levenshtein distance: the letters to insert, delete or substitute to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let line = 1; line <= one.length; line++) {
    const next = [line];
    for (let at = 1; at <= other.length; at++) {
      const change = (row[at - 1] ?? 0) + (one[line - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * Returns the watched word that an unknown word misspells: one typo away and with the same first letter.
 * Words under six letters are never corrected; long words with the same first three letters may have two typos.
 */
export function nearWord(word: string): string | undefined {
  if (word.length < minLength || word.length > maxLength) return undefined;
  if (notMeant.has(word)) return undefined;
  const candidates = new Set(shortened(word).flatMap((key) => byShortened.get(key) ?? []));
  const near = [...candidates].find(
    (watched) => watched[0] === word[0] && isOneSlip(word, watched),
  );
  if (near || word.length < long - 1) return near;
  return byBeginning.get(word.slice(0, 3))?.find((watched) => distance(word, watched) <= 2);
}
