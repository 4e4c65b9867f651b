import type { Amount, DishStep, Segment } from '../dish.ts';
import type { Problem } from '../problem.ts';
import { unitName } from '../units.ts';
import { mentionFinder } from './find-mentions.ts';
import type { CookAmount, CookItem, CookStep } from './parse-cook.ts';

/** An ingredient as the steps take it, before it is looked up in the pantry. */
export type TakenIngredient = {
  name: string;
  notes: string[];
  uses: { step: number; amount?: Amount }[];
};

type Complaint = Omit<Problem, 'path' | 'line'> & { near: string };

export type ReadSteps = {
  steps: DishStep[];
  ingredients: TakenIngredient[];
  equipment: string[];
  /** Problems, each with words of the file near it. */
  complaints: Complaint[];
};

type Passing = Extract<Segment, { kind: 'timer' }>['passes'];
const passings: Readonly<Record<string, Passing>> = {
  work: 'work',
  wait: 'wait',
  meanwhile: 'meanwhile',
};
const minutesOfUnit: Readonly<Record<string, number>> = {
  second: 1 / 60,
  minute: 1,
  min: 1,
  hour: 60,
  h: 60,
  day: 1440,
};

class StepReader {
  readonly ingredients: TakenIngredient[] = [];
  readonly equipment: string[] = [];
  readonly complaints: Complaint[] = [];

  readStep({ part, items }: CookStep, step: number): DishStep {
    const segments = items.flatMap((item) => this.#readItem(item, step));
    return { ...(part !== undefined && { part }), segments };
  }

  #complain(near: string, message: string): void {
    this.complaints.push({ near, message });
  }

  #readItem(item: CookItem, step: number): Segment[] {
    switch (item.kind) {
      case 'text':
        return [{ kind: 'text', text: item.text }];
      case 'cookware':
        if (!this.equipment.includes(item.name)) this.equipment.push(item.name);
        return [{ kind: 'cookware', text: item.name }];
      case 'timer':
        return this.#readTimer(item);
      case 'ingredient':
        return item.reference === undefined
          ? [this.#readIngredient(item, step)]
          : [this.#readReference(item, item.reference)];
    }
  }

  #readTimer({ name, amount }: Extract<CookItem, { kind: 'timer' }>): Segment[] {
    const near = `~${name ?? ''}{`;
    const unit = (amount?.unit ?? '').trim();
    const factor = minutesOfUnit[unit.replace(/s$/, '')] ?? minutesOfUnit[unit];
    if (amount?.low === undefined || amount.high === undefined || factor === undefined) {
      this.#complain(near, `a timer needs a number and a unit of time: ~{10%minutes}`);
      return [];
    }
    const passes = name === undefined ? 'cook' : passings[name];
    if (!passes) {
      this.#complain(near, `a timer is named work, wait or meanwhile, or not at all: “${name}”`);
      return [];
    }
    const [lowMinutes, highMinutes] = [amount.low * factor, amount.high * factor];
    return [{ kind: 'timer', lowMinutes, highMinutes, passes, text: timerText(amount, unit) }];
  }

  #readAmount(amount: CookAmount | undefined, near: string): Amount | undefined {
    if (!amount) return undefined;
    if (amount.low === undefined || amount.low !== amount.high || amount.low <= 0) {
      this.#complain(near, `“${amount.text}” is no amount: write one number`);
      return undefined;
    }
    const unit = amount.unit === null ? null : unitName(amount.unit);
    if (unit === undefined) {
      this.#complain(
        near,
        `“${amount.unit}” is no unit of ours: g, kg, ml, l, tsp, tbsp, pinch, handful, slice, sprig, 400 g tin …`,
      );
      return undefined;
    }
    return { value: amount.low, unit, isFixed: amount.isFixed };
  }

  #readIngredient(item: Extract<CookItem, { kind: 'ingredient' }>, step: number): Segment {
    const near = `@${item.isMention ? '&' : ''}${item.name}`;
    const known = this.ingredients.findIndex(({ name }) => name === item.name);
    const text = item.alias ?? item.name;
    if (item.isMention && known >= 0) return { kind: 'mention', ingredient: known, text };
    const amount = this.#readAmount(item.amount, near);
    const at = known >= 0 ? known : this.ingredients.length;
    const taken = this.ingredients[at] ?? { name: item.name, notes: [], uses: [] };
    this.ingredients[at] = taken;
    if (item.note !== undefined && !taken.notes.includes(item.note)) taken.notes.push(item.note);
    taken.uses.push({ step, ...(amount && { amount }) });
    return { kind: 'ingredient', ingredient: at, ...(amount && { amount }), text };
  }

  #readReference(item: Extract<CookItem, { kind: 'ingredient' }>, path: string): Segment {
    const amount = this.#readAmount(item.amount, `@./${path}`);
    return {
      kind: 'dish',
      path,
      ...(amount && { amount }),
      ...(item.alias !== undefined && { text: item.alias }),
    };
  }
}

const quarters: Readonly<Record<string, string>> = { '25': '¼', '5': '½', '75': '¾' };

/** Prints the time of a timer: "20–30 minutes", "1½ hours", "1 hour". */
function timerText({ text, high = 0 }: CookAmount, unit: string): string {
  const word = unit.replace(/^min(?:ute)?s?$/, 'minute').replace(/^h(?:our)?s?$/, 'hour');
  const number = text
    .replace(/\.(25|5|75)\b/g, (_, part: string) => quarters[part] ?? '')
    .replace(/\b0(?=[¼½¾])/, '');
  return `${number} ${word.replace(/s$/, '')}${high > 1 ? 's' : ''}`;
}

/** Converts the steps of Cooklang's parser into segments, and collects the ingredients and equipment that they use. */
export function readSteps(cookSteps: readonly CookStep[]): ReadSteps {
  const reader = new StepReader();
  const read = cookSteps.map((step, index) => reader.readStep(step, index));
  const findMentions = mentionFinder(reader.ingredients.map(({ name }) => name));
  const steps = read.map(({ segments, ...step }) => ({
    ...step,
    segments: segments.flatMap((segment) =>
      segment.kind === 'text' ? findMentions(segment.text) : [segment],
    ),
  }));
  const { ingredients, equipment, complaints } = reader;
  return { steps, ingredients, equipment, complaints };
}
