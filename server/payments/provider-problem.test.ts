import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { ApiError } from '../errors.ts';
import { isRefusedFor, toProviderProblem } from './provider-problem.ts';

const { errors } = Stripe;

test('an unreachable provider is a temporary error: 503', () => {
  const problem = toProviderProblem(
    new errors.StripeConnectionError({ message: 'ECONNREFUSED' } as never),
  );
  expect(problem).toMatchObject({ status: 503, code: 'payment_provider_failed' });
});

test('a request that the provider refuses is a configuration error: 502', () => {
  const refused = new errors.StripeInvalidRequestError({
    message: 'No such customer',
    code: 'resource_missing',
    param: 'customer',
  } as never);
  expect(toProviderProblem(refused)).toMatchObject({ status: 502 });
  expect(isRefusedFor(refused, 'resource_missing')).toBe(true);
  expect(isRefusedFor(refused, 'charge_disputed')).toBe(false);
});

test('the logged cause has the message but no key, email address or card', () => {
  const raw = {
    message: 'Invalid API Key provided: sk_live_planted51 for ada@example.com',
    statusCode: 401,
    payment_method: { billing_details: { email: 'ada@example.com' }, card: { last4: '4242' } },
    headers: { authorization: 'Bearer sk_live_planted51' },
  };
  const problem = toProviderProblem(new errors.StripeAuthenticationError(raw as never));
  expect(problem).toBeInstanceOf(ApiError);
  const cause = (problem as ApiError).cause as Error;
  expect(cause.message).toBe('Invalid API Key provided: (key) for (address)');
  expect(JSON.stringify({ ...cause, stack: cause.stack })).not.toMatch(/planted|ada@|4242/);
});

test('other errors are returned unchanged', () => {
  const other = new TypeError('ours');
  expect(toProviderProblem(other)).toBe(other);
});
