import type {
  Amount,
  CookbookDish,
  DishIngredient,
  DishStep,
  Segment,
} from '#chef/cookbook/dish.ts';
import { gramsOfOne } from '#chef/cookbook/printing/amounts.ts';
import { stepText } from '#chef/cookbook/step-text.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import {
  addPart,
  type Coded,
  codePattern,
  decode,
  encode,
  partAt,
  sentencesOf,
} from './coded-text.ts';
import {
  agreeingVerbs,
  counted,
  type Decisions,
  isMany,
  nameOf,
  shortOf,
  type WordFinder,
} from './decisions.ts';
import { fitSentence, missingDoneness } from './fit-method.ts';
import { leaveOut } from './leave-out.ts';
import type { StandIn } from './stand-in.ts';

/** Steps without what had to go; or the place of the ingredient for which no words were found. */
export type AdaptedSteps =
  | { steps: DishStep[]; added: DishIngredient[]; minutesLess: number }
  | { stuckAt: number | undefined };

const isAnimal = (id: string): boolean =>
  (['meat', 'fish', 'shellfish', 'eggs'] as const).some((tag) => ingredient(id).tags.has(tag)) &&
  !ingredient(id).roles.has('stock');

/** Whether a sentence only goes on about what the sentence before it was about. */
const leansBack = (text: string): boolean =>
  /^(?:[A-Z][a-z]+ (?:out )?)?(?:them|they|both|these)\b/i.test(text) ||
  /^(?:It|Lift it|Drain it|Cool it|Rinse it|Peel it|Slice it|Chop it)\b/.test(text);

const isFried = /\b(?:fry|frying|brown|crisp|run|pan|casserole|pot|wok|sear)\b/i;

class Stuck extends Error {
  readonly at: number | undefined;
  constructor(at: number | undefined) {
    super('no words for it');
    this.at = at;
  }
}

const gramsPerUnit = (id: string, unit: string): number => {
  const food = ingredient(id);
  return gramsOfOne({ value: 1, unit }, food) ?? 1;
};

const tidied = (value: number, unit: string | null): number => {
  if (unit === 'g' || unit === 'ml') {
    if (value >= 100) return Math.round(value / 10) * 10;
    return value >= 20 ? Math.round(value / 5) * 5 : Math.max(1, Math.round(value));
  }
  return Math.max(0.25, Math.round(value * 4) / 4);
};

/** How much of the stand-in takes the place of so much of the other; undefined where it cannot be weighed. */
export function amountOf(amount: Amount, old: DishIngredient, to: StandIn): Amount | undefined {
  const ratio = to.ratio ?? 1;
  if (to.unit === undefined || to.unit === amount.unit) {
    const value = ratio === 1 ? amount.value : tidied(amount.value * ratio, amount.unit);
    return { ...amount, value };
  }
  const grams = gramsOfOne(amount, ingredient(old.pantryId));
  if (grams === undefined) return undefined;
  const wanted = (grams * ratio) / (to.unit === 'g' ? 1 : gramsPerUnit(to.id, to.unit));
  if (to.unit === 'tbsp') return inSpoons(amount, wanted);
  return { ...amount, unit: to.unit, value: tidied(wanted, to.unit) };
}

/** Much is poured from a jug, a little measured with the small spoon. */
function inSpoons(amount: Amount, tablespoons: number): Amount {
  if (tablespoons > 6) return { ...amount, unit: 'ml', value: tidied(tablespoons * 15, 'ml') };
  if (tablespoons < 0.75)
    return { ...amount, unit: 'tsp', value: Math.max(0.5, Math.round(tablespoons * 6) / 2) };
  return { ...amount, unit: 'tbsp', value: Math.round(tablespoons * 2) / 2 };
}

/** Makes later words for what goes, "the thighs", into mentions of it. */
function markWords(coded: Coded, finder: WordFinder): void {
  coded.text = coded.text.replace(finder.pattern, (word) => {
    const owner = finder.ownerOf(word);
    return owner === undefined
      ? word
      : addPart(coded, { kind: 'mention', ingredient: owner, text: word });
  });
}

const pronouns: readonly [RegExp, string, RegExp, string][] = [
  [/\bthey are\b/g, 'it is', /\bit is\b/g, 'they are'],
  [/\bthem\b/g, 'it', /\bit\b/g, 'them'],
  [/\bthey have\b/g, 'it has', /\bit has\b/g, 'they have'],
  [/\bare\b/g, 'is', /\bis\b/g, 'are'],
];

class StepAdapter {
  readonly added: DishIngredient[] = [];
  minutesLess = 0;
  #lastWasDropped = false;
  readonly #dish: CookbookDish;
  readonly #decisions: Decisions;
  readonly #finder: WordFinder;
  /** Whether no meat or fish stays whose heat the steps have to say. */
  readonly #isOnly: boolean;

  constructor(dish: CookbookDish, decisions: Decisions, finder: WordFinder) {
    this.#dish = dish;
    this.#decisions = decisions;
    this.#finder = finder;
    this.#isOnly = !dish.ingredients.some(
      ({ pantryId }, at) => !decisions.has(at) && isAnimal(pantryId),
    );
  }

  #swapOf(segment: Segment | undefined): { to: StandIn; old: DishIngredient } | undefined {
    if (!segment || !('ingredient' in segment)) return undefined;
    const way = this.#decisions.get(segment.ingredient)?.way;
    const old = this.#dish.ingredients[segment.ingredient];
    return way?.kind === 'swap' && old ? { to: way.to, old } : undefined;
  }

  adapt(step: DishStep): DishStep | undefined {
    const coded = encode(step.segments);
    markWords(coded, this.#finder);
    coded.text = this.#withoutVerbs(coded.text);
    coded.text = sentencesOf(coded.text)
      .map((sentence) => this.#sentence(coded, sentence))
      .join('')
      .trim();
    const before = encode(step.segments).text;
    // "Turn the heat down." is no step where what it was for has gone.
    const saysNothing = coded.text.length < before.length && !/[\uE000-\uF8FF]/u.test(coded.text);
    if (coded.text === '' || saysNothing) return undefined;
    coded.text = agreeingVerbs(coded.text, (code) => {
      const part = partAt(coded, code);
      const swap = this.#swapOf(part);
      return swap && part && 'text' in part
        ? { before: isMany(part.text ?? ''), after: isMany(shortOf(swap.to, swap.old.name)) }
        : undefined;
    });
    this.#replace(coded);
    return { ...step, segments: decode(coded) };
  }

  /** "Butter a tin" is work, not food. */
  #withoutVerbs(text: string): string {
    const isButterGone = [...this.#decisions.keys()].some((at) =>
      /butter/.test(this.#dish.ingredients[at]?.pantryId ?? ''),
    );
    if (!isButterGone) return text;
    return text
      .replace(/\b([Bb])uttered\b/g, (_, letter: string) =>
        letter === 'B' ? 'Greased' : 'greased',
      )
      .replace(/\bbuttery\b/g, 'rich');
  }

  #sentence(coded: Coded, whole: string): string {
    const sentence = this.#asVerb(coded, whole);
    const isOut = (at: number) => this.#decisions.get(at)?.way.kind === 'out';
    const left = leaveOut(coded, sentence, isOut);
    if (left === undefined) throw new Stuck(this.#firstGone(coded, sentence, isOut));
    if (left.trim() === '') {
      this.#dropTimers(coded, sentence);
      this.#lastWasDropped = true;
      return '';
    }
    if (this.#lastWasDropped && left === sentence && leansBack(left)) {
      if (this.#takes(coded, left)) throw new Stuck(undefined);
      this.#dropTimers(coded, left);
      return '';
    }
    this.#lastWasDropped = false;
    return this.#fitted(coded, left);
  }

  #asVerb(coded: Coded, sentence: string): string {
    return sentence.replace(
      /^([\uE000-\uF8FF])(?= (?:a|an|the|two|\d|some|one|each|it) |\s[\uE000-\uF8FF])/u,
      (code) => {
        const part = partAt(coded, code);
        return part?.kind === 'mention' && /^butter$/i.test(part.text) ? 'Grease' : code;
      },
    );
  }

  #takes = (coded: Coded, text: string): boolean =>
    [...text].some((one) => {
      const kind = partAt(coded, one)?.kind;
      return kind === 'ingredient' || kind === 'dish';
    });

  #firstGone(coded: Coded, sentence: string, isOut: (at: number) => boolean): number | undefined {
    for (const one of sentence) {
      const part = partAt(coded, one);
      if (part && 'ingredient' in part && isOut(part.ingredient)) return part.ingredient;
    }
    return undefined;
  }

  #dropTimers(coded: Coded, sentence: string): void {
    for (const one of sentence) {
      const part = partAt(coded, one);
      if (part?.kind === 'timer' && part.passes === 'cook') this.minutesLess += part.highMinutes;
    }
  }

  #fitted(coded: Coded, sentence: string): string {
    let text = sentence;
    for (const [at, { way }] of this.#decisions) {
      if (way.kind !== 'swap' || !way.to.method) continue;
      const isAbout = [...sentence].some((one) => {
        const part = partAt(coded, one);
        return part !== undefined && 'ingredient' in part && part.ingredient === at;
      });
      const fitted = fitSentence(text, way.to.method, {
        isAbout,
        isOnly: this.#isOnly,
        isAlone: this.#isAlone(coded, sentence),
      });
      if (fitted === undefined) throw new Stuck(at);
      text = fitted;
    }
    return this.#agreeing(coded, text);
  }

  /** Whether a sentence names a fat already. */
  #hasFat = (coded: Coded, sentence: string): boolean =>
    /\b(?:oil|fat)\b/.test(sentence) ||
    [...sentence].some((one) => {
      const part = partAt(coded, one);
      const at = part && 'ingredient' in part ? part.ingredient : -1;
      return this.#dish.ingredients[at]?.role === 'fat';
    });

  /** A sentence with the words of its cookware. */
  #spoken = (coded: Coded, sentence: string): string =>
    sentence.replace(/[\uE000-\uF8FF]/gu, (code) => {
      const part = partAt(coded, code);
      return part?.kind === 'cookware' ? part.text : code;
    });

  /** Whether a sentence names no meat, fish or eggs that stay. */
  #isAlone = (coded: Coded, sentence: string): boolean =>
    ![...sentence].some((one) => {
      const part = partAt(coded, one);
      if (!part || !('ingredient' in part) || this.#decisions.has(part.ingredient)) return false;
      return isAnimal(this.#dish.ingredients[part.ingredient]?.pantryId ?? '');
    });

  /** "Fry the prawns until they are": of tofu it is "until it is". Only where the sentence is about nothing else. */
  #agreeing(coded: Coded, sentence: string): string {
    const foods = [...sentence]
      .map((one) => partAt(coded, one))
      .filter((part) => part !== undefined && 'ingredient' in part);
    const indexes = new Set(foods.map((part) => ('ingredient' in part ? part.ingredient : -1)));
    const swap = this.#swapOf(foods[0]);
    if (indexes.size !== 1 || !swap) return sentence;
    const before = foods.some((part) => 'text' in part && isMany(part.text ?? ''));
    const after = isMany(shortOf(swap.to, swap.old.name));
    if (before === after) return sentence;
    const rules = pronouns.map(([toOne, one, toMany, many]) =>
      after ? ([toMany, many] as const) : ([toOne, one] as const),
    );
    return rules.reduce((text, [pattern, to]) => text.replace(pattern, to), sentence);
  }

  #replace(coded: Coded): void {
    const extras = new Map<string, string>();
    for (const [at, part] of [...coded.parts.entries()]) {
      const swap = this.#swapOf(part);
      if (!swap || (part.kind !== 'ingredient' && part.kind !== 'mention')) continue;
      const code = String.fromCharCode(0xe000 + at);
      if (!coded.text.includes(code)) continue;
      coded.parts[at] = this.#replaced(part, swap);
      const sentence = sentencesOf(coded.text).find((one) => one.includes(code)) ?? '';
      const needed =
        swap.to.extras?.some(({ role }) => role !== 'fat') ||
        (isFried.test(this.#spoken(coded, sentence)) && !this.#hasFat(coded, sentence));
      if (part.kind === 'ingredient' && part.amount && swap.to.extras && needed) {
        extras.set(code, this.#extrasFor(coded, part.amount, swap));
      }
    }
    for (const [code, text] of extras) {
      const after = coded.text[coded.text.indexOf(code) + 1] ?? '';
      const joins = /^ with /.test(text) || after === ',' ? text : text;
      coded.text = coded.text.replace(
        code,
        code + (after === ',' && / and /.test(text) ? text.replace(' and ', ', ') : joins),
      );
    }
    mergeTwins(coded);
  }

  #replaced(
    part: Segment & { kind: 'ingredient' | 'mention' },
    { to, old }: { to: StandIn; old: DishIngredient },
  ): Segment {
    const name = nameOf(to, old.name);
    if (part.kind === 'mention') return { ...part, text: shortOf(to, part.text) };
    if (!part.amount) return { ...part, text: name };
    const amount = amountOf(part.amount, old, to);
    if (!amount) throw new Stuck(part.ingredient);
    const text = amount.unit === null ? counted(name, amount.value) : name;
    return { ...part, amount, text };
  }

  #extrasFor(
    coded: Coded,
    amount: Amount,
    { to, old }: { to: StandIn; old: DishIngredient },
  ): string {
    const grams = gramsOfOne(amount, ingredient(old.pantryId));
    if (grams === undefined) throw new Stuck(undefined);
    return (to.extras ?? [])
      .map(({ id, name, role, per100g, unit }) => {
        const known = this.#dish.ingredients.find(
          (one, at) => one.pantryId === id && !this.#decisions.has(at),
        );
        const listed = known?.name ?? name;
        const at =
          this.#dish.ingredients.length +
          this.#indexOfAdded({
            name: listed,
            pantryId: id,
            role,
            isOptional: false,
            notes: [],
            uses: [{ step: 0 }],
          });
        const wanted = (grams * per100g) / 100;
        const spoons =
          unit === 'tbsp'
            ? { unit, value: Math.max(1, Math.round(wanted * 2) / 2) }
            : { unit, value: tidied(wanted, unit) };
        const part = addPart(coded, {
          kind: 'ingredient',
          ingredient: at,
          amount: { ...spoons, isFixed: false },
          text: listed,
        });
        return `${role === 'fat' ? ' with ' : ' and '}${part}`;
      })
      .join('')
      .replace(/ and (.) and /u, ', $1 and ');
  }

  #indexOfAdded(one: DishIngredient): number {
    const known = this.added.findIndex(({ name }) => name === one.name);
    if (known >= 0) return known;
    this.added.push(one);
    return this.added.length - 1;
  }
}

/** Two foods for which the same stands in, named together, are one: "80 g tofu and 40 g tofu". */
function mergeTwins(coded: Coded): void {
  const pair = new RegExp(
    `(${codePattern})(?:,? and (?:the )?|, (?:the )?| with (?:the )?)(${codePattern})`,
    'u',
  );
  for (let round = 0; round < 6; round++) {
    let merged = false;
    for (const found of coded.text.matchAll(new RegExp(pair, 'gu'))) {
      const [whole, first = '', second = ''] = found;
      const [one, other] = [partAt(coded, first), partAt(coded, second)];
      if (one?.kind === 'mention' && other?.kind === 'mention' && one.text === other.text) {
        coded.text = coded.text.replace(whole, first);
        merged = true;
        break;
      }
      if (one?.kind !== 'ingredient' || other?.kind !== 'ingredient' || one.text !== other.text)
        continue;
      if (!one.amount || !other.amount || one.amount.unit !== other.amount.unit) continue;
      coded.parts[first.charCodeAt(0) - 0xe000] = {
        ...one,
        amount: { ...one.amount, value: one.amount.value + other.amount.value },
      };
      coded.text = coded.text.replace(whole, first);
      merged = true;
      break;
    }
    if (!merged) return;
  }
}

/** Says when a stand-in is safe to eat, where the steps of what it replaces did not have to. */
function sayDoneness(
  dish: CookbookDish,
  decisions: Decisions,
  steps: readonly DishStep[],
): DishStep[] {
  const told = [...steps];
  for (const [at, { way }] of decisions) {
    if (way.kind !== 'swap' || !way.to.method) continue;
    const text = told.map(stepText).join(' ');
    const missing = missingDoneness(
      text,
      way.to.method,
      shortOf(way.to, dish.ingredients[at]?.name ?? ''),
    );
    const isHot = ({ segments }: DishStep) =>
      segments.some((one) => one.kind === 'timer' && one.passes === 'cook');
    const named = told.findLastIndex(
      (one) =>
        isHot(one) && one.segments.some((part) => 'ingredient' in part && part.ingredient === at),
    );
    const last = named >= 0 ? named : told.findLastIndex(isHot);
    const step = told[last];
    if (missing && step)
      told[last] = { ...step, segments: [...step.segments, { kind: 'text', text: missing }] };
  }
  return told;
}

/** The steps of a dish as they read after what was decided. */
export function adaptSteps(
  dish: CookbookDish,
  decisions: Decisions,
  finder: WordFinder,
): AdaptedSteps {
  const adapter = new StepAdapter(dish, decisions, finder);
  try {
    const steps = dish.steps.flatMap((step) => adapter.adapt(step) ?? []);
    return {
      steps: sayDoneness(dish, decisions, steps),
      added: adapter.added,
      minutesLess: adapter.minutesLess,
    };
  } catch (error) {
    if (error instanceof Stuck) return { stuckAt: error.at };
    throw error;
  }
}
