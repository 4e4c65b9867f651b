/** Collects the values of a statement while its text is printed. Every value travels as text, never inside the SQL. */
export class Statement {
  readonly values: string[] = [];

  /**
   * The place of a value, as text: `$3::text`. Fixing the type keeps the driver from guessing how to write it, and a
   * cast that follows (`$3::text::uuid`) is PostgreSQL's own reading, with PostgreSQL's own error.
   */
  bind(value: string): string {
    this.values.push(value);
    return `$${this.values.length}::text`;
  }

  bindNumber(value: number): string {
    return `${this.bind(String(value))}::bigint`;
  }
}

/** A name as SQL. Names come from the catalogue; aliases, which callers choose, are quoted the same way. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quotePair(schema: string, name: string): string {
  return `${quote(schema)}.${quote(name)}`;
}

/** PostgreSQL's literal of a list: `{"a","b\"c"}`. */
export function arrayLiteral(values: string[]): string {
  const items = values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`);
  return `{${items.join(',')}}`;
}
