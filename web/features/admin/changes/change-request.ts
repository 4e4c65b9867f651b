import { type SubjectKind, subjectKinds } from './actions.ts';

/** The filters of the change log; null means no filter. */
export type ChangeRequest = {
  /** The id of an admin, or "service", or "operator". */
  who: string | null;
  kind: SubjectKind | null;
  action: string | null;
  /** First and last day in the local time zone: "2026-11-21". */
  from: string | null;
  until: string | null;
  search: string;
  /** A single subject: "category:…", "group:…" or "user:…". */
  subject: { kind: string; id: string } | null;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function dayNamed(word: string | null): string | null {
  if (word === null || !/^\d{4}-\d{2}-\d{2}$/.test(word)) return null;
  return Number.isNaN(new Date(`${word}T00:00:00`).getTime()) ? null : word;
}

function subjectNamed(word: string | null): ChangeRequest['subject'] {
  const [kind, id, ...rest] = word?.split(':') ?? [];
  if (!kind || !id || rest.length > 0 || !(kind in subjectKinds) || !uuid.test(id)) return null;
  return { kind, id };
}

/** Parses the filters from the query parameters. Invalid values are ignored. */
export function requestNamed(read: (key: string) => string | null): ChangeRequest {
  const [who, kind, action] = [read('who'), read('kind'), read('action')];
  const isKnown = who !== null && (who === 'service' || who === 'operator' || uuid.test(who));
  return {
    who: isKnown ? who : null,
    kind: kind !== null && kind in subjectKinds ? (kind as SubjectKind) : null,
    action: action !== null && /^[a-z_]{1,60}$/.test(action) ? action : null,
    from: dayNamed(read('from')),
    until: dayNamed(read('until')),
    search: (read('q') ?? '').slice(0, 200),
    subject: subjectNamed(read('subject')),
  };
}

/** Returns true if any filter is set. */
export function isNarrowed({ search, ...others }: ChangeRequest): boolean {
  return search !== '' || Object.values(others).some((value) => value !== null);
}

/** Returns the date range as timestamps in the local time zone, up to the end of the last day. */
export function momentsOf({ from, until }: Pick<ChangeRequest, 'from' | 'until'>) {
  const end = until === null ? null : new Date(`${until}T00:00:00`);
  end?.setDate(end.getDate() + 1);
  return {
    ...(from !== null && { p_from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(end !== null && { p_until: end.toISOString() }),
  };
}

/** Returns the URL of the change log filtered to one category, group or user. */
export function changesAddress(kind: string, id: string): string {
  return `/admin?tab=changes&subject=${kind}:${id}`;
}
