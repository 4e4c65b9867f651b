/** Replaces colons: a colon separates issuer and account in the label, so neither may contain one. */
export function withoutColons(text: string): string {
  return text.replaceAll(':', ' ').trim();
}

/**
 * Returns the address that an authenticator app reads from the QR code (Google's key URI format). It includes every parameter, even those
 * at their default value, because some apps have other defaults.
 * @param secret base32
 */
export function keyAddress(key: { issuer: string; account: string; secret: string }): string {
  const issuer = withoutColons(key.issuer);
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(withoutColons(key.account))}`;
  const parameters = {
    algorithm: 'SHA1',
    digits: '6',
    issuer,
    period: '30',
    secret: key.secret,
  };
  // Not URLSearchParams: it encodes a space as +, which many apps display literally.
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `otpauth://totp/${label}?${query.join('&')}`;
}
