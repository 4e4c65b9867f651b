import { tooMuch } from '../problems.ts';
import { limits } from '../request-limits.ts';
import { type Field, readField } from './field.ts';
import { TextReader } from './text-reader.ts';

export type OrderTerm = {
  field: Field;
  /** The embedded resource that has the column: `order=categories(name)`. */
  embed: string | undefined;
  descending: boolean;
  nulls: 'first' | 'last' | undefined;
};

/** Reads `order=a.desc.nullslast,b,data->>c.asc,embedded(d).desc`. */
export function parseOrder(text: string): OrderTerm[] {
  if (text.trim() === '') return [];
  const reader = new TextReader(text, 'order');
  const terms: OrderTerm[] = [];
  do {
    reader.skipSpaces();
    terms.push(readTerm(reader));
    reader.skipSpaces();
    if (terms.length > limits.orderTerms) throw tooMuch('order terms', limits.orderTerms);
  } while (reader.take(','));
  if (!reader.atEnd) throw reader.problem('"," or the end');
  return terms;
}

function readTerm(reader: TextReader): OrderTerm {
  const outer = readField(reader);
  const isEmbedded = outer.path.length === 0 && reader.take('(');
  const field = isEmbedded ? readField(reader) : outer;
  if (isEmbedded) reader.expect(')');
  const descending = reader.take('.desc');
  if (!descending) reader.take('.asc');
  const nullsFirst = reader.take('.nullsfirst');
  const nullsLast = !nullsFirst && reader.take('.nullslast');
  if (!reader.atEnd && ![',', ' '].includes(reader.peek())) {
    throw reader.problem('asc, desc, nullsfirst or nullslast');
  }
  return {
    field,
    embed: isEmbedded ? outer.column : undefined,
    descending,
    nulls: nullsFirst ? 'first' : nullsLast ? 'last' : undefined,
  };
}
