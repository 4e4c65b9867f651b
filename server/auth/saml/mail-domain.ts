import { domainToASCII } from 'node:url';

/**
 * Normalizes a mail domain for storage and comparison: lower case, in Punycode (`bücher.example` and `xn--bcher-kva.example` are
 * equal), without the trailing dot.
 * @returns an empty string for text that is not a domain
 */
export function mailDomain(text: string): string {
  const domain = domainToASCII(text.trim().replace(/\.$/, ''));
  return /^[a-z0-9.-]{1,253}$/.test(domain) ? domain : '';
}
