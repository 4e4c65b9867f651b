import { type Reply, say } from '../../model-server/reply.ts';
import { type CleanAnswer, readCleanAnswers } from '../clean-answers.ts';
import { partsOf } from './answer-parts.ts';
import type { Calls, Planter } from './fault.ts';
import { banPlanters } from './plant-bans.ts';
import { dangerPlanters } from './plant-danger.ts';
import { groundingPlanters } from './plant-grounding.ts';
import { pick, type Random, seededRandom } from './random.ts';
import { type Spoiled, spoiled } from './spoil.ts';

/** One generation to run: what the model answers, and the expected result that only the test can see. */
export type Case = {
  kind: string;
  answer: CleanAnswer;
  /** What the model server does with the first request, the second and so on; the last reply repeats for all later requests. */
  replies: readonly Reply[];
  /** Whether a good answer follows in time. */
  mends: boolean;
  expected:
    | { served: 'as it is' }
    | { served: 'if mended'; title: string; status?: number }
    | { served: 'in any case'; calls: Calls };
  /** The words that a served recipe must not contain, in lower case; empty when nothing is forbidden. */
  words: string;
  /** Whether these words must not be shown during streaming either. */
  isHeldBack: boolean;
  /** How the engine must react to the fault, when the text has one. */
  calls?: Calls;
  /** Shorter than the product's minute, for cases where no answer arrives. */
  timeoutMs?: number;
};

const checksFailed = { served: 'if mended', title: 'Generation failed', status: 502 } as const;

function plantedCase(planter: Planter, answer: CleanAnswer, random: Random): Case | undefined {
  const { kind, calls, isHeldBack = false } = planter;
  const parts = partsOf(answer.text);
  const planted = parts && planter.plant(answer, parts, random);
  if (!planted) return undefined;
  const mends = random() < 0.5;
  const first = say(planted.text);
  const second = mends ? say(answer.text) : first;
  const expected = calls === 'refuse' ? checksFailed : ({ served: 'in any case', calls } as const);
  return {
    kind,
    answer,
    replies: [first, second],
    mends,
    expected,
    words: planted.words,
    isHeldBack,
    calls,
  };
}

/** These faults are not retried: the model would answer the same, and the cook is waiting. */
const final = ['empty', 'white space', 'refusal', 'content filter'];

function spoiledCase(
  { kind, title, status, spoil }: Spoiled,
  answer: CleanAnswer,
  random: Random,
): Case {
  const mends = !final.includes(kind) && random() < 0.5;
  const first = spoil(answer.text, random);
  const second = mends ? say(answer.text) : first;
  const expected = { served: 'if mended', title, status } as const;
  return { kind, answer, replies: [first, second], mends, expected, words: '', isHeldBack: false };
}

/** Returns one case for each clean answer. */
export function cleanCases(answers = readCleanAnswers()): Case[] {
  return answers.map((answer) => ({
    kind: 'clean',
    answer,
    replies: [say(answer.text), say(answer.text)],
    mends: true,
    expected: { served: 'as it is' },
    words: '',
    isHeldBack: false,
  }));
}

type Maker = { kind: string; make(answer: CleanAnswer, random: Random): Case | undefined };

const makers: Maker[] = [
  ...[...banPlanters, ...groundingPlanters, ...dangerPlanters].map((planter) => ({
    kind: planter.kind,
    make: (answer: CleanAnswer, random: Random) => plantedCase(planter, answer, random),
  })),
  ...spoiled.map((one) => ({
    kind: one.kind,
    make: (answer: CleanAnswer, random: Random) => spoiledCase(one, answer, random),
  })),
];

/** Returns the same number of cases for each kind of fault, planted into clean answers. The same seed gives the same cases. */
export function faultyCases(perKind: number, seed = 3): Case[] {
  const answers = readCleanAnswers();
  return makers.flatMap(({ make }, index) => {
    const random = seededRandom(seed * 1000 + index);
    const cases: Case[] = [];
    for (let tries = 0; cases.length < perKind && tries < perKind * 30; tries += 1) {
      const answer = pick(answers, random);
      const made = answer && make(answer, random);
      if (made) cases.push(made);
    }
    return cases;
  });
}

export const kindCount = makers.length;
