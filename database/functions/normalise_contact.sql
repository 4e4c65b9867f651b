-- Returns one spelling for each mailbox: addresses in lower case without a +tag, phone numbers as digits. Used only for
-- the free credit; no stored address is changed.
create or replace function private.normalise_contact(contact text) returns text
language sql immutable strict parallel safe
as $$
  select case
    when position('@' in contact) > 0
      then regexp_replace(lower(btrim(contact)), '^([^@+]+)\+[^@]*@', '\1@')
    else regexp_replace(contact, '[^0-9]', '', 'g')
  end
$$;
comment on function private.normalise_contact(text) is
  'The spelling under which an address or phone counts for the free credit.';

revoke all on function private.normalise_contact(text) from public;
