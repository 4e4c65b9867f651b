import { limits } from '../limits.ts';
import { tooMuch } from '../problems.ts';

/** Collects the values of a statement while its text is printed. Every value travels as text, never inside the SQL. */
export class Statement {
  readonly values: string[] = [];
  #parts = 0;

  /**
   * Counts a condition or an embedded resource that is printed, before it is.
   * @throws ApiError 400 where a short request would become a statement without end
   */
  addPart(): void {
    this.#parts += 1;
    if (this.#parts > limits.statementParts) {
      throw tooMuch('conditions and embedded resources, written out', limits.statementParts);
    }
  }

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
