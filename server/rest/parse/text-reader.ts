import { tooMuch, unparsable } from '../problems.ts';
import { limits } from '../request-limits.ts';

/** Matches an unquoted name at `lastIndex`, up to the arrow of a JSON path. */
const bareName = /(?:(?!->)[\p{L}\p{N}_$ -])*/uy;

/** Reads one parameter's text from left to right, and creates errors with the position of a syntax error. */
export class TextReader {
  readonly text: string;
  readonly #what: string;
  #position = 0;

  /** @param what what the text should be ("filter", "select parameter"), for error messages */
  constructor(text: string, what: string) {
    this.text = text;
    this.#what = what;
  }

  get atEnd(): boolean {
    return this.#position >= this.text.length;
  }

  get position(): number {
    return this.#position;
  }

  rewind(position: number): void {
    this.#position = position;
  }

  peek(length = 1): string {
    return this.text.slice(this.#position, this.#position + length);
  }

  /** Consumes `expected` if it comes next, and returns whether it did. */
  take(expected: string): boolean {
    if (!this.text.startsWith(expected, this.#position)) return false;
    this.#position += expected.length;
    return true;
  }

  expect(expected: string): void {
    if (!this.take(expected)) throw this.problem(`"${expected}"`);
  }

  skipSpaces(): void {
    while (this.peek() === ' ') this.#position += 1;
  }

  /** Reads the text up to the first character of `stops`, or to the end. */
  readUntil(stops: string): string {
    const start = this.#position;
    while (!this.atEnd && !stops.includes(this.peek())) this.#position += 1;
    return this.text.slice(start, this.#position);
  }

  readRest(): string {
    const rest = this.text.slice(this.#position);
    this.#position = this.text.length;
    return rest;
  }

  /** Reads a `"…"` in which a backslash escapes the next character; undefined when no quote starts here or it is not closed. */
  readQuoted(): string | undefined {
    const start = this.#position;
    if (!this.take('"')) return undefined;
    let value = '';
    while (!this.atEnd) {
      if (this.take('"')) return value;
      this.take('\\');
      value += this.peek();
      this.#position += 1;
    }
    this.#position = start;
    return undefined;
  }

  /** Reads the name of a column, table, function or alias, bare or in double quotes. */
  readName(): string {
    const quoted = this.readQuoted();
    const name = quoted ?? this.#readBareName();
    if (name === '') throw this.problem('a name');
    if (Buffer.byteLength(name) > limits.nameBytes)
      throw tooMuch('bytes in a name', limits.nameBytes);
    return name;
  }

  #readBareName(): string {
    bareName.lastIndex = this.#position;
    const [name = ''] = bareName.exec(this.text) ?? [];
    this.#position += name.length;
    return name.trim();
  }

  problem(expecting: string): Error {
    const found = this.atEnd ? 'unexpected end of input' : `unexpected "${this.peek()}"`;
    return unparsable(this.#what, this.text, this.#position + 1, `${found} expecting ${expecting}`);
  }
}
