import { describe, expect, test } from 'vitest';
import { hex } from '../colour.ts';
import { formByArrangement } from './form-by-arrangement.ts';
import { readColour } from './read-colour.ts';
import { readLookWords } from './read-look-words.ts';
import { readTold, sauceAsTold } from './read-told.ts';
import { readView } from './read-view.ts';

const prompt =
  'Palak Paneer: white cubes set into green sauce, in a shallow earthenware bowl; 2 cm cubes; a swirl of cream; colours: dark green, white; close view at an angle.';

describe('readLookWords', () => {
  test('reads every part of a cookbook photo prompt', () => {
    expect(readLookWords('Palak Paneer', prompt)).toEqual({
      arrangement: 'white cubes set into green sauce',
      vessel: 'a shallow earthenware bowl',
      details: ['2 cm cubes', 'a swirl of cream'],
      colours: ['dark green', 'white'],
      view: 'angle',
      distance: 'close',
    });
  });

  test('reads only the view from a free-form prompt, and nothing without a prompt', () => {
    const words = readLookWords('Soup', 'A bowl of soup on linen, photographed from above');
    expect(words).toMatchObject({ arrangement: '', vessel: '', colours: [], view: 'above' });
    expect(readLookWords('Soup').view).toBeUndefined();
  });

  test('sets the camera tilt: none from above, most from the side', () => {
    const tiltOf = (view: string) =>
      readView(readLookWords('T', `T: a heap, in a bowl; close view ${view}.`), 'salad', 's').tilt;
    expect(tiltOf('from above')).toBe(0);
    expect(tiltOf('at an angle')).toBeGreaterThan(0.5);
    expect(tiltOf('from the side')).toBeGreaterThan(tiltOf('at an angle'));
  });
});

const [red, green, blue] = [0, 1, 2];
const part = (words: string, channel: number) => hex(readColour(words) ?? '#000000')[channel] ?? 0;

describe('readColour', () => {
  test('reads a colour name with its lighter or darker modifier', () => {
    expect(part('brick red', red)).toBeGreaterThan(2 * part('brick red', green));
    expect(part('pale green', green)).toBeGreaterThan(part('green', green));
    expect(part('dark green', green)).toBeLessThan(part('green', green));
    expect(part('golden brown', red)).toBeGreaterThan(part('golden brown', blue));
  });

  test.each(['', 'glossy', 'constructor', '🍅'])('finds no colour in “%s”', (words) => {
    expect(readColour(words)).toBeUndefined();
  });
});

describe('colours of the photo prompt', () => {
  const told = (colours: string, form: 'curry' | 'loaf' | 'salad', hasBase = false) =>
    readTold(
      readLookWords('T', `T: x, in a y; colours: ${colours}; close view at an angle.`),
      form,
      hasBase,
    );

  test('the first colour is the sauce colour, skipping rice and garnish colours', () => {
    expect(told('orange, green', 'curry').sauce).toBe(readColour('orange'));
    expect(told('white, brick red', 'curry', true).sauce).toBe(readColour('brick red'));
    expect(told('green flecks, amber', 'curry').sauce).toBe(readColour('amber'));
  });

  test('set the crust colour of a loaf, and no dough or sauce colour of a salad', () => {
    expect(told('mahogany, white', 'loaf').dough?.crust).toBe(readColour('mahogany'));
    expect(told('green, red', 'salad')).toEqual({ sauce: undefined, dough: undefined });
  });

  test('shift the sauce colour most of the way to the given colour', () => {
    const sauce = { colour: '#808080', shade: '#606060', body: 'thick' } as const;
    const moved = sauceAsTold(sauce, '#c02010');
    expect(hex(moved?.colour ?? '')[red]).toBeGreaterThan(hex('#a04038')[red] ?? 1);
    expect(sauceAsTold(undefined, '#c02010')).toBeUndefined();
    expect(sauceAsTold(sauce, undefined)).toBe(sauce);
  });
});

test.each([
  ['thick soup with chickpeas showing', 'brothy-soup'],
  ['a thick stew, heaped', 'stew'],
  ['prawns curled in sauce', 'stew'],
  ['squares with crackled tops', 'bars'],
  ['a loose heap', undefined],
  ['', undefined],
])('the arrangement “%s” gives the form %s', (arrangement, form) => {
  expect(formByArrangement(arrangement)).toBe(form);
});
