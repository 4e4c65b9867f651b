import type { Case } from './cases.ts';

/** What came of one case, as its cook saw it. */
export type Result = {
  served?: {
    title: string;
    description: string;
    ingredients: string[];
    instructions: string[];
    tips: string[];
    notes: string[];
  };
  /** Every line that was shown while it was written, where it was followed. */
  shown: string[];
  failure?: { status: number; title: string };
  /** How often the model was asked. */
  asked: number;
};

export type Judgement = {
  served: boolean;
  repaired: boolean;
  /** Something that was planted reached the cook, or half a recipe passed for a whole one. */
  violation: boolean;
  /** The fault in the text was seen: mended, refused, or named in a note. */
  found: boolean;
  /** Whether the end is the one that the fault calls for, with its notice. */
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

/** Judges by what was planted, never by what our checks say. */
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
