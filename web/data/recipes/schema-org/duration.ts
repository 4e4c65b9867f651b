/** Minutes as an ISO 8601 duration, the way schema.org writes times. */
export function printDuration(minutes: number): string {
  return `PT${minutes}M`;
}
