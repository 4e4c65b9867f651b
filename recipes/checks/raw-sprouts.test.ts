import { expect, test } from 'vitest';
import { understand } from '../selections/understand.ts';
import { judge } from './judge.ts';

const pregnant = understand({
  selections: { 'Dietary Constraints': ['Pregnancy-Friendly'] },
  wish: '',
});
const bans = pregnant.ok ? pregnant.requirements.bans : [];

const brokenIn = (ingredients: string[], instructions: string[]) =>
  judge(
    { title: 'Noodle Bowl', description: '', ingredients, instructions, tips: [] },
    bans,
  ).flatMap(({ broken }) => broken.map(({ reason }) => reason));

test.each([
  'Serve with 150 g bean sprouts and the herbs, to add at the table.',
  'Ladle the broth over the noodles. Scatter over the bean sprouts.',
  'Fry half of the bean sprouts in the wok for 1 minute. Top with the remaining beansprouts.',
  'Serve the hot broth with the bean sprouts on the side.',
  'Ladle the hot soup into bowls and top with the bean sprouts.',
  'Pile the fried tofu on the noodles, and scatter over the bean sprouts.',
  'Mix the bean sprouts with the dressing and divide between bowls.',
  'Blanch the noodles, drain, and mix with the bean sprouts.',
  'Toss the bean sprouts with the lime juice and serve.',
  'Serve with bean sprouts, lime and charred chillies.',
  'Top the fried rice with the bean sprouts.',
  'Scatter over the bean sprouts and roasted peanuts.',
  'Rinse the bean sprouts in the water.',
  'Do not cook the bean sprouts.',
])('raw sprouts break Pregnancy-Friendly: %s', (step) => {
  expect(brokenIn(['150 g bean sprouts', '200 g rice noodles'], [step])).toEqual(['raw-sprouts']);
});

test.each([
  [['150 g bean sprouts'], 'Blanch the bean sprouts for 1 minute. Serve the bean sprouts on top.'],
  [['150 g bean sprouts, scalded'], 'Serve with the bean sprouts.'],
  [['150 g bean sprouts'], 'Add the bean sprouts to the wok and toss for 2 minutes.'],
  [['150 g bean sprouts'], 'Rinse the bean sprouts. Boil them for 3 minutes.'],
  [['150 g bean sprouts'], 'Plunge the bean sprouts into the bubbling broth for 1 minute.'],
  [
    ['150 g bean sprouts'],
    'Blanch the bean sprouts. Top with the remaining noodles and the bean sprouts.',
  ],
  [['150 g bean sprouts'], 'Dip 150 g bean sprouts in it for 1 minute, until piping hot.'],
  [['150 g bean sprouts'], 'Soak the noodles, adding the bean sprouts for the last minute.'],
  [['150 g bean sprouts'], 'Add the noodles and bean sprouts. Stir-fry for 2 minutes.'],
  [
    ['150 g bean sprouts'],
    'Heat the oil. Add the carrots, then the bean sprouts. Cook for 3 minutes.',
  ],
  [['150 g bean sprouts'], 'Add the bean sprouts and stir over a high heat for 2 minutes.'],
  [['150 g bean sprouts, rinsed in boiling water'], 'Serve with the bean sprouts.'],
  [['300 g Brussels sprouts'], 'Top with the shaved sprouts.'],
])('cooked sprouts, and others, do not: %s, %s', (ingredients, step) => {
  expect(brokenIn(ingredients, [step])).toEqual([]);
});
