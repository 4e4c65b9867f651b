-- Returns a keyed hash. It cannot be reversed by trying addresses, since the key never leaves this database.
--
-- Uses the nested construction of HMAC (RFC 2104) with two independent block-sized keys and the SHA-256 that is built
-- into PostgreSQL: no extension is needed. Security definer, because no role may read the keys. Not granted to any role
-- either, since only triggers and procedures of this schema need it.
create or replace function private.keyed_hash(purpose text, value text) returns text
language sql stable strict security definer set search_path = ''
as $$
  select encode(sha256(k.outer_key || sha256(k.inner_key || convert_to(keyed_hash.value, 'UTF8'))), 'hex')
    from private.hash_keys k where k.purpose = keyed_hash.purpose
$$;
comment on function private.keyed_hash(text, text) is
  'Hex keyed hash of a value, under the key of a purpose (contact or account).';

revoke all on function private.keyed_hash(text, text) from public;
