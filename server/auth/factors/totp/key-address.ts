/** The colon divides issuer from account in a label, so neither may have one. */
export function withoutColons(text: string): string {
  return text.replaceAll(':', ' ').trim();
}

/**
 * The address that an authenticator app reads from the QR code (Google's key URI format). All parameters are given, also those that are
 * the default: some apps know others.
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
  // Not URLSearchParams: it writes a space as +, which many apps show.
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `otpauth://totp/${label}?${query.join('&')}`;
}
