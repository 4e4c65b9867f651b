import type { LogLine } from './stage.ts';

const errorLevel = 50;
/** Answers of 500 and above that correctly report a temporary state are also logged as errors. */
const foreseen = /57014|canceling statement due to statement timeout|statement timeout/;

/** @returns what is wrong with a line of the log */
export function judgeLog(line: LogLine, needles: readonly string[]): string[] {
  const text = JSON.stringify(line);
  const found = needles
    .filter((needle) => text.includes(needle))
    .map((needle) => `in the log: ${needle.slice(0, 30)} (${line.msg})`);
  const { status } = line as { status?: number };
  const isTrue =
    foreseen.test(text) || (line.msg === 'request failed' && status !== undefined && status > 500);
  if (line.level >= errorLevel && !isTrue)
    found.push(`logged as a fault of ours: ${text.slice(0, 1_500)}`);
  return found;
}
