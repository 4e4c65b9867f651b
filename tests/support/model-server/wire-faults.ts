import { readCleanAnswers } from '../model-answers/clean-answers.ts';
import type { Case } from '../model-answers/faults/cases.ts';
import { type Reply, type ReplyFault, rateLimited, refusals, say } from './reply.ts';

type WireFault = {
  kind: string;
  replies: (text: string) => Reply[];
  /** The expected notice; left out when the recipe arrives in the end. */
  notice?: { title: string; status?: number };
  timeoutMs?: number;
};

const failed = (status?: number) => ({
  title: 'Generation failed',
  ...(status === undefined ? {} : { status }),
});
const timedOut = { title: 'Timed out', status: 504 };

const breaks = (text: string, how: ReplyFault['how']) =>
  say(text, { fault: { afterCharacters: Math.floor(text.length / 3), how } });
const inTwoSeconds = () => new Date(Date.now() + 2000).toUTCString();

const always = (kind: string, reply: Reply, status?: number): WireFault => ({
  kind,
  replies: () => [reply],
  notice: failed(status),
});

/** Network faults between the product and a provider, each with its expected notice. */
const wireFaults: WireFault[] = [
  { kind: 'slow start', replies: (text) => [say(text, { firstTokenAfterMs: 250 })] },
  { kind: 'one character a chunk', replies: (text) => [say(text, { pieces: 'characters' })] },
  { kind: 'chunks within characters', replies: (text) => [say(text, { pieces: 'bytes' })] },
  { kind: 'all in one chunk', replies: (text) => [say(text, { pieces: 'whole' })] },
  {
    kind: 'stall before the headers',
    replies: () => [{ does: 'silence' }],
    notice: timedOut,
    timeoutMs: 700,
  },
  {
    kind: 'stall amid the answer',
    replies: (text) => [breaks(text, 'stalls')],
    notice: timedOut,
    timeoutMs: 700,
  },
  { kind: 'hangs up once', replies: (text) => [{ does: 'hangs up' }, say(text)] },
  always('hangs up', { does: 'hangs up' }, 503),
  { kind: 'cut once', replies: (text) => [breaks(text, 'is cut'), say(text)] },
  { kind: 'cut', replies: (text) => [breaks(text, 'is cut')], notice: failed(502) },
  { kind: 'ends early', replies: (text) => [breaks(text, 'ends early')], notice: failed(502) },
  {
    kind: 'a chunk that is no JSON',
    replies: (text) => [breaks(text, 'turns to garbage')],
    notice: failed(502),
  },
  always('401', refusals.unauthorised, 502),
  always('403', refusals.forbidden, 502),
  always('404 model', refusals.noSuchModel, 502),
  always('429 for an hour', rateLimited('3600'), 503),
  { kind: '429 for a second', replies: (text) => [rateLimited('1'), say(text)] },
  { kind: '429 until a date', replies: (text) => [rateLimited(inTwoSeconds()), say(text)] },
  {
    kind: '500 twice, then fine',
    replies: (text) => [refusals.serverError, refusals.serverError, say(text)],
  },
  always('500', refusals.serverError, 503),
  always('503', refusals.overloaded, 503),
  always('a web page', refusals.webPage),
  always('an endless answer', { does: 'endless' }, 502),
];

/** Returns one case for each network fault, on a good recipe. */
export function wireCases(): Case[] {
  const answers = readCleanAnswers().filter(({ name }) => name === 'apple-crumble.md');
  return answers.flatMap((answer) =>
    wireFaults.map(({ kind, replies, notice, timeoutMs }) => ({
      kind,
      answer,
      replies: replies(answer.text),
      mends: notice === undefined,
      expected: { served: 'if mended', ...(notice ?? failed()) },
      words: '',
      isHeldBack: false,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    })),
  );
}
