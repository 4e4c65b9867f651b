/** A name as SQL, whatever is in it. Values are bound, never quoted. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A name in its schema as SQL. */
export function quotePair(schema: string, name: string): string {
  return `${quote(schema)}.${quote(name)}`;
}
