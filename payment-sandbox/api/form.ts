import { invalid } from '../stripe-error.ts';

type FormValue = string | FormValue[] | { [name: string]: FormValue };
type Branch = { [name: string]: FormValue };

const maxDepth = 8;

/** Splits a name into its parts: `line_items[0][price_data][currency]` has four, `expand[]` has `expand` and an empty one. */
function partsOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  const parts = [first, ...rest.map((part) => part.replace(/\]$/, ''))];
  const unusable = parts.some((part) => part === '__proto__') || parts.length > maxDepth;
  if (first === '' || unusable) throw invalid(`Invalid name of a parameter: ${name.slice(0, 100)}`);
  return parts;
}

function put(branch: Branch, parts: string[], value: string): void {
  const [part = '', ...rest] = parts;
  const key = part === '' ? String(Object.keys(branch).length) : part;
  if (rest.length === 0) {
    branch[key] = value;
    return;
  }
  const next = branch[key];
  const child: Branch = typeof next === 'object' && !Array.isArray(next) ? next : {};
  branch[key] = child;
  put(child, rest, value);
}

/** Converts objects whose keys count up from zero to arrays. */
function toLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, toLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Reads the nested form encoding of Stripe's bodies and query strings. @throws SandboxError */
export function readForm(text: string): Branch {
  const root: Branch = {};
  for (const [name, value] of new URLSearchParams(text)) put(root, partsOf(name), value);
  const read = Object.entries(root).map(([name, value]) => [name, toLists(value)] as const);
  return Object.fromEntries(read);
}
