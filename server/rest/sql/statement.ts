import { tooMuch } from '../problems.ts';
import { limits } from '../request-limits.ts';

/** Collects the values of a statement while its text is printed. Every value is bound as text, never put into the SQL. */
export class Statement {
  readonly values: string[] = [];
  #parts = 0;

  /** Counts a condition or an embedded resource before it is printed. @throws ApiError 400 if a short request would expand to a huge statement */
  addPart(): void {
    this.#parts += 1;
    if (this.#parts > limits.statementParts) {
      throw tooMuch('conditions and embedded resources, written out', limits.statementParts);
    }
  }

  /**
   * Binds a value as text and returns its placeholder. All values are one array parameter, so that a procedure can pass on any number of them. If a
   * cast follows (`($1::text[])[3]::uuid`), PostgreSQL parses the value and raises its own error.
   */
  bind(value: string): string {
    this.values.push(value);
    return `($1::text[])[${this.values.length}]`;
  }

  bindNumber(value: number): string {
    return `${this.bind(String(value))}::bigint`;
  }
}

/** Returns PostgreSQL's array literal of a list: `{"a","b\"c"}`. */
export function arrayLiteral(values: string[]): string {
  const items = values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`);
  return `{${items.join(',')}}`;
}
