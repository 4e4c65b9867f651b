import { expect, test } from 'vitest';
import { edgeOf, turnedSize } from './cut-photo.ts';

test.each([
  [4000, 512],
  [512, 512],
  [300.4, 300],
  [0.2, 1],
])('a square of %d pixels is drawn %d wide', (width, edge) => {
  expect(edgeOf({ width })).toBe(edge);
});

test.each([
  [0, [160, 90]],
  [1, [90, 160]],
  [2, [160, 90]],
  [-1, [90, 160]],
  [-4, [160, 90]],
])('returns the size after %d quarter turns', (quarterTurns, [width, height]) => {
  expect(turnedSize({ width: 160, height: 90 }, quarterTurns)).toEqual({ width, height });
});
