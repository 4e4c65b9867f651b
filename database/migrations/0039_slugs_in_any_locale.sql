-- What a slug is and how the catalogue is searched, without asking the database's locale: operators bring databases with locales of the C
-- library, of ICU and of PostgreSQL itself, which differ in what they call a letter and in what they make of Σ and İ in lower case.
--
-- For ICU a vowel sign is no letter, so that categories in Hindi or Thai could not be saved there; a word's last Σ becomes ς and İ an
-- i with another dot, so that an admin's search, which clients put into lower case by single characters, did not find them. The
-- functions stand here because constraints and a column are built on them.

create function private.is_slug(slug text) returns boolean
language sql immutable strict parallel safe
as $$
  -- Runs between single hyphens of anything but ASCII's punctuation and capitals, and Unicode's punctuation, symbols and pictures.
  select char_length(slug) <= 100 and slug = lower(slug)
    and slug ~ replace('^{}+(-{}+)*$', '{}', '[^'
      || '\u0001-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7'
      || '\u2000-\u2070\u20a0-\u20cf\u2190-\u245f\u2500-\u2bff\u2e00-\u2e2e\u2e30-\u2e7f\u3000-\u3004\u3008-\u3020\u3030'
      || '\ue000-\uf8ff\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufff0-\uffff'
      || '\U0001f000-\U0001f12f\U0001f18a-\U0001faff]')
$$;
comment on function private.is_slug(text) is 'True for lower-case words between single hyphens, in any script and under any locale.';

-- Writers evaluate constraints as themselves, so they need EXECUTE. anon never writes.
revoke all on function private.is_slug(text) from public;
grant execute on function private.is_slug(text) to authenticated, service_role;

-- Not validated: what an older rule let in stays, whatever the locale that judged it.
alter table public.category_groups drop constraint category_groups_slug_shape,
  add constraint category_groups_slug_shape check (private.is_slug(slug)) not valid;
alter table public.categories drop constraint categories_slug_shape,
  add constraint categories_slug_shape check (private.is_slug(slug)) not valid;

-- The same as before but under ICU, and so in lower case by single characters everywhere.
create or replace function private.catalogue_search_text(name text, description text) returns text
language sql immutable parallel safe
as $$
  select lower(translate(name || E'\n' || coalesce(description, ''), 'Σİ', 'σi'))
$$;

-- Written anew where it differs, past the triggers: nothing that anybody edits changes.
alter table public.category_groups disable trigger user;
alter table public.categories disable trigger user;
update public.category_groups set name = name where search_text <> private.catalogue_search_text(name, description);
update public.categories set name = name where search_text <> private.catalogue_search_text(name, description);
alter table public.category_groups enable trigger user;
alter table public.categories enable trigger user;
