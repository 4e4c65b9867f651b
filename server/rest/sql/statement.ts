/** Collects the values of a statement while its text is printed. Every value travels as text, never inside the SQL. */
export class Statement {
  readonly values: string[] = [];

  /**
   * The place of a value, as text: all values are one list, so that a procedure can hand on any number of them. A cast that follows
   * (`($1::text[])[3]::uuid`) is PostgreSQL's own reading, with PostgreSQL's own error.
   */
  bind(value: string): string {
    this.values.push(value);
    return `($1::text[])[${this.values.length}]`;
  }

  bindNumber(value: number): string {
    return `${this.bind(String(value))}::bigint`;
  }
}

/** PostgreSQL's literal of a list: `{"a","b\"c"}`. */
export function arrayLiteral(values: string[]): string {
  const items = values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`);
  return `{${items.join(',')}}`;
}
