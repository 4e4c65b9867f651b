-- Saves the caller's answers to questions about their kitchen: any number at once, all of them or none. The first
-- answer creates the kitchen, with its owner as the first person. A question that is not in p_answers stays as it is:
--
--   never, rather_not, diet, heat   { "answer": "these", "choices": [{ "label": "Allergens", "name": "Peanuts" }] }
--   servings, units                 { "answer": "these", "servings": 4 }, { "answer": "these", "units": "us" }
--   each of them                    { "answer": "nothing" }, { "answer": "not_now" }
--
-- Security definer, because no role may write these tables: an answer and its choices belong together, and their number
-- is limited. The function writes only the caller's own rows. It locks the account first, in the same order as account
-- deletion. Not granted: anon, service_role.
create or replace function public.answer_kitchen_questions(p_answers jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant uuid := auth.uid();
  mine uuid;
  person uuid;
  asked text;
  given jsonb;
  word text;
begin
  if me is null or not auth.has_required_aal() or not private.caller_is_active() or not private.lock_account(me) then
    raise exception 'Please sign in to answer for your kitchen.' using errcode = '42501';
  end if;
  if jsonb_typeof(p_answers) is distinct from 'object' then
    raise exception 'Answers are an object with a question as each key.' using errcode = '22023';
  end if;
  insert into public.kitchens as k (user_id) values (me) on conflict (user_id) do update set updated_at = now()
    returning k.id into mine;
  insert into public.kitchen_people (kitchen_id, account_id) values (mine, me) on conflict (account_id) do nothing;
  select p.id into strict person from public.kitchen_people p where p.account_id = me;
  for asked, given in select e.key, e.value from jsonb_each(p_answers) e loop
    word := given ->> 'answer';
    if word is null or word not in ('nothing', 'these', 'not_now') then
      raise exception 'An answer is nothing, these or not_now.' using errcode = '22023';
    end if;
    if asked in ('servings', 'units') then
      update public.kitchens k set
        servings_answer = case asked when 'servings' then word else k.servings_answer end,
        servings = case when asked <> 'servings' then k.servings when word = 'these' then (given ->> 'servings')::int end,
        units_answer = case asked when 'units' then word else k.units_answer end,
        units = case when asked <> 'units' then k.units when word = 'these' then given ->> 'units' end
        where k.id = mine;
    elsif asked in ('never', 'rather_not', 'diet', 'heat') then
      perform private.keep_kitchen_choices(person, asked, case word when 'these' then given -> 'choices' else '[]' end);
      if word = 'these' and not exists (select from public.kitchen_choices c where c.person_id = person and c.question = asked) then
        raise exception 'An answer of these needs a choice.' using errcode = '22023';
      end if;
      update public.kitchen_people p set
        never_answer = case asked when 'never' then word else p.never_answer end,
        rather_not_answer = case asked when 'rather_not' then word else p.rather_not_answer end,
        diet_answer = case asked when 'diet' then word else p.diet_answer end,
        heat_answer = case asked when 'heat' then word else p.heat_answer end
        where p.id = person;
    else
      raise exception 'There is no such question.' using errcode = '22023';
    end if;
  end loop;
end
$$;
comment on function public.answer_kitchen_questions(jsonb) is
  'The caller''s answers, by question: never, rather_not, diet, heat, servings, units. 42501 unless signed in and sure, 22023 for another shape, 23514, 54000 and STNTF as keep_kitchen_choices.';

revoke all on function public.answer_kitchen_questions(jsonb) from public;
grant execute on function public.answer_kitchen_questions(jsonb) to authenticated;
