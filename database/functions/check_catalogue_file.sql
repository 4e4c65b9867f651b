-- Rejects a file that is not a catalogue, contradicts itself or breaks a rule, with a message that names the row,
-- before anything is written. Errors that a constraint explains well enough are left to the constraint. Granted to
-- no role: the import of the catalogue uses it.
create or replace function private.check_catalogue_file(file jsonb) returns void
language plpgsql stable set search_path = ''
as $$
declare
  at_most constant jsonb := '{"groups": 500, "categories": 5000}';
  known constant jsonb := '{
    "groups": ["name", "slug", "description", "sort_order", "is_active", "constraint_label"],
    "categories": ["name", "slug", "description", "icon", "sort_order", "is_active", "groups"]}';
  kind text;
  found_text text;
begin
  if file ->> 'format' is distinct from 'saffron-table/catalogue' then
    raise exception 'This is no catalogue of Saffron Table.' using errcode = '22023';
  elsif file -> 'version' is distinct from '1' then
    raise exception 'This catalogue is of version %, which is not known here.', file ->> 'version' using errcode = '22023';
  end if;
  foreach kind in array array['groups', 'categories'] loop
    if jsonb_typeof(file -> kind) is distinct from 'array'
      or jsonb_path_exists(file -> kind, '$[*] ? (@.type() != "object")')
    then
      raise exception 'The % of the file are no list of rows.', kind using errcode = '22023';
    elsif jsonb_array_length(file -> kind) > (at_most -> kind)::int then
      raise exception 'A file holds % % at most.', at_most -> kind, kind using errcode = '54000';
    end if;
    select k into found_text from jsonb_array_elements(file -> kind) e, jsonb_object_keys(e) k where not known -> kind ? k limit 1;
    if found then
      raise exception 'There is no field “%” in the % of a catalogue.', found_text, kind using errcode = '22023';
    end if;
    select e ->> 'slug' into found_text from jsonb_array_elements(file -> kind) e group by 1 having count(*) > 1 limit 1;
    if found then
      raise exception '“%” stands twice in the % of the file.', found_text, kind using errcode = '23505';
    end if;
  end loop;
  if (
    select sum(jsonb_array_length(e -> 'groups')) from jsonb_array_elements(file -> 'categories') e
      where jsonb_typeof(e -> 'groups') = 'array'
  ) > 50000 then
    raise exception 'A file puts categories into groups 50000 times at most.' using errcode = '54000';
  end if;
  select e ->> 'slug' into found_text
    from jsonb_array_elements(file -> 'categories') e, jsonb_path_query(e, '$.groups[*]') named
    group by e ->> 'slug', named ->> 'slug' having count(*) > 1 limit 1;
  if found then
    raise exception '“%” stands twice in one of its groups.', found_text using errcode = '23505';
  end if;
  select named ->> 'slug' into found_text
    from jsonb_array_elements(file -> 'categories') e, jsonb_path_query(e, '$.groups[*]') named
    where not exists (select from jsonb_array_elements(file -> 'groups') g where g ->> 'slug' = named ->> 'slug')
      and not exists (select from public.category_groups g where g.slug = named ->> 'slug')
    limit 1;
  if found then
    raise exception 'There is no group “%”, neither here nor in the file.', found_text using errcode = '23503';
  end if;
  select g.name into found_text
    from public.category_groups g join jsonb_array_elements(file -> 'groups') e on e ->> 'slug' = g.slug
    where e ? 'constraint_label' and e ->> 'constraint_label' is distinct from g.constraint_label
      and (g.slug = 'meal-type' or g.constraint_label in ('Allergens', 'Dietary Constraints', 'Avoid'))
    limit 1;
  if found then
    raise exception 'The label of “%” cannot be changed: the meal type and the groups that feed a check keep theirs.', found_text
      using errcode = 'STFOR', hint = 'Take the label out of the file, or give the group another slug.';
  end if;
end
$$;
comment on function private.check_catalogue_file(jsonb) is
  '22023 for what is no catalogue, 54000 above 500 groups, 5000 categories or 50000 places in groups, 23505 for a slug or a place twice, 23503 for an unknown group, STFOR for a label that stays.';

revoke all on function private.check_catalogue_file(jsonb) from public;
