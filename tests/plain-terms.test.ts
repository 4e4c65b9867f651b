import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSourceFiles } from './support/source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Identifiers that were renamed to the trade's terms. docs/glossary.md lists the replacements. */
const refused = [
  ...['createVisits', 'visitOf', 'KnownRequests?', 'answerKnown', 'serveKnown', 'findKnown'],
  ...['askAsCaller', 'askAsAuth', 'askAtOnce', 'askFor', 'askingRequest'],
  ...['createHolds', 'findUnheld', 'letGo', 'generationHold', 'holdBackup'],
  ...['createTurns', 'Crowded', 'inTurn', 'takeTurn', 'giveTurn', 'giveBack\\w*'],
  ...['honourOrder', 'goneWithItsCook', 'closeWithout', 'closeBroken'],
  ...['Spent', 'countSpent', 'beginSpending', 'createLooks', 'takeLook'],
  ...['mustBe[A-Z]\\w*', 'must(?:Have|Not)[A-Z]\\w*', 'tellEndLast', 'tellLoss', 'inOnePiece'],
  ...['EndedSignIns', 'createEndedSignIns', 'endedSignIns', 'noneEnded'],
  ...['answerEvenly', 'notSooner', 'refuseNotSooner', 'answerFloorMs', 'evenAnswerMs'],
  ...['drop(?:Unguarded)?Wishes', 'withoutWish', 'lockUserByWish'],
  ...['startCourier', 'Courier', 'happenings', 'settledJson', 'settledText'],
];
/** Type names that are too vague; in other places these words are fine. */
const refusedType =
  /\b(?:type|interface) (?:Visit|Told|Question|Holds|Turns|Kitchen|Studio|House)\b/g;
const refusedName = new RegExp(`\\b(?:${refused.join('|')})\\b`, 'g');

/** Constants that set a limit are named `max…` and `min…`. */
const superlative = /\bconst (?:most|longest|fewest)(?!First\b)[A-Z]\w*(?= = [\d_]+)/g;

const sources = readSourceFiles().filter(({ path }) => /^(server|recipes)\//.test(path));

const server = sources.filter(({ path }) => path.startsWith('server/'));

function findAll(pattern: RegExp, files = sources): string[] {
  return files.flatMap(({ path }) => {
    const text = readFileSync(`${root}${path}`, 'utf8');
    return [...text.matchAll(pattern)].map(([name]) => `${path}: ${name}`);
  });
}

test('no source file has a refused name', () => {
  expect(findAll(refusedName)).toEqual([]);
  expect(findAll(refusedType, server)).toEqual([]);
});

test('limits are named max… and min…', () => {
  expect(findAll(superlative)).toEqual([]);
});

test('the patterns match what they refuse', () => {
  const line = 'const longestQuote = 90; await askAsCaller(mustBeOpen, createTurns(2));';
  expect(line.match(refusedName)).toEqual(['askAsCaller', 'mustBeOpen', 'createTurns']);
  expect(line.match(superlative)).toEqual(['const longestQuote']);
});
