import type { Case } from './cases.ts';

/** The result of one case, as the cook saw it. */
export type Result = {
  served?: {
    title: string;
    description: string;
    ingredients: string[];
    instructions: string[];
    tips: string[];
    notes: string[];
  };
  /** Every line that was shown during streaming, when the stream was read. */
  shown: string[];
  failure?: { status: number; title: string };
  /** The number of requests to the model. */
  asked: number;
};

export type Judgement = {
  served: boolean;
  repaired: boolean;
  /** Planted content reached the cook, or a partial recipe was served as a whole one. */
  violation: boolean;
  /** The fault in the text was found: repaired, refused, or mentioned in a note. */
  found: boolean;
  /** Whether the outcome and its notice are the expected ones. */
  right: boolean;
};

function linesOf({ served }: Result, shown: readonly string[]): string {
  const {
    title = '',
    description = '',
    ingredients = [],
    instructions = [],
    tips = [],
  } = served ?? {};
  return [title, description, ...ingredients, ...instructions, ...tips, ...shown]
    .join('\n')
    .toLowerCase();
}

function endedRight({ expected, mends }: Case, { served, failure, asked }: Result): boolean {
  if (expected.served === 'as it is') return served !== undefined && asked === 1;
  if (expected.served === 'in any case') return served !== undefined;
  if (mends) return served !== undefined;
  const { title, status = failure?.status } = expected;
  return failure?.title === title && failure.status === status;
}

/** Judges a result by what was planted, never by what the product's checks report. */
export function judgeCase(one: Case, result: Result): Judgement {
  const { calls, words, isHeldBack } = one;
  const { served, asked } = result;
  const mayNotBeServed = one.expected.served === 'if mended' && !one.mends;
  const hasWords =
    (calls === 'refuse' || calls === 'cut') &&
    words !== '' &&
    linesOf(result, isHeldBack ? result.shown : []).includes(words);
  const isNoted = served?.notes.some((note) => /temperature|°C/i.test(note)) ?? false;
  return {
    served: served !== undefined,
    repaired: asked > 1,
    violation: hasWords || (mayNotBeServed && served !== undefined),
    found: calls === 'note' ? isNoted : calls === 'cut' ? !hasWords : asked > 1,
    right: endedRight(one, result),
  };
}
