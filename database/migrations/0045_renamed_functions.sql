-- Drops the functions that have new names: find_users_by_name, find_users_by_search_text, lock_buyer, credit_lot_for_entry, trigram_query,
-- quote_lexeme, has_recent_authentication, lock_roles. Their files create them.
--
-- A migration drops them rather than the new files, so that an older build refuses this database: it would not create the old names again.
drop function if exists private.people_called(text, int);
drop function if exists private.people_holding(text, text, uuid[]);
drop function if exists private.hold_buyer(uuid);
drop function if exists private.own_lot_of(public.credit_entries);
drop function if exists private.piece_query_of(text);
drop function if exists private.quoted_piece(text);
drop function if exists private.proven_lately(uuid, uuid, timestamptz);
drop function if exists private.hold_roles();
