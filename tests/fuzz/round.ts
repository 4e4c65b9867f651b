import type { Random } from '#recipes/random.ts';
import { bytesOf, curlOf, type Draft, type Written, withHeader, write } from './draft.ts';
import { drawCases, shrinkCase } from './draw.ts';
import { type Answer, exchange, type NoAnswer } from './exchange.ts';
import type { Grammar, Known } from './grammar/grammar.ts';
import { grammarOf } from './grammars.ts';
import { changedKinds, checkDatabase, rowsOf } from './invariants.ts';
import { judge } from './judge.ts';
import { judgeLog } from './judge-log.ts';
import { mutate } from './mutate.ts';
import { type Actor, type Crew, gatherCrew } from './people.ts';
import { type Stage, secretKey } from './stage.ts';

/** Time limit for an answer on a busy machine: statements end after two seconds. */
const hangMs = 30_000;

export type Finding = {
  what: string[];
  /** The seed of the round and the place of the case in it: `7.12`. */
  seed: string;
  route: string;
  actor: string;
  curl: string;
  /** The smallest case found that fails on its own. */
  smallest?: Finding;
};

/** Formats what is wrong and how to reproduce it: by hand, or with all cases before it. */
export function printFinding({ what, seed, route, actor, curl, smallest }: Finding): string {
  const shrunk = smallest ? ['', 'The smallest case:', printFinding(smallest)] : [];
  return [`${route} as ${actor || 'anybody'}, seed ${seed}`, ...what, curl, ...shrunk].join('\n');
}

type Case = { seed: string; route: string; actor: Actor; written: Written };

export type Tally = {
  route: string;
  actor: string;
  status: number;
  durationMs: number;
  seed: string;
};

type Round = { stage: Stage; crew: Crew; known: Known; grammar: Grammar; options: Options };

/** Routes with many tables, calls or pages behind them get more requests than routes that do one thing. */
const weights: [RegExp, number][] = [
  [/^ALL \/rest/, 40],
  [/^(GET|ALL) \/\*$/, 6],
  [/generate-recipe|object\/:bucket\/\*|^ALL \/sandbox/, 3],
];
const weightOf = (route: string): number => weights.find(([which]) => which.test(route))?.[1] ?? 1;

/** Makes a case: an actor, a route, a valid request to it, and what is broken in that request. */
function makeCase(
  seed: string,
  random: Random,
  { stage, crew, known, grammar, options: { privileged, route } }: Round,
): Case {
  const actor = random.pick(crew.actors.filter((one) => one.privileged === privileged));
  const chosen =
    route ??
    random.weighted(Object.keys(grammar).map((one) => [one, weightOf(one)] as const)) ??
    '';
  const valid = grammar[chosen]?.(random, known);
  if (!valid) throw new RangeError(`There is no grammar of ${chosen}.`);
  const asked: Draft = { ...valid, headers: [...actor.headers, ...valid.headers] };
  const broken = breakSome(asked, random);
  const written = write(
    withHeader(broken, 'x-request-id', `fuzz:${seed}`.slice(0, 128)),
    `localhost:${stage.port}`,
  );
  return { seed, route: chosen, actor, written };
}

/** Leaves some requests valid, so that code that only valid requests reach is also tested. */
function breakSome(draft: Draft, random: Random): Draft {
  let broken = draft;
  const times =
    random.weighted([
      [0, 2],
      [1, 6],
      [2, 2],
      [3, 1],
    ] as const) ?? 1;
  for (let time = 0; time < times; time += 1) broken = mutate(broken, random);
  return broken;
}

const ask = (stage: Stage, { written }: Case): Promise<Answer | NoAnswer> =>
  exchange(stage.port, { bytes: bytesOf(written), method: written.method, timeoutMs: hangMs });

export type Outcome = { findings: Finding[]; tallies: Tally[] };

type Options = {
  seed: number;
  cases: number;
  /** Whether the callers may see everything; then the checks of whose rows are visible are off. */
  privileged: boolean;
  /** How many requests run at once. */
  width?: number;
  route?: string;
};

async function runCase(round: Round, one: Case, outcome: Outcome): Promise<void> {
  const { stage, crew } = round;
  const answer = await ask(stage, one);
  const secrets = [
    secretKey,
    ...crew.secrets.filter(
      (secret) => !one.written.headers.some(([, value]) => value.includes(secret)),
    ),
  ];
  const { privileged, name } = one.actor;
  const wrong = judge({ written: one.written, privileged }, answer, {
    secrets: privileged ? [secretKey] : secrets,
    canaries: crew.canaries,
  });
  const { seed, route } = one;
  if (wrong.length > 0) {
    outcome.findings.push({
      what: wrong,
      seed,
      route,
      actor: name,
      curl: curlOf(one.written, stage.origin),
    });
  }
  if ('status' in answer)
    outcome.tallies.push({
      route,
      actor: name,
      status: answer.status,
      durationMs: answer.durationMs,
      seed,
    });
}

/** Checks what the log and the process report about the cases that have just run. */
function lookBehind({ stage, crew }: Round, cases: readonly Case[], outcome: Outcome): void {
  const needles = [secretKey, ...crew.canaries, ...crew.secrets];
  const asked = new Map(cases.map((one) => [`fuzz:${one.seed}`.slice(0, 128), one]));
  const note = (what: string, one?: Case) =>
    outcome.findings.push({
      what: [what],
      seed: one?.seed ?? '?',
      route: one?.route ?? '?',
      actor: one?.actor.name ?? '?',
      curl: one ? curlOf(one.written, stage.origin) : '',
    });
  for (const line of stage.takeLog()) {
    for (const what of judgeLog(line, needles)) note(what, asked.get(line.requestId ?? ''));
  }
  for (const accident of stage.takeAccidents()) {
    const text = accident instanceof Error ? accident.stack : String(accident);
    note(`nobody caught: ${text}`, cases.at(-1));
  }
}

/** Runs cases at once, and checks what they left behind. */
async function runBatch(round: Round, cases: readonly Case[], outcome: Outcome): Promise<void> {
  await Promise.all(cases.map((one) => runCase(round, one, outcome)));
  lookBehind(round, cases, outcome);
}

/** Only these are shrunk: further findings often have the same cause, and each repeats its case many times. */
const maxShrunk = 3;

/** Adds to the first findings the smallest case that fails on its own. */
async function shrinkFindings(round: Round, findings: Finding[]): Promise<void> {
  const { seed } = round.options;
  for (const finding of findings.slice(0, maxShrunk)) {
    const index = Number(finding.seed.split('.')[1]);
    if (Number.isNaN(index)) continue;
    const smallest = await shrinkCase(seed, index, async (random) => {
      const outcome: Outcome = { findings: [], tallies: [] };
      await runBatch(round, [makeCase(`${seed}.${index}`, random, round)], outcome);
      return outcome.findings[0];
    });
    if (smallest) finding.smallest = smallest;
  }
}

/** Returns what a round has changed that it must not change. */
async function changesBy(
  { stage, crew, options }: Round,
  before: Map<string, string>,
): Promise<string[]> {
  const changed = options.privileged
    ? []
    : changedKinds(before, await rowsOf(stage.owner, crew.victim.user.id));
  return [
    ...changed.map((kind) => `somebody else's rows have changed: ${kind}`),
    ...(await checkDatabase(stage.owner)),
  ];
}

/** Runs a round with its own users. @returns what was wrong, and what was answered */
export async function runRound(
  stage: Stage,
  known: Omit<Known, 'ids' | 'emails' | 'checkouts'>,
  options: Options,
): Promise<Outcome> {
  const crew = await gatherCrew(stage);
  const { ids, emails, checkouts } = crew;
  const round: Round = {
    stage,
    crew,
    options,
    known: { ...known, ids, emails, checkouts },
    grammar: grammarOf(stage.app),
  };
  const outcome: Outcome = { findings: [], tallies: [] };
  stage.takeLog();
  const before = await rowsOf(stage.owner, crew.victim.user.id);
  const { seed, cases, width = 4 } = options;
  const all = drawCases(seed, cases, (random, index) =>
    makeCase(`${seed}.${index}`, random, round),
  );
  for (let at = 0; at < all.length; at += width)
    await runBatch(round, all.slice(at, at + width), outcome);
  await stage.app.drain();
  lookBehind(round, all, outcome);
  const wrong = await changesBy(round, before);
  await shrinkFindings(round, outcome.findings);
  if (wrong.length > 0) {
    const route = '(the whole round)';
    outcome.findings.push({ what: wrong, seed: String(seed), route, actor: '', curl: '' });
  }
  return outcome;
}
