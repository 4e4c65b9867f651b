-- Returns a page of the change log for admins: newest first, continuing after the last entry seen, with people's
-- current names.
--
-- Each filter that is set becomes a condition of one dynamic statement, so that every combination can use the index
-- that fits; a null parameter adds no condition. Texts are only ever passed as values. A search text of one or two
-- letters matches only at the beginning of a name, because the index has no pieces shorter than three letters.
--
-- Security definer, to raise an error for a caller who is not an admin, and to read names without the policies' check
-- of each row. 42501 for any other caller.
create or replace function public.find_admin_changes(
  p_actor_id uuid default null, p_actor_kind text default null, p_action text default null, p_subject_kind text default null,
  p_subject_id text default null, p_subject_label text default null, p_subject_user_ids uuid[] default null,
  p_from timestamptz default null, p_until timestamptz default null,
  p_after_created_at timestamptz default null, p_after_id bigint default null, p_limit int default 25
) returns table (
  id bigint, created_at timestamptz, actor_id uuid, actor_kind text, actor_name text, action text, subject_kind text, subject_id text,
  subject_user_id uuid, subject_label text, subject_name text, before jsonb, after jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  typed text := lower(btrim(p_subject_label));
  anywhere text := private.like_pattern_of(typed);
  pattern text := case when char_length(typed) < 3 then substr(anywhere, 2) else anywhere end;
  conditions text := '';
begin
  if not private.is_admin() then
    raise exception 'Only admins read the change log.' using errcode = '42501';
  end if;
  conditions := concat(
    case when p_actor_id is not null then ' and c.actor_id = $1' end,
    case when p_actor_kind is not null then ' and c.actor_kind = $2' end,
    case when p_actor_kind <> 'admin' then ' and c.actor_kind <> ''admin''' end, -- allows the partial index
    case when p_action is not null then ' and c.action = $3' end,
    case when p_subject_kind is not null then ' and c.subject_kind = $4' end,
    case when p_subject_id is not null then ' and c.subject_id = $5' end,
    case
      when pattern is not null and p_subject_user_ids is not null
        then ' and (lower(c.subject_label) like $6 or c.subject_user_id = any($7))'
      when pattern is not null then ' and lower(c.subject_label) like $6'
      when p_subject_user_ids is not null then ' and c.subject_user_id = any($7)'
    end,
    case when p_from is not null then ' and c.created_at >= $8' end,
    case when p_until is not null then ' and c.created_at < $9' end,
    case when p_after_id is not null then ' and (c.created_at, c.id) < ($10, $11)' end
  );
  return query execute format(
    'select c.id, c.created_at, c.actor_id, c.actor_kind, a.full_name, c.action, c.subject_kind, c.subject_id, c.subject_user_id,
        c.subject_label, s.full_name, c.before, c.after
      from (
        select * from public.admin_changes c where true %s order by c.created_at desc, c.id desc limit $12
      ) as c
      left join public.profiles a on a.id = c.actor_id
      left join public.profiles s on s.id = c.subject_user_id
      order by c.created_at desc, c.id desc', conditions
  ) using p_actor_id, p_actor_kind, p_action, p_subject_kind, p_subject_id, pattern, p_subject_user_ids, p_from, p_until,
    p_after_created_at, p_after_id, least(greatest(p_limit, 1), 100);
end
$$;
comment on function public.find_admin_changes(uuid, text, text, text, text, text, uuid[], timestamptz, timestamptz, timestamptz, bigint, int) is
  'Entries of the change log, newest first, that fit all that is asked; after (created_at, id) of the last one seen. 42501 unless admin.';

revoke all on function public.find_admin_changes(uuid, text, text, text, text, text, uuid[], timestamptz, timestamptz, timestamptz, bigint, int)
  from public;
grant execute on function public.find_admin_changes(uuid, text, text, text, text, text, uuid[], timestamptz, timestamptz, timestamptz, bigint, int)
  to authenticated;
