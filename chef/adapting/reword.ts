import { addPart, type Coded, codesIn, partAt, sentencesOf } from '#chef/cookbook/coded-text.ts';
import type { CookbookDish, Segment } from '#chef/cookbook/dish.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import type { Tag } from '#recipes/pantry/tags.ts';
import { agreeingVerbs, type Decisions, isMany, shortOf, type WordFinder } from './decisions.ts';
import { leaveOut } from './leave-out.ts';
import type { Method } from './stand-in.ts';

/** Words that refer to a kind of food, also in the languages of the dishes' names. */
const speakOf: Readonly<Partial<Record<Tag, string>>> = {
  meat: 'meat\\w*|carne|cured|bones?|juices|flesh|joint|rind|crackling',
  poultry:
    'chickens?|birds?|pollo|poulet|frango|galinha|gà|ga|gai|murgh|poultry|wings?|thighs?|legs?|tori|morgh|joojeh|pilau de pollo|doro|hähnchen|coq',
  pork: 'pork|pigs?|bacon|ham|lardons?|jamón|porco|puerco|cerdo|schwein\\w*|lechón|guanciale|pancetta|chorizo|carnitas|bangers?|sausages?|buta|ton\\w*|lorraine',
  beef: 'beef|steaks?|veal|bœuf|boeuf|bò|bo|manzo|res|carne|gyu\\w*|rind\\w*|brisket|burgers?|cheeseburgers?|sirloin',
  lamb: 'lambs?|mutton|agneau|cordero|kuzu|gosht|sheep',
  fish: 'fish\\w*|seafood|pesce|pescado|peixe|cá|pla|sea|bacalhau|bacalao|anchov\\w+|salmon|cod|tuna|haddock',
  crustaceans:
    'prawns?|shrimps?|gambas|camar\\w+|camarón\\w*|garides|goong|kung|ebi|crabs?|lobsters?|shellfish|seafood|shells?',
  molluscs: 'clams?|mussels?|squid|octopus|oysters?|vongole|moules|cockles?|pulpo|shells?|seafood',
  eggs: 'eggs?|eggy|yolks?|whites?|huevos?|œufs?|oeufs?|uova|tamago|omelettes?|meringue\\w*|custard\\w*|batter',
  milk: 'butter\\w*|cream|creams|milk|milky|cheese\\w*|cheesy|yoghurt|dairy|crème|creme|latte|queso|queijo|käse\\w*|fromage|paneer|curds?|whey',
  gluten: 'wheat|breadcrumbs|soy sauce',
  peanuts: 'peanuts?|nuts?|nutty|satay',
  nuts: 'nuts?|nutty|almonds?|walnuts?|pecans?|pistachios?|hazelnuts?|cashews?|marzipan|praline|frangipane',
  sesame: 'sesame|tahini|goma\\w*',
  alcohol:
    'wines?|beers?|ales?|boozy|brandy|whisky|rum|sherry|sake|cognac|kirsch|liqueurs?|spirits?|vodka|tequila|vin|bourguignon|marsala|flamb\\w*|drunken|alcohol',
  honey: 'honey\\w*|bees?',
  'garlic-family': 'garlic\\w*|ajo|ajillo|aglio|ail',
  'onion-family': 'onions?|shallots?|leeks?|chives?|scallions?',
  mushroom: 'mushrooms?|funghi|champignons?|porcini|shiitake|inguday|jäger\\w*',
  hot: 'chill\\w+|hot|fiery|fire|heat|spicy|burn\\w*|peperoncino|arrabbiata|piri|jerk|picante|diavola|sting\\w*|kick',
  'tomato-family': 'tomato\\w*|pomodoro|tomate',
  'coconut-family': 'coconut\\w*|coco',
  'olive-family': 'olives?|tapenade|puttanesca',
  celery: 'celery|celeriac',
  mustard: 'mustard\\w*',
  'added-sugar': 'sugar\\w*|caramel\\w*|candied|glazed|syrup\\w*',
};

const tagsThatGo = (dish: CookbookDish, decisions: Decisions): Set<Tag> => {
  const stay = new Set<Tag>();
  const go = new Set<Tag>();
  for (const [at, one] of dish.ingredients.entries()) {
    const way = decisions.get(at)?.way;
    // A seasoning or liquid that stays, such as fish sauce, does not make the dish a fish dish.
    const isBeside = one.role === 'seasoning' || one.role === 'liquid';
    if (way || !isBeside)
      for (const tag of ingredient(one.pantryId).tags) (way ? go : stay).add(tag);
    if (way?.kind === 'swap') for (const tag of ingredient(way.to.id).tags) stay.add(tag);
  }
  return go.difference(stay);
};

/** Returns a pattern of the words that are untrue once the decisions are carried out. */
function untrueWords(dish: CookbookDish, decisions: Decisions, finder: WordFinder): RegExp {
  const byKind = [...tagsThatGo(dish, decisions)].flatMap((tag) => speakOf[tag] ?? []);
  const all = [...byKind, finder.pattern.source];
  return new RegExp(`(?<![\\p{L}-])(?:${all.join('|')})(?![\\p{L}])`, 'iu');
}

/** What a cook has to know, whatever was said before it. */
const warning = /\b(?:pregnant|frail|very young|poison\w*|unsafe|allerg\w+|\d+ °C)\b/i;
/** A sentence that refers back to the one before it. */
const leansBack =
  /^(?:It|They|This|These|That|Both|Its|So|Then|Otherwise)\b|^Only \p{L}[\p{L} ]* (?:do|does|is|are|will|can)(?=[.,;]|$)/u;

/** Rewrites the texts around the steps and keeps only what is true of the adapted dish. */
export class Rewording {
  readonly #dish: CookbookDish;
  readonly #decisions: Decisions;
  readonly #finder: WordFinder;
  readonly untrue: RegExp;

  constructor(dish: CookbookDish, decisions: Decisions, finder: WordFinder) {
    this.#dish = dish;
    this.#decisions = decisions;
    this.#finder = finder;
    this.untrue = untrueWords(dish, decisions, finder);
  }

  /** Whether the stand-in is similar enough to the old food that its name can replace the old name in a sentence. */
  #isSoft(at: number): boolean {
    const way = this.#decisions.get(at)?.way;
    const method = way?.kind === 'swap' ? way.to.method : undefined;
    return (
      way?.kind === 'swap' &&
      (method === undefined ||
        method === 'oil' ||
        method === 'spread' ||
        method === 'red-meat' ||
        this.#isOfSameFlesh(at, method))
    );
  }

  /** Whether one fish stands in for another, or one bird: what is said of it stays true. */
  #isOfSameFlesh(at: number, method: Method): boolean {
    const tags = ingredient(this.#dish.ingredients[at]?.pantryId ?? '').tags;
    return (method === 'fish' && tags.has('fish')) || (method === 'poultry' && tags.has('poultry'));
  }

  #isSwapped = (part: Segment | undefined): boolean =>
    part?.kind === 'mention' && this.#decisions.get(part.ingredient)?.way.kind === 'swap';

  /** Returns a sentence with the stand-ins' names and without the removed foods; undefined when it is no longer true. */
  sentence(text: string): string | undefined {
    const coded: Coded = { text, parts: [] };
    const kept = this.#dish.ingredients.map(({ name }) => name.toLowerCase());
    coded.text = text.replace(this.#finder.pattern, (word) => {
      const ingredientAt = this.#finder.ownerOf(word);
      return ingredientAt === undefined
        ? word
        : addPart(coded, { kind: 'mention', ingredient: ingredientAt, text: word });
    });
    if (coded.parts.length === 0) return this.untrue.test(text) ? undefined : text;
    for (const [at, name] of kept.entries()) {
      if (this.#decisions.has(at)) continue;
      const found = coded.text.toLowerCase().indexOf(name);
      if (found < 0 || /[\uE000-\uF8FF]/u.test(name)) continue;
      const word = coded.text.slice(found, found + name.length);
      coded.text =
        coded.text.slice(0, found) +
        addPart(coded, { kind: 'mention', ingredient: at, text: word }) +
        coded.text.slice(found + name.length);
    }
    const left = leaveOut(coded, coded.text, (at) => this.#decisions.get(at)?.way.kind === 'out');
    if (left === undefined || left.trim() === '') return undefined;
    // A stand-in does not fit after an origin such as "sheep's" in "sheep's pecorino".
    let isTrue = !codesIn(left).some(
      (code) =>
        this.#isSwapped(partAt(coded, code)) &&
        new RegExp(`(?:\\p{L}['’]s|-based|-milk) ${code}`, 'u').test(left),
    );
    const agreed = agreeingVerbs(left, (code) => {
      const part = partAt(coded, code);
      const way = part?.kind === 'mention' ? this.#decisions.get(part.ingredient)?.way : undefined;
      return part?.kind === 'mention' && way?.kind === 'swap'
        ? { before: isMany(part.text), after: isMany(shortOf(way.to, part.text)) }
        : undefined;
    });
    const said = agreed.replace(/[\uE000-\uF8FF]/gu, (code) => {
      const part = partAt(coded, code);
      if (part?.kind !== 'mention') return '';
      const way = this.#decisions.get(part.ingredient)?.way;
      if (!way) return part.text;
      if (way.kind === 'out' || !this.#isSoft(part.ingredient)) isTrue = false;
      return way.kind === 'swap' ? shortOf(way.to, part.text) : '';
    });
    const plain = said.replace(/\b(\p{L}+(?: \p{L}+)?)(?:,? and|,) \1\b/gu, '$1');
    const starts = /^\p{Lu}/u.test(text) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
    return isTrue && !this.untrue.test(this.#withoutStandIns(plain)) ? starts : undefined;
  }

  /** Removes the stand-ins' names before the check for untrue words: "oat milk" and "vegan cheese" contain such words. */
  #withoutStandIns(text: string): string {
    return [...this.#decisions.values()].reduce(
      (left, { way }) =>
        way.kind === 'swap'
          ? left.replaceAll(new RegExp(shortOf(way.to, ''), 'gi'), '').replaceAll(way.to.name, '')
          : left,
      text,
    );
  }

  /**
   * Returns a sentence that can stand without the dropped one before it. One that refers back to it is dropped, too: "It …", "Only the
   * freezer does …", "The white bulb …" of an onion that is gone. A warning stays: "do not serve it to anyone who is pregnant".
   */
  #alone(said: string): string | undefined {
    if (warning.test(said)) {
      const [, rest] = /^.+?, so ((?:do not|never|keep)\b.+)$/su.exec(said) ?? [];
      return rest === undefined ? said : rest.charAt(0).toUpperCase() + rest.slice(1);
    }
    if (leansBack.test(said)) return undefined;
    return /^The /.test(said) && !this.#namesAFood(said) ? undefined : said;
  }

  /** Whether a sentence has a word of a food that stays, or of what it is cooked in. */
  #namesAFood(said: string): boolean {
    const text = said.toLowerCase();
    const { ingredients, equipment, title } = this.#dish;
    const stays = ingredients.filter((_, at) => this.#decisions.get(at)?.way.kind !== 'out');
    return [...stays.map(({ name }) => name), ...equipment, title].some((name) =>
      name
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => word.length > 3 && text.includes(word.replace(/(?:es|s)$/, ''))),
    );
  }

  /** Returns the sentences of a text that are still true, reworded. */
  sentences(text: string): string[] {
    const out: string[] = [];
    let droppedBefore = false;
    for (const one of sentencesOf(text)) {
      const said = this.sentence(one.trim());
      const kept: string | undefined =
        droppedBefore && said !== undefined ? this.#alone(said) : said;
      if (kept !== undefined) out.push(kept);
      droppedBefore = kept === undefined;
    }
    return out;
  }

  /** Rewords a phrase that is not a sentence: the colours on the plate, how something is cut. */
  words(text: string): string | undefined {
    return this.sentence(text);
  }
}
