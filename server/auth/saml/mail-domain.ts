import { domainToASCII } from 'node:url';

/**
 * A mail domain as it is kept and compared: lower case, in the letters of DNS (`bücher.example` and `xn--bcher-kva.example` are one),
 * without the dot of the root.
 * @returns an empty text for what is no domain
 */
export function mailDomain(text: string): string {
  const domain = domainToASCII(text.trim().replace(/\.$/, ''));
  return /^[a-z0-9.-]{1,253}$/.test(domain) ? domain : '';
}
