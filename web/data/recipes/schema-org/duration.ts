/** Returns minutes as an ISO 8601 duration, the format of schema.org. */
export function printDuration(minutes: number): string {
  return `PT${minutes}M`;
}
