import {
  addPart,
  type Coded,
  codesIn,
  decode,
  encode,
  partAt,
  sentencesOf,
} from '#chef/cookbook/coded-text.ts';
import type {
  Amount,
  CookbookDish,
  DishIngredient,
  DishStep,
  Segment,
} from '#chef/cookbook/dish.ts';
import { gramsOfOne } from '#chef/cookbook/printing/amounts.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import { agreeing, agreeingNext } from './agree.ts';
import { amountOf, tidied } from './amount-of.ts';
import {
  agreeingVerbs,
  counted,
  type Decisions,
  isMany,
  nameOf,
  shortOf,
  type WordFinder,
} from './decisions.ts';
import { fitSentence } from './fit-method.ts';
import { fryLonger } from './fry-longer.ts';
import { leaveOut } from './leave-out.ts';
import { markWords } from './mark-words.ts';
import { mergeTwins } from './merge-twins.ts';
import { sayDoneness } from './say-doneness.ts';
import { isAlone, isAnimal, leansBack, needsFat } from './sentence-facts.ts';
import type { StandIn } from './stand-in.ts';

/** The adapted steps, or the index of the ingredient whose removal or swap could not be worded. */
export type AdaptedSteps =
  | { steps: DishStep[]; added: DishIngredient[]; minutesLess: number }
  | { stuckAt: number | undefined };

class Stuck extends Error {
  readonly at: number | undefined;
  constructor(at: number | undefined) {
    super('no words for it');
    this.at = at;
  }
}

class StepAdapter {
  readonly added: DishIngredient[] = [];
  minutesLess = 0;
  #lastWasDropped = false;
  /** The only swap in the previous sentence. */
  #lastSwap: { to: StandIn; old: DishIngredient } | undefined;
  readonly #dish: CookbookDish;
  readonly #decisions: Decisions;
  readonly #finder: WordFinder;
  /** Whether no animal food (meat, fish or eggs) stays in the dish, so that no other doneness has to be stated. */
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
    // Drop a step that lost text and names no food, tool or time any more, for example "Turn the heat down."
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

  /** Rewords verbs and adjectives made from butter when butter is removed: "buttered" → "greased", "the buttery apple" → "the apple". */
  #withoutVerbs(text: string): string {
    const isButterGone = [...this.#decisions.keys()].some((at) =>
      /butter/.test(this.#dish.ingredients[at]?.pantryId ?? ''),
    );
    if (!isButterGone) return text;
    return text
      .replace(/\b([Bb])uttered\b/g, (_, letter: string) =>
        letter === 'B' ? 'Greased' : 'greased',
      )
      .replace(/\b(the|its) buttery\b/g, '$1')
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
    codesIn(text).some((one) => {
      const kind = partAt(coded, one)?.kind;
      return kind === 'ingredient' || kind === 'dish';
    });

  #firstGone(coded: Coded, sentence: string, isOut: (at: number) => boolean): number | undefined {
    for (const one of codesIn(sentence)) {
      const part = partAt(coded, one);
      if (part && 'ingredient' in part && isOut(part.ingredient)) return part.ingredient;
    }
    return undefined;
  }

  #dropTimers(coded: Coded, sentence: string): void {
    for (const one of codesIn(sentence)) {
      const part = partAt(coded, one);
      if (part?.kind === 'timer' && part.passes === 'cook') this.minutesLess += part.highMinutes;
    }
  }

  #fitted(coded: Coded, sentence: string): string {
    let text = sentence;
    for (const [at, { way }] of this.#decisions) {
      if (way.kind !== 'swap' || !way.to.method) continue;
      const isAbout = codesIn(sentence).some((one) => {
        const part = partAt(coded, one);
        return part !== undefined && 'ingredient' in part && part.ingredient === at;
      });
      const fitted = fitSentence(text, way.to.method, {
        isAbout,
        isOnly: this.#isOnly,
        isAlone: isAlone(coded, sentence, this.#dish, this.#decisions),
      });
      if (fitted === undefined) throw new Stuck(at);
      text = fitted;
    }
    this.minutesLess -= fryLonger(coded, text, (segment) => this.#swapOf(segment));
    const [lone, ...others] = codesIn(text).flatMap(
      (one) => this.#swapOf(partAt(coded, one)) ?? [],
    );
    const said = agreeing(coded, agreeingNext(text, this.#lastSwap), (segment) =>
      this.#swapOf(segment),
    );
    this.#lastSwap = others.every(({ old }) => old === lone?.old) ? lone : undefined;
    return said;
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
        swap.to.extras?.some(({ role }) => role !== 'fat') || needsFat(coded, sentence, this.#dish);
      if (part.kind === 'ingredient' && part.amount && swap.to.extras && needed) {
        extras.set(code, this.#extrasFor(coded, part.amount, swap));
      }
    }
    for (const [code, text] of extras) {
      const after = coded.text[coded.text.indexOf(code) + 1] ?? '';
      const isInList = after === ',' && text.startsWith(' and ');
      coded.text = coded.text.replace(code, code + (isInList ? text.replace(' and ', ', ') : text));
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

/** Returns the steps of a dish with the decisions carried out. */
export function adaptSteps(
  dish: CookbookDish,
  decisions: Decisions,
  finder: WordFinder,
): AdaptedSteps {
  const adapter = new StepAdapter(dish, decisions, finder);
  try {
    const steps = dish.steps.flatMap((step) => adapter.adapt(step) ?? []);
    const told = sayDoneness(dish, decisions, steps);
    if ('uncooked' in told) return { stuckAt: told.uncooked };
    return {
      steps: told,
      added: adapter.added,
      minutesLess: adapter.minutesLess,
    };
  } catch (error) {
    if (error instanceof Stuck) return { stuckAt: error.at };
    throw error;
  }
}
