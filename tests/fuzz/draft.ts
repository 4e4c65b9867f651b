/** A piece of raw JSON text, for what no JavaScript value serializes to (1e400, a duplicate key, 100,000 brackets). */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Body =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: [string, string][] }
  | { kind: 'bytes'; bytes: Buffer };

/** A request before it is serialized: path and query are already encoded, as they go over the wire. */
export type Draft = {
  method: string;
  path: string;
  query: string[];
  headers: [string, string][];
  body?: Body;
};

/** One pair of a query, encoded. */
export const pair = (name: string, value: string): string =>
  `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`;

/** Replaces a header, or adds it. */
export function withHeader(draft: Draft, name: string, value: string): Draft {
  const others = draft.headers.filter(([known]) => known.toLowerCase() !== name.toLowerCase());
  return { ...draft, headers: [...others, [name, value]] };
}

function printJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(printJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${printJson(member)}`,
  );
  return `{${members.join(',')}}`;
}

const usualTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

function printBody(body: Body | undefined): Buffer | undefined {
  if (!body) return undefined;
  if (body.kind === 'bytes') return body.bytes;
  if (body.kind === 'json') return Buffer.from(printJson(body.value));
  return Buffer.from(body.fields.map(([name, value]) => pair(name, value)).join('&'));
}

/** A request as it goes over the wire. Headers are latin1: other characters are sent as their lowest byte, as an attacker might do. */
export type Written = {
  method: string;
  target: string;
  headers: [string, string][];
  body: Buffer | undefined;
};

/** @param host value of the Host header when the draft has none */
export function write(draft: Draft, host: string): Written {
  const body = printBody(draft.body);
  const headers: [string, string][] = [...draft.headers];
  const has = (name: string) => headers.some(([known]) => known.toLowerCase() === name);
  const add = (name: string, value: string) => has(name) || headers.push([name, value]);
  add('host', host);
  add('connection', 'close');
  if (draft.body && draft.body.kind !== 'bytes') add('content-type', usualTypes[draft.body.kind]);
  if (body) add('content-length', String(body.length));
  const query = draft.query.length > 0 ? `?${draft.query.join('&')}` : '';
  return { method: draft.method, target: draft.path + query, headers, body };
}

export function bytesOf({ method, target, headers, body }: Written): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n`, 'latin1');
  return body ? Buffer.concat([head, body]) : head;
}

const longestShown = 4_000;
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns the request as a curl command. Long parts are cut: the seed reproduces the whole request. */
export function curlOf({ method, target, headers, body }: Written, origin: string): string {
  const parts = ['curl', '-i', '--path-as-is', '-g', '-X', method];
  for (const [name, value] of headers) {
    if (name !== 'content-length') parts.push('-H', quoted(`${name}: ${value.slice(0, 2_000)}`));
  }
  if (body) parts.push('--data-binary', quoted(body.toString().slice(0, longestShown)));
  return [...parts, quoted(origin + target.slice(0, longestShown))].join(' ');
}
