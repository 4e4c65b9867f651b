import { badPreferences } from '../problems.ts';

export type Preferences = {
  representation: 'full' | 'minimal' | undefined;
  count: boolean;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  missing: 'default' | undefined;
  handling: 'strict' | 'lenient' | undefined;
  /** Only obeyed together with handling=strict, as upstream, and never by reads and inserts. */
  maxAffected: number | undefined;
  /** The preferences that are honoured, as the answer's Preference-Applied says them. */
  applied: string[];
};

/** What a request does: not every preference can be obeyed by each kind. */
export type RequestKind = 'read' | 'insert' | 'update' | 'delete' | 'call';

/** The kinds of requests that obey a preference; those that are not listed are obeyed by all. */
const obeyedBy: Record<string, readonly RequestKind[]> = {
  return: ['insert', 'update', 'delete', 'call'],
  resolution: ['insert'],
  missing: ['insert'],
  'max-affected': ['update', 'delete', 'call'],
};

const known: Record<string, readonly string[]> = {
  return: ['representation', 'minimal'],
  // A planner's estimate would be cheaper and wrong; all three are counted exactly.
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

/** Splits `return=minimal, count=exact`; of a preference that is given twice the first one counts. */
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
 * @throws ApiError 400 PGRST122 for unknown preferences, only when handling=strict asks for it
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
