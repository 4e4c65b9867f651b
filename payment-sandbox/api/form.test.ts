import { expect, test } from 'vitest';
import { SandboxError } from '../stripe-error.ts';
import { readForm } from './form.ts';

test('reads the nested form encoding of stripe-node', () => {
  const body =
    'mode=payment&line_items[0][price_data][unit_amount]=999&line_items[0][quantity]=1' +
    '&line_items[1][quantity]=2&metadata[a%20b]=c&expand[]=x&expand[]=y.z';
  expect(readForm(body)).toEqual({
    mode: 'payment',
    line_items: [{ price_data: { unit_amount: '999' }, quantity: '1' }, { quantity: '2' }],
    metadata: { 'a b': 'c' },
    expand: ['x', 'y.z'],
  });
});

test('reads keys that do not count up from zero as an object, not a list', () => {
  expect(readForm('a[1]=x&a[2]=y&b[0]=z&c=')).toEqual({ a: { 1: 'x', 2: 'y' }, b: ['z'], c: '' });
});

test('refuses __proto__ and names that are nested too deeply', () => {
  expect(() => readForm('__proto__[polluted]=1')).toThrow(SandboxError);
  expect(() => readForm('a[__proto__][b]=1')).toThrow(SandboxError);
  expect(() => readForm('a[b][c][d][e][f][g][h][i]=1')).toThrow(SandboxError);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
