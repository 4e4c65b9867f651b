const pattern = /^(?:for (?:the|your) [\p{L} -]{2,40}|(?!\d)[^:]{2,60}:)$/iu;

/** Returns whether an ingredient line is only a heading, such as "For the sauce:". A heading is not bought, weighed or ticked. */
export function isHeading(line: string): boolean {
  return pattern.test(line.trim());
}
