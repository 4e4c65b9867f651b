import { getSupabase, type Supabase } from '../../../data/supabase-client.ts';
import { type Change, changeFrom } from './change.ts';
import { type ChangeRequest, momentsOf } from './change-request.ts';

const changesPerPage = 25;
/** The maximum number of matching people whose changes a search includes. */
const mostPeople = 100;

/** Pagination cursor: the page begins after this entry. */
export type Place = { createdAt: string; id: number };
export type ChangePage = {
  changes: Change[];
  next: Place | null;
  /** True if more people match the search than are included. */
  isPartial: boolean;
};

async function findPeople(supabase: Supabase, search: string) {
  const asked = { p_search: search, p_page_size: mostPeople };
  const { data, error } = await supabase.rpc('find_users', asked).single();
  if (error) throw error;
  return { people: data.user_ids ?? [], isPartial: (data.total ?? 0) > mostPeople };
}

function aboutSubject({ kind, id }: NonNullable<ChangeRequest['subject']>) {
  // For a user, include the changes of their purchases, which have separate ids.
  return kind === 'user' ? { p_subject_user_ids: [id] } : { p_subject_id: id };
}

async function conditionsOf(supabase: Supabase, request: ChangeRequest) {
  const { who, kind, action, search, subject } = request;
  const isPerson = who !== null && who !== 'service' && who !== 'operator';
  const nobody = { people: [], isPartial: false };
  const { people, isPartial } = search && !subject ? await findPeople(supabase, search) : nobody;
  const found = { p_subject_label: search, p_subject_user_ids: people };
  return {
    isPartial,
    conditions: {
      ...(who !== null && (isPerson ? { p_actor_id: who } : { p_actor_kind: who })),
      ...(kind !== null && { p_subject_kind: kind }),
      ...(action !== null && { p_action: action }),
      ...(search && !subject && found),
      ...(subject && aboutSubject(subject)),
      ...momentsOf(request),
    },
  };
}

/**
 * Reads a page of the change log, newest first.
 * @param after the last entry of the previous page; null for the first page
 * @throws the data client's error
 */
export async function listChanges(
  request: ChangeRequest,
  after: Place | null,
): Promise<ChangePage> {
  const supabase = await getSupabase();
  const { conditions, isPartial } = await conditionsOf(supabase, request);
  const { data, error } = await supabase.rpc('find_admin_changes', {
    ...conditions,
    ...(after && { p_after_created_at: after.createdAt, p_after_id: after.id }),
    p_limit: changesPerPage + 1,
  });
  if (error) throw error;
  const changes = data.slice(0, changesPerPage).map(changeFrom);
  const last = changes.at(-1);
  const isMore = data.length > changesPerPage && last !== undefined;
  return {
    changes,
    isPartial,
    next: isMore ? { createdAt: last.createdAt, id: last.id } : null,
  };
}
