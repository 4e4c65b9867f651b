import { expect, test } from 'vitest';
import { linkMessages, linkNotice } from './link-messages.ts';

test('a visitor gets the message of each code', () => {
  for (const [code, notice] of Object.entries(linkMessages)) {
    expect(linkNotice(code, 'visitor')).toEqual(notice);
  }
});

test('a signed-in user gets no sign-in request and nothing about an account', () => {
  for (const code of Object.keys(linkMessages)) {
    expect(linkNotice(code, 'signed in')?.message).not.toMatch(/sign in\b|Your/);
  }
});

test.each(['', 'otp_expired', 'toString', '__proto__', 'constructor'])(
  '%j has no message',
  (code) => {
    expect(linkNotice(code, 'visitor')).toBeUndefined();
    expect(linkNotice(code, 'signed in')).toBeUndefined();
  },
);
