import { expect, test } from 'vitest';
import { linkMessages, linkNotice } from './link-messages.ts';

test('a visitor reads the words of each code', () => {
  for (const [code, notice] of Object.entries(linkMessages)) {
    expect(linkNotice(code, 'visitor')).toEqual(notice);
  }
});

test('somebody who is signed in is not asked to sign in, and reads nothing about an account', () => {
  for (const code of Object.keys(linkMessages)) {
    expect(linkNotice(code, 'signed in')?.message).not.toMatch(/sign in\b|Your/);
  }
});

test.each(['', 'otp_expired', 'toString', '__proto__', 'constructor'])(
  '%j has no words',
  (code) => {
    expect(linkNotice(code, 'visitor')).toBeUndefined();
    expect(linkNotice(code, 'signed in')).toBeUndefined();
  },
);
