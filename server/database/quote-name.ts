/** Quotes any name as an SQL identifier. Values are bound as parameters, never quoted. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Quotes a name with its schema as an SQL identifier. */
export function quotePair(schema: string, name: string): string {
  return `${quote(schema)}.${quote(name)}`;
}
