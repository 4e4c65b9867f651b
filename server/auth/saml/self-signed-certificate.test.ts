import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { selfSignedCertificate } from './self-signed-certificate.ts';

test('returns a self-signed certificate that is valid for 100 years', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const now = new Date('2026-03-01T10:20:30Z');
  const pem = selfSignedCertificate(privateKey, 'saffron.test', now);
  const certificate = new X509Certificate(pem);
  expect(certificate.verify(publicKey)).toBe(true);
  expect(certificate.checkPrivateKey(privateKey)).toBe(true);
  expect([certificate.subject, certificate.issuer]).toEqual(['CN=saffron.test', 'CN=saffron.test']);
  expect(certificate.validFromDate.toISOString()).toBe('2026-03-01T10:20:30.000Z');
  expect(certificate.validToDate.toISOString()).toBe('2126-03-01T10:20:30.000Z');
  const another = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(certificate.verify(another.publicKey)).toBe(false);
});
