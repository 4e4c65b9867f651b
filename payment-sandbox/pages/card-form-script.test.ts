import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cardFormScript, formatExpiry, groupDigits } from './card-form-script.ts';

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['6200000000000000003', '6200 0000 0000 0000003'],
  ['378282246310005', '3782 822463 10005'],
])('the card number %s is grouped as on a card: %s', (digits, grouped) => {
  expect(groupDigits(digits)).toBe(grouped);
});

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['1234', '12/34'],
])('the expiry %s becomes %s', (digits, expiry) => {
  expect(formatExpiry(digits)).toBe(expiry);
});

/** An input of the page: `type` does what typing at its end does. */
function fakeInput() {
  const listeners: (() => void)[] = [];
  const input = {
    value: '',
    selectionStart: 0,
    checked: false,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    type(text: string, cursor = text.length) {
      Object.assign(input, { value: text, selectionStart: cursor });
      for (const listener of listeners) listener();
      return input.value;
    },
  };
  return input;
}

test('the text in the page runs without this module', () => {
  const inputs = new Map(
    ['number', 'cvc', 'expiry', 'name', 'pay-card'].map((id) => [id, fakeInput()]),
  );
  const button = { ...fakeInput(), hidden: true, dataset: { number: '4242', cvc: '123' } };
  let press = () => {};
  button.addEventListener = (_, listener) => {
    press = listener;
    return 1;
  };
  const page = createContext({
    document: {
      querySelectorAll: () => [button],
      querySelector: (selector: string) => inputs.get(selector.replace('input#', '')) ?? null,
      getElementById: () => null,
    },
  });
  runInContext(cardFormScript, page);
  expect(button.hidden).toBe(false);
  expect(inputs.get('number')?.type('42424')).toBe('4242 4');
  expect(inputs.get('number')?.type('42424', 2)).toBe('42424');
  expect(inputs.get('expiry')?.type('12/3')).toBe('12/3');
  expect(inputs.get('expiry')?.type('123')).toBe('12/3');
  inputs.get('name')?.type('Ada');
  press();
  const values = [...inputs.values()].map(({ value }) => value);
  expect(values).toEqual(['4242', '123', '12/34', 'Ada', '']);
  expect(inputs.get('pay-card')?.checked).toBe(true);
});
