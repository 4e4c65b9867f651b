import { createPublicKey, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';

/** Encodes a DER value (X.690). It supports only what a certificate needs. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length]), bytes, content]);
}

const sequence = (...contents: Buffer[]) => der(0x30, ...contents);
const text = (value: string) => der(0x0c, Buffer.from(value));
/** GeneralizedTime: required for dates from 2050 on (RFC 5280 §4.1.2.5). */
const time = (date: Date) =>
  der(
    0x18,
    Buffer.from(
      date
        .toISOString()
        .replace(/[-:T]/g, '')
        .replace(/\.\d+Z$/, 'Z'),
    ),
  );
/** UTCTime: required by the same section for dates before 2050. */
const shortTime = (date: Date) => {
  const whole = time(date).subarray(2);
  return der(0x17, whole.subarray(2));
};

const sha256WithRsa = sequence(
  der(0x06, Buffer.from('2a864886f70d01010b', 'hex')),
  der(0x05), // no parameters
);
const commonName = der(0x06, Buffer.from('550403', 'hex'));

function serialNumber(): Buffer {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40; // positive, and without a leading zero
  return der(0x02, bytes);
}

/**
 * Creates a self-signed certificate (X.509 v3, PEM). It is valid for 100 years, since SAML trusts the key and not the certificate
 * around it.
 * @param name the common name of the certificate's owner
 */
export function selfSignedCertificate(privateKey: KeyObject, name: string, now: Date): string {
  const subject = sequence(der(0x31, sequence(commonName, text(name.slice(0, 64)))));
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + 100);
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))), // version 3
    serialNumber(),
    sha256WithRsa,
    subject,
    sequence(shortTime(now), time(end)),
    subject,
    publicKey,
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(
    content,
    sha256WithRsa,
    der(0x03, Buffer.from([0]), signature), // no unused bits
  );
  return new X509Certificate(certificate).toString();
}
