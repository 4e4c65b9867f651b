import { cleanCases } from '#tests/support/model-answers/faults/cases.ts';
import { say } from '#tests/support/model-server/reply.ts';
import { runCase } from '#tests/support/model-server/run-case.ts';
import type { ModelServer } from '#tests/support/model-server/start-model-server.ts';
import { percentile } from '../percentile.ts';
import type { BenchStage } from './open-stage.ts';
import type { Cost } from './own-cost.ts';

const samples = 25;
/** The pace of a fast model: a word every 4 ms. */
const everyMs = 4;

/**
 * Measures how soon a cook sees words after the model's first token. The yardstick is the time that the model takes for its first line,
 * since only whole lines can be judged.
 */
export async function measureFirstWords(stage: BenchStage, server: ModelServer): Promise<Cost[]> {
  const seen: number[] = [];
  const said: number[] = [];
  const plain = cleanCases().filter(({ answer }) => answer.text.startsWith('# '));
  for (const one of plain.slice(0, samples)) {
    const firstLine = one.answer.text.split('\n', 1)[0] ?? '';
    const replies = [say(one.answer.text, { firstTokenAfterMs: 50, everyMs })];
    const { firstWordsMs } = await runCase(stage, stage.cook, server, { ...one, replies });
    if (firstWordsMs === undefined) continue;
    seen.push(firstWordsMs);
    said.push(firstLine.split(' ').length * everyMs);
  }
  return [
    {
      part: 'first words after the first token',
      p50Ms: percentile(seen, 0.5),
      p95Ms: percentile(seen, 0.95),
    },
    {
      part: 'yardstick: the first line being said',
      p50Ms: percentile(said, 0.5),
      p95Ms: percentile(said, 0.95),
    },
  ];
}
