const pattern = /^(?:for (?:the|your) [\p{L} -]{2,40}|(?!\d)[^:]{2,60}:)$/iu;

/** Whether a line of the list only names what follows: "For the sauce:". It is nothing to buy, to weigh or to tick. */
export function isHeading(line: string): boolean {
  return pattern.test(line.trim());
}
