import { phraseOf } from '../../pantry/words.ts';
import { type ReadWish, readWish } from './read-wish.ts';

/** One question of an exam: a wish, the codes that must be understood, codes that are optional, and words that must be left as unknown. */
export type Question = { wish: string; wanted: string[]; allowed: string[]; notKnown: string[] };

/** The result of a question: codes that are right, superfluous or missing. */
export type Mark = { wish: string; right: string[]; tooMany: string[]; lacking: string[] };

/** Reads an exam: one wish with its codes per line, separated by a tab. `~` marks an optional code, `?` a word that must be left as unknown. */
export function readExam(table: string): Question[] {
  const [, ...rows] = table.trimEnd().split('\n');
  return rows.map((row) => {
    const [wish = '', cell = ''] = row.split('\t');
    const codes = cell
      .split(';')
      .map((code) => code.trim())
      .filter((code) => code !== '');
    return {
      wish,
      wanted: codes.filter((code) => !/^[~?]/.test(code)),
      allowed: codes.filter((code) => code.startsWith('~')).map((code) => code.slice(1)),
      notKnown: codes.filter((code) => code.startsWith('?')).map((code) => code.slice(1)),
    };
  });
}

/** Returns what was understood as exam codes. */
function codesOf(read: ReadWish): string[] {
  const one = (code: string, value: string | number | undefined) =>
    value === undefined ? [] : [`${code}=${value}`];
  const many = (code: string, values: readonly string[] = []) =>
    values.map((value) => `${code}=${value}`);
  const isForKids = read.parts.some(({ kind }) => kind === 'audience');
  const labels = (kind: string, lead: string) =>
    read.parts.filter((part) => part.kind === kind).map(({ label }) => label.replace(lead, ''));
  return [
    ...one('servings', read.servings),
    ...one('max', read.maxTotalMinutes),
    ...one('min', read.leastTotalMinutes),
    ...one('course', read.course),
    ...one('spice', read.spice),
    ...one('difficulty', read.difficulty),
    ...many('cuisine', read.cuisines),
    ...many('technique', read.techniques),
    ...many('style', read.styles),
    ...many('occasion', read.occasions),
    ...many('with', read.with),
    ...many('without', read.without),
    ...many('texture', read.textures),
    ...many('diet', read.diets),
    ...many('out', [...read.avoid, ...read.allergens]),
    ...many('useup', labels('use-up', 'To use up: ')),
    ...many('food', labels('food', 'With: ')),
    ...(isForKids ? ['audience=kids'] : []),
  ];
}

/** Codes that another code implies. They count neither as right nor as wrong. */
const implied: readonly (readonly [RegExp, string[]])[] = [
  [/^with=air fryer/, ['technique=Air Frying']],
  [/^with=slow cooker/, ['technique=Slow Cooking']],
  [/^with=one p/, ['style=One Pot']],
  [/^without=heat/, ['without=oven', 'without=hob']],
  [/^audience=kids/, ['spice=mild', 'style=Family Friendly']],
  [/^style=Family Friendly/, ['audience=kids']],
  [/^out=gluten|^diet=gluten-free/, ['out=gluten', 'diet=gluten-free']],
];

const nameIn = (code: string) => phraseOf(code.slice(code.indexOf('=') + 1));
const kindOf = (code: string) => code.slice(0, code.indexOf('='));

/** Codes for foods agree when one name contains the other: "half a cabbage" and "cabbage". */
const agrees = (one: string, other: string): boolean =>
  kindOf(one) === kindOf(other) &&
  (nameIn(one) === nameIn(other) ||
    (['useup', 'food', 'out'].includes(kindOf(one)) &&
      (nameIn(one).includes(nameIn(other)) || nameIn(other).includes(nameIn(one)))));

export function mark({ wish, wanted, allowed, notKnown }: Question): Mark {
  const read = readWish(wish);
  const codes = codesOf(read);
  const along = [...wanted, ...allowed, ...codes].flatMap((code) =>
    implied.filter(([pattern]) => pattern.test(code)).flatMap(([, others]) => others),
  );
  const isHeat = (code: string) =>
    code === 'without=heat' && ['without=oven', 'without=hob'].every((one) => codes.includes(one));
  const isRight = (code: string) => codes.some((one) => agrees(one, code)) || isHeat(code);
  const said = [...read.left, ...read.unknown].join(' ');
  return {
    wish,
    right: wanted.filter(isRight),
    tooMany: codes.filter(
      (code) => ![...wanted, ...allowed, ...along].some((one) => agrees(one, code)),
    ),
    lacking: [
      ...wanted.filter((code) => !isRight(code)),
      ...notKnown.filter((word) => !said.includes(word)).map((word) => `?${word}`),
    ],
  };
}
