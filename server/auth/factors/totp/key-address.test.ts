import fc from 'fast-check';
import { URI } from 'otpauth';
import { expect, test } from 'vitest';
import { keyAddress } from './key-address.ts';
import { qrCode } from './qr-code.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

test('another library parses the address back for any issuer and account name', () => {
  const words = fc
    .string({ unit: 'binary', minLength: 1, maxLength: 60 })
    .filter((text) => /[^:\s]/.test(text));
  fc.assert(
    fc.property(words, words, (issuer, account) => {
      const key = URI.parse(keyAddress({ issuer, account, secret }));
      const readable = (text: string) => text.replaceAll(':', ' ').trim();
      expect(key).toMatchObject({
        issuer: readable(issuer),
        label: readable(account),
        algorithm: 'SHA1',
        digits: 6,
        period: 30,
      });
      expect(key.secret.base32).toBe(secret);
    }),
  );
});

test('the longest names fit into a QR code', () => {
  const address = keyAddress({ issuer: '鮭'.repeat(60), account: 'x'.repeat(255), secret });
  expect(qrCode(address)).toMatch(/^<svg [^#%]*<\/svg>$/);
});
