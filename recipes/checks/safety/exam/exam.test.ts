import { describe, expect, test } from 'vitest';
import { dangersFour } from './dangers-four.ts';
import { dangersOne } from './dangers-one.ts';
import { dangersThree } from './dangers-three.ts';
import { dangersTwo } from './dangers-two.ts';
import { nearMissesFour } from './near-misses-four.ts';
import { nearMissesOne } from './near-misses-one.ts';
import { nearMissesThree } from './near-misses-three.ts';
import { nearMissesTwo } from './near-misses-two.ts';
import { judgeRows } from './read-exam.ts';

const dangers = [dangersOne, dangersTwo, dangersThree, dangersFour].flatMap(judgeRows);
const nearMisses = [nearMissesOne, nearMissesTwo, nearMissesThree, nearMissesFour].flatMap(
  judgeRows,
);

test('the exam has the expected number of rows', () => {
  expect(dangers).toHaveLength(218);
  expect(nearMisses).toHaveLength(251);
});

describe('dangerous recipes fail', () => {
  test.each(dangers.map(({ topic, row, verdict, faults }) => ({ topic, row, verdict, faults })))(
    '$topic: $row',
    ({ verdict, faults }) => {
      expect(verdict.outcome).toBe('failed');
      expect(faults.some(({ weight }) => weight !== 'note')).toBe(true);
    },
  );
});

describe('safe recipes with similar words pass', () => {
  test.each(nearMisses)('$topic: $row', ({ verdict, faults }) => {
    expect(faults).toEqual([]);
    expect(verdict.outcome).not.toBe('failed');
  });
});

describe('severity of a fault', () => {
  const severityOf = (row: string) => judgeRows(row)[0]?.verdict.severity;

  test.each([
    '8 chicken thighs; 400 g passata | Stir the raw thighs into the passata. / Set aside some of the sauce to serve cold. / Cook for 30 minutes, to 74 °C.',
    '500 g pork loin; 60 ml soy sauce | Marinate the pork. / Grill to 63 °C. / Serve with the leftover marinade.',
    '250 g dried kidney beans | tip: You can skip the boil.',
    '300 g rice | Leave the cooked rice on the counter overnight.',
    '8 garlic cloves; 200 ml olive oil | Keep the garlic in its oil in the cupboard for months.',
  ])('blocking: %s', (row) => {
    expect(severityOf(row)).toBe('blocking');
  });

  test.each([
    '1 whole chicken | Rinse the chicken. / Roast to 74 °C.',
    '500 g prawns, frozen | Thaw the prawns on the counter. / Fry until pink and opaque.',
    '4 chicken breasts | Fry to 74 °C. / tip: You can skip the thermometer.',
    '500 g beef mince | Taste the raw mince. / Fry to 71 °C.',
  ])('repairable: %s', (row) => {
    expect(severityOf(row)).toBe('repairable');
  });
});

test('rinsing off a salt cure is no fault', () => {
  const [row] = judgeRows(
    '6 duck legs | Cure the duck with salt overnight in the fridge. / Rinse the duck legs. / Cook to 90 °C.',
  );
  expect(row?.faults).toEqual([]);
});

test('a fault in a tip has the tip as its place', () => {
  const [row] = judgeRows('300 g rice | Boil the rice. / tip: Leave cooked rice out overnight.');
  expect(row?.faults[0]?.finding).toMatchObject({
    where: 'tips',
    text: 'Leave cooked rice out overnight.',
  });
});
