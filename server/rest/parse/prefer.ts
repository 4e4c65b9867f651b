import { badPreferences } from '../problems.ts';

export type Preferences = {
  representation: 'full' | 'minimal' | undefined;
  count: boolean;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  missing: 'default' | undefined;
  handling: 'strict' | 'lenient' | undefined;
  /** Applied only together with handling=strict, as upstream, and never to reads and inserts. */
  maxAffected: number | undefined;
  /** The applied preferences, as listed in the answer's Preference-Applied header. */
  applied: string[];
};

/** The kind of a request: not every kind supports every preference. */
export type RequestKind = 'read' | 'insert' | 'update' | 'delete' | 'call';

/** The kinds of requests that support a preference. All kinds support a preference that is not listed. */
const obeyedBy: Record<string, readonly RequestKind[]> = {
  return: ['insert', 'update', 'delete', 'call'],
  resolution: ['insert'],
  missing: ['insert'],
  'max-affected': ['update', 'delete', 'call'],
};

const known: Record<string, readonly string[]> = {
  return: ['representation', 'minimal'],
  // All three are counted exactly; a planner's estimate would be cheaper but wrong.
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default'],
  handling: ['strict', 'lenient'],
  tx: ['commit', 'rollback'],
};

function isKnown(name: string, value: string): boolean {
  if (name === 'max-affected') return /^\d{1,9}$/.test(value);
  if (name === 'timezone') return true;
  return Object.hasOwn(known, name) && (known[name] ?? []).includes(value);
}

/** Splits `return=minimal, count=exact`. If a preference is given twice, the first value is used. */
function split(header: string): { given: Map<string, string>; invalid: string[] } {
  const given = new Map<string, string>();
  const invalid: string[] = [];
  for (const part of header.split(',')) {
    const [name = '', value = ''] = part.split('=').map((side) => side.trim());
    if (name === '') continue;
    if (!isKnown(name, value)) invalid.push(part.trim());
    else if (!given.has(name)) given.set(name, value);
  }
  return { given, invalid };
}

/**
 * Reads the Prefer header.
 * @throws ApiError 400 PGRST122 for unknown preferences, only with handling=strict
 */
export function parsePreferences(header: string | null, kind: RequestKind): Preferences {
  const { given, invalid } = split(header ?? '');
  const handling = pick(given, 'handling', ['strict', 'lenient'] as const);
  if (handling === 'strict' && invalid.length > 0) throw badPreferences(invalid);
  const kept = pick(given, 'return', ['representation', 'minimal'] as const);
  const isObeyed = (name: string) =>
    (obeyedBy[name]?.includes(kind) ?? true) && (name !== 'max-affected' || handling === 'strict');
  const maxAffected = isObeyed('max-affected') ? given.get('max-affected') : undefined;
  return {
    representation: kept === 'representation' ? 'full' : kept,
    count: given.has('count'),
    resolution: pick(given, 'resolution', ['merge-duplicates', 'ignore-duplicates'] as const),
    missing: pick(given, 'missing', ['default'] as const),
    handling,
    maxAffected: maxAffected === undefined ? undefined : Number(maxAffected),
    applied: [...given]
      .filter(([name]) => name !== 'tx' && name !== 'timezone')
      .filter(([name]) => isObeyed(name))
      .map(([name, value]) => `${name}=${name === 'count' ? 'exact' : value}`),
  };
}

function pick<Value extends string>(
  given: Map<string, string>,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === given.get(name));
}
