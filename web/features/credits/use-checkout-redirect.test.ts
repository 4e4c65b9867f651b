import { expect, test } from 'vitest';
import { isWebAddress } from './use-checkout-redirect.ts';

test('isWebAddress accepts only absolute http and https URLs', () => {
  expect(isWebAddress('https://checkout.stripe.com/c/pay/cs_1#x')).toBe(true);
  expect(isWebAddress('http://localhost:3000/sandbox/checkout')).toBe(true);
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc', '/credits', '']) {
    expect(isWebAddress(url), url).toBe(false);
  }
});
