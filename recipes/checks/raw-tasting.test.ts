import { expect, test } from 'vitest';
import { linesOf } from '../dish/lines.ts';
import { findBadAdvice } from './safety/find-bad-advice.ts';
import { saidIn } from './safety/sentences.ts';

const nothing = { title: '', description: '', ingredients: [], instructions: [], tips: [] };
const list = ['300 g lauki', '25 g chickpea flour', '200 g lamb mince', '2 eggs', '300 g beans'];
const faults = (step: string) =>
  findBadAdvice(saidIn(linesOf({ ...nothing, instructions: [step] })), list);

test.each([
  'Peel the lauki and nibble a sliver raw before anything else, because a bitter one belongs in the bin.',
  'Wash the carrots and taste a small bit raw.',
])('a vegetable may be tasted raw: %s', (step) => {
  expect(faults(step)).toEqual([]);
});

test.each([
  'Mix the mince with the lauki and nibble a sliver raw.',
  'Shape the patties and taste a bit raw.',
  'Slice the lamb and nibble a sliver raw.',
  'Shell the kidney beans and taste a bit raw.',
  'Peel the lauki and nibble the mince raw.',
  'Peel the lauki, stir it into the batter and taste a bit raw.',
])('meat, egg, flour and beans may not: %s', (step) => {
  expect(faults(step)).not.toEqual([]);
});
