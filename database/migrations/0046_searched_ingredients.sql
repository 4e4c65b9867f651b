-- A search of My Recipes finds ingredients too. It does not find the wish: recipes are public, and the wish is its cook's alone.
--
-- PostgreSQL 15 and 16 cannot recompute a stored column, and an update of each row would run its triggers: the column is made again, with
-- its index.

alter table public.recipes drop column search_text;
drop function private.recipe_search_text(text, text[]);

create function private.recipe_search_text(name text, categories text[], ingredients text[]) returns text
language sql immutable parallel safe
as $$
  select lower(name || E'\n' || array_to_string(categories || ingredients, E'\n'))
$$;
comment on function private.recipe_search_text(text, text[], text[]) is
  'What My Recipes searches: name, categories and ingredients in lower case, a line each, so that no match spans two.';
-- Writers compute a stored column as themselves, so they need EXECUTE. anon never writes.
grant execute on function private.recipe_search_text(text, text[], text[]) to authenticated, service_role;

alter table public.recipes
  add column search_text text generated always as (private.recipe_search_text(name, categories, ingredients)) stored;
comment on column public.recipes.search_text is 'Name, categories and ingredients in lower case: search with ilike on this column.';

-- The operator class lives wherever pg_trgm was installed; without pg_trgm there is no such index.
do $$
declare
  trigram_schema text;
begin
  select n.nspname into trigram_schema
    from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm';
  if found then
    execute format(
      'create index recipes_search_text_idx on public.recipes using gin (search_text %I.gin_trgm_ops)',
      trigram_schema
    );
  end if;
end
$$;
