/** The registry's verdict on the packages: no serious fault, faults, or no answer. */
export type Verdict =
  | { kind: 'clean'; summary: string }
  | { kind: 'found'; faults: string[] }
  | { kind: 'unanswered'; reason: string };

type Advisory = { url?: string; title?: string; severity?: string };
type AuditAnswer = {
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { via?: (string | Advisory)[] }>;
  message?: string;
};

const serious = new Set(['high', 'critical']);

/** Removes URLs: registry messages contain the registry address, which is private to each machine. */
const withoutAddresses = (text: string) => text.replaceAll(/\S+:\/\/\S+/g, 'the registry').trim();

function parse(printed: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(printed);
    return typeof read === 'object' && read !== null
      ? (read as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the output of `npm audit --json`. Only output with vulnerability counts is an answer: npm also exits with an error when the
 * registry did not answer.
 * @param accepted URLs of advisories that are known and do not affect this product
 */
export function readAudit(printed: string, accepted: ReadonlySet<string>): Verdict {
  const answer = parse(printed) as AuditAnswer | undefined;
  const counts = answer?.metadata?.vulnerabilities;
  if (!answer || !counts) {
    return {
      kind: 'unanswered',
      reason: withoutAddresses(answer?.message ?? 'npm printed no result'),
    };
  }
  const faults = Object.entries(answer.vulnerabilities ?? {}).flatMap(([name, { via = [] }]) =>
    via
      .filter((one) => typeof one === 'object')
      .filter(({ severity, url }) => serious.has(severity ?? '') && !accepted.has(url ?? ''))
      .map(({ severity, title, url }) => `${name}: ${severity}, ${title} (${url})`),
  );
  if (faults.length > 0) return { kind: 'found', faults: [...new Set(faults)] };
  return {
    kind: 'clean',
    summary: `${counts.total ?? 0} advisories, none high or critical that is not accepted`,
  };
}

type SignaturesAnswer = {
  invalid?: { name: string; version: string }[];
  missing?: unknown[];
  error?: { code?: string };
};

/** Reads the output of `npm audit signatures --json`. */
export function readSignatures(printed: string): Verdict {
  const answer = parse(printed) as SignaturesAnswer | undefined;
  if (!Array.isArray(answer?.invalid)) {
    const reason = answer?.error?.code ?? 'npm printed no result';
    return { kind: 'unanswered', reason };
  }
  const faults = answer.invalid.map(
    ({ name, version }) => `${name}@${version}: its signature is wrong`,
  );
  if (faults.length > 0) return { kind: 'found', faults };
  return {
    kind: 'clean',
    summary: `no wrong signature (${answer.missing?.length ?? 0} packages without one)`,
  };
}
