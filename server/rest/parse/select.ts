import { noAggregates, tooMuch } from '../problems.ts';
import { limits } from '../request-limits.ts';
import { type Field, readField } from './field.ts';
import { TextReader } from './text-reader.ts';

export type SelectEmbed = {
  kind: 'embed';
  target: string;
  alias: string | undefined;
  /** Constraint, column or link table that selects the relationship. */
  hint: string | undefined;
  /** Drops the rows without a related row. */
  inner: boolean;
  /** `...target(a)`: the columns join the parent's object. */
  spread: boolean;
  items: SelectItem[];
};

export type SelectItem =
  | { kind: 'all' }
  | { kind: 'field'; field: Field; alias: string | undefined; cast: string | undefined }
  | SelectEmbed;

const everything: SelectItem[] = [{ kind: 'all' }];

/**
 * Reads `select=`: columns, `*`, `alias:column::type`, JSON paths and embedded resources, to any allowed depth.
 * @throws ApiError 400 PGRST100 with the position of the syntax error
 */
export function parseSelect(text: string): SelectItem[] {
  if (text.trim() === '') return everything;
  const reader = new TextReader(text, 'select parameter');
  const items = readItems(reader, 1, { items: 0 });
  if (!reader.atEnd) throw reader.problem('"," or the end');
  return items;
}

function readItems(reader: TextReader, depth: number, seen: { items: number }): SelectItem[] {
  if (depth > limits.selectDepth) throw tooMuch('levels of embedded resources', limits.selectDepth);
  const items: SelectItem[] = [];
  do {
    seen.items += 1;
    if (seen.items > limits.selectItems) throw tooMuch('selected items', limits.selectItems);
    reader.skipSpaces();
    items.push(readItem(reader, depth, seen));
    reader.skipSpaces();
  } while (reader.take(','));
  return items;
}

function readItem(reader: TextReader, depth: number, seen: { items: number }): SelectItem {
  if (reader.take('*')) return { kind: 'all' };
  if (reader.take('...')) return readEmbed(reader, undefined, true, depth, seen);
  const alias = readAlias(reader);
  const start = reader.position;
  const field = readField(reader);
  const isEmbed = field.path.length === 0 && ['(', '!'].includes(reader.peek());
  if (isEmbed) {
    reader.rewind(start);
    return readEmbed(reader, alias, false, depth, seen);
  }
  if (reader.peek() === '.') throw noAggregates();
  const cast = reader.take('::') ? reader.readName() : undefined;
  return { kind: 'field', field, alias, cast };
}

/** Reads `alias:` but not the `::` of a cast. */
function readAlias(reader: TextReader): string | undefined {
  const start = reader.position;
  const name = reader.readName();
  if (reader.peek(2) !== '::' && reader.take(':')) return name;
  reader.rewind(start);
  return undefined;
}

function readEmbed(
  reader: TextReader,
  alias: string | undefined,
  spread: boolean,
  depth: number,
  seen: { items: number },
): SelectEmbed {
  const target = reader.readName();
  let hint: string | undefined;
  let inner = false;
  while (reader.take('!')) {
    const word = reader.readName();
    if (word === 'inner') inner = true;
    else if (word !== 'left') hint = word;
  }
  reader.expect('(');
  if (reader.take(')')) {
    if (target === 'count') throw noAggregates();
    return { kind: 'embed', target, alias, hint, inner, spread, items: [] };
  }
  const items = readItems(reader, depth + 1, seen);
  reader.expect(')');
  return { kind: 'embed', target, alias, hint, inner, spread, items };
}
