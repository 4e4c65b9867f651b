-- Addresses of pictures stay what they look like. `//host/x` looks like a path of ours and leads to another host; a browser reads a
-- backslash as a slash, and drops tabs and line breaks before it reads at all, so neither may stand in one.
--
-- What no longer fits is taken away: it was never a picture of ours, and screens show their own in its place.

update public.profiles set avatar_url = null where avatar_url !~ '^(https?://|/(?!/))[^\\[:cntrl:]]*$';
alter table public.profiles
  drop constraint profiles_avatar_url_check,
  add constraint profiles_avatar_url_check
    check (char_length(avatar_url) <= 2048 and avatar_url ~ '^(https?://|/(?!/))[^\\[:cntrl:]]*$');

update public.recipes set image_url = null where image_url !~ '^(https?://|/(?!/))[^\\[:cntrl:]]*$';
update public.recipes set thumbnail_url = null where thumbnail_url !~ '^(https?://|/(?!/))[^\\[:cntrl:]]*$';
alter table public.recipes
  drop constraint recipes_image_url_check,
  add constraint recipes_image_url_check
    check (char_length(image_url) <= 2048 and image_url ~ '^(https?://|/(?!/))[^\\[:cntrl:]]*$'),
  drop constraint recipes_thumbnail_url_check,
  add constraint recipes_thumbnail_url_check
    check (char_length(thumbnail_url) <= 2048 and thumbnail_url ~ '^(https?://|/(?!/))[^\\[:cntrl:]]*$');
