import type { Segment } from './dish.ts';

/**
 * A step as one line of text in which each ingredient, timer and piece of cookware is a single letter of the private use area, so
 * that patterns can split a sentence and join it again.
 */
export type Coded = { text: string; parts: Segment[] };

const firstCode = 0xe000;

/** Matches the letters that represent segments. */
export const codePattern = '[\\uE000-\\uF8FF]';

const codeOf = (at: number): string => String.fromCharCode(firstCode + at);

/** Returns the segment that a letter represents. */
export const partAt = ({ parts }: Coded, code: string): Segment | undefined =>
  parts[code.charCodeAt(0) - firstCode];

/** Returns the segment letters of a text, in order. */
export const codesIn = (text: string): string[] => text.match(/[\uE000-\uF8FF]/gu) ?? [];

/** Adds a segment and returns its letter. */
export function addPart(coded: Coded, segment: Segment): string {
  coded.parts.push(segment);
  return codeOf(coded.parts.length - 1);
}

export function encode(segments: readonly Segment[]): Coded {
  const coded: Coded = { text: '', parts: [] };
  for (const segment of segments)
    coded.text += segment.kind === 'text' ? segment.text : addPart(coded, segment);
  return coded;
}

export function decode(coded: Coded): Segment[] {
  const pieces = coded.text.split(new RegExp(`(${codePattern})`, 'u'));
  return pieces.flatMap((piece): Segment[] => {
    if (piece === '') return [];
    const part = /^[\uE000-\uF8FF]$/u.test(piece) ? partAt(coded, piece) : undefined;
    return [part ?? { kind: 'text', text: piece }];
  });
}

/** Splits a text into sentences, each with the space after it. */
export const sentencesOf = (text: string): string[] =>
  text.match(/.+?(?:[.!?](?=\s)\s+|$)/gsu) ?? [];
