import { expect, test } from 'vitest';
import { identityInWords } from './identity-in-words.ts';

const providers = [{ name: 'acme', label: 'Acme Kitchens' }];

test.each([
  ['email', { email: 'pat@example.com' }, 'Email and password', 'pat@example.com'],
  ['phone', { phone: '4915112345678' }, 'Phone', '+4915112345678'],
  ['acme', { email: 'pat@acme.example', name: 'Pat' }, 'Acme Kitchens', 'pat@acme.example'],
  ['github', { user_name: 'pat', name: 'Pat' }, 'Github', 'pat'],
  ['sso:3f2c', { name: 'Pat' }, 'Your organization', 'Pat'],
  ['acme', {}, 'Acme Kitchens', ''],
])('labels the provider %s with the data %j', (provider, data, label, detail) => {
  expect(identityInWords({ provider, identity_data: data }, providers)).toEqual({ label, detail });
});
