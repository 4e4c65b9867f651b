import type { Random } from '#recipes/random.ts';
import { type Reply, refusals, say } from '#tests/support/model-server/reply.ts';
import { goodAnswer } from '#tests/support/scripted-model.ts';

const good = say(goodAnswer, { everyMs: 2 });
const breaksOff = (how: 'is cut' | 'stalls' | 'ends early'): Reply =>
  say(goodAnswer, { fault: { afterCharacters: Math.floor(goodAnswer.length / 2), how } });

/** Draws how the model answers during a chaos run: well and slowly, badly, or not at all. The last reply applies to all later requests. */
export function drawModelReplies(random: Random): Reply[] {
  const replies: Reply[] = [
    good,
    say(goodAnswer, { firstTokenAfterMs: 800, everyMs: 6 }),
    { does: 'hangs up' },
    breaksOff('is cut'),
    breaksOff('ends early'),
    refusals.overloaded,
  ];
  const drawn = Array.from({ length: 12 }, () => random.pick(replies));
  // One reply never ends: its cook waits for the model's timeout, and no longer.
  if (random.next() < 0.3)
    drawn.splice(random.between(0, 6), 0, random.pick([breaksOff('stalls'), { does: 'silence' }]));
  return [...drawn, good];
}
