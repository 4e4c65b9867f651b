-- Replaces a person's choices for one question, given as [{ label, name }]. A choice is a category that is offered
-- under its label, or one of the person's existing choices: a category that an admin removed from the catalogue stays
-- chosen until the person removes it here. A choice that is offered (again), or whose name is used again, is linked to
-- the category that has the name now.
--
-- Errors name no category, since messages may be logged. Granted to no role: answer_kitchen_questions uses it.
create or replace function private.keep_kitchen_choices(person uuid, asked text, chosen jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  most_choices constant int := case asked when 'heat' then 1 else 60 end;
begin
  if jsonb_typeof(chosen) is distinct from 'array' then
    raise exception 'Choices are a list.' using errcode = '22023';
  end if;
  delete from public.kitchen_choices k
    where k.person_id = person and k.question = asked and not exists (
      select from jsonb_to_recordset(chosen) as c (label text, name text)
        where c.label = k.constraint_label and c.name = k.name);
  insert into public.kitchen_choices as k (person_id, question, constraint_label, name, category_id)
    select distinct on (c.label, c.name) person, asked, c.label, c.name, i.category_id
      from jsonb_to_recordset(chosen) as c (label text, name text)
        join public.categories o on o.name = c.name and o.is_active
        join public.category_group_items i on i.category_id = o.id
        join public.category_groups g on g.id = i.group_id and g.constraint_label = c.label and g.is_active
      order by c.label, c.name, g.sort_order, g.id
    on conflict (person_id, question, constraint_label, name) do update set category_id = excluded.category_id;
  if exists (
    select from jsonb_to_recordset(chosen) as c (label text, name text) where not exists (
      select from public.kitchen_choices k
        where k.person_id = person and k.question = asked and k.constraint_label = c.label and k.name = c.name)
  ) then
    raise exception 'A choice is not offered any more.' using errcode = 'STNTF', hint = 'Look at the choices again.';
  end if;
  if (select count(*) from public.kitchen_choices k where k.person_id = person and k.question = asked)
    > most_choices then
    raise exception 'Too many choices.' using errcode = '54000', hint = format('At most %s.', most_choices);
  end if;
end
$$;
comment on function private.keep_kitchen_choices(uuid, text, jsonb) is
  'What a person chose for a question is exactly this from now on. 22023 for no list, 23514 for a label that does not belong to the question, STNTF for what is not offered, 54000 for more than 60 (heat: 1).';

revoke all on function private.keep_kitchen_choices(uuid, text, jsonb) from public;
