-- Lists every table that stores something about a person, once: its name in the person's data export, which of its rows
-- are theirs, and which columns are withheld. It is a function and not a table, because it is logic: it changes
-- together with the tables, in one commit.
--
-- A test walks the database catalogue: it fails for a table that references auth.users and is not listed here, and for
-- a table whose rows are missing from the file or still mention the person after a deletion.
--
-- withheld: secrets that open an account (an attacker with a stolen session could export and use them), names of other
-- people (an admin's entries), and what the cook may not read elsewhere either (policies/generations.sql: our prompts,
-- the provider's messages and prices).
--
-- Granted to no role: export_account_rows reads it.
create or replace function private.personal_tables()
returns table (section text, source regclass, owned text, withheld text[], sorted text)
language sql stable set search_path = ''
as $$
  select v.section, v.source::regclass, v.owned, v.withheld, v.sorted
  from (values
    ('account', 'auth.users', 't.id = $1',
      array['instance_id', 'encrypted_password', 'confirmation_token', 'recovery_token', 'email_change_token_new',
        'email_change_token_current', 'phone_change_token', 'reauthentication_token'], 't.id'),
    ('profile', 'public.profiles', 't.id = $1', array['sort_name', 'sort_email', 'search_text'], 't.id'),
    -- The export contains the files' bytes beside these rows.
    ('files', 'storage.objects', 't.owner = $1 or (t.bucket_id = ''avatars'' and (storage.foldername(t.name))[1] = $1::text)',
      array['path_tokens', 'owner_id'], 't.created_at, t.id'),
    -- Their answers for all people of their kitchen.
    ('kitchen', 'public.kitchens', 't.user_id = $1', '{}', 't.id'),
    ('kitchenPeople', 'public.kitchen_people', 't.kitchen_id in (select k.id from public.kitchens k where k.user_id = $1)', '{}',
      't.created_at, t.id'),
    ('kitchenChoices', 'public.kitchen_choices',
      't.person_id in (select p.id from public.kitchen_people p join public.kitchens k on k.id = p.kitchen_id where k.user_id = $1)',
      '{}', 't.person_id, t.question, t.constraint_label, t.name'),
    ('role', 'public.user_roles', 't.user_id = $1', '{}', 't.user_id'),
    ('recipes', 'public.recipes', 't.user_id = $1', array['search_text'], 't.created_at, t.id'),
    ('recipeNotes', 'public.recipe_notes', 't.user_id = $1', '{}', 't.created_at, t.recipe_id'),
    ('recipeChanges', 'private.changed_recipes',
      't.recipe_id in (select r.id from public.recipes r where r.user_id = $1)', '{}', 't.changed_at, t.recipe_id'),
    ('favorites', 'public.favorite_recipes', 't.user_id = $1', '{}', 't.created_at, t.recipe_id'),
    ('ratings', 'public.recipe_ratings', 't.user_id = $1', '{}', 't.created_at, t.recipe_id'),
    ('generations', 'public.generations', 't.user_id = $1', array['prompt', 'detail', 'note', 'cost_usd'], 't.created_at, t.id'),
    ('credits', 'public.credits', 't.user_id = $1', '{}', 't.user_id'),
    ('creditHistory', 'public.credit_entries', 't.user_id = $1', array['actor_id', 'account_hash'], 't.id'),
    -- What admins changed about them, without the admin's identity. And what they changed as an admin, without the
    -- subject. Both identities are another person's data.
    ('changesByAdmins', 'public.admin_changes', 't.subject_user_id = $1', array['actor_id'], 't.id'),
    ('changesAsAdmin', 'public.admin_changes', 't.actor_id = $1',
      array['actor_id', 'subject_id', 'subject_user_id', 'subject_label', 'before', 'after'], 't.id'),
    ('creditLots', 'private.credit_lots', 't.user_id = $1', '{}', 't.entry_id'),
    ('creditTakings', 'private.credit_takings',
      't.lot_id in (select l.entry_id from private.credit_lots l where l.user_id = $1)', '{}', 't.entry_id, t.lot_id'),
    ('purchases', 'public.purchases', 't.user_id = $1', array['account_hash', 'checkout_url'], 't.created_at, t.id'),
    ('refunds', 'private.purchase_reversals',
      't.purchase_id in (select p.id from public.purchases p where p.user_id = $1)', '{}', 't.position'),
    ('refundRequests', 'private.refund_requests',
      't.purchase_id in (select p.id from public.purchases p where p.user_id = $1)', array['admin_id'], 't.created_at, t.id'),
    ('paymentCustomer', 'private.payment_customers', 't.user_id = $1', '{}', 't.customer_id'),
    ('signInMethods', 'auth.identities', 't.user_id = $1', '{}', 't.created_at, t.id'),
    ('sessions', 'auth.sessions', 't.user_id = $1', array['refresh_token_hmac_key', 'refresh_token_counter'], 't.created_at, t.id'),
    ('sessionTokens', 'auth.refresh_tokens', 't.user_id = $1::text', array['instance_id', 'token', 'parent'], 't.id'),
    ('sessionProofs', 'auth.mfa_amr_claims',
      't.session_id in (select s.id from auth.sessions s where s.user_id = $1)', '{}', 't.created_at, t.id'),
    ('secondFactors', 'auth.mfa_factors', 't.user_id = $1',
      array['secret', 'web_authn_credential', 'last_webauthn_challenge_data', 'last_used_step'], 't.created_at, t.id'),
    ('secondFactorQuestions', 'auth.mfa_challenges',
      't.factor_id in (select f.id from auth.mfa_factors f where f.user_id = $1)', array['otp_code', 'web_authn_session_data'],
      't.created_at, t.id'),
    ('recoveryCodes', 'auth.mfa_recovery_codes',
      't.factor_id in (select f.id from auth.mfa_factors f where f.user_id = $1)', array['code_hash'], 't.created_at, t.id'),
    ('passkeys', 'auth.webauthn_credentials', 't.user_id = $1', '{}', 't.created_at, t.id'),
    ('passkeyQuestions', 'auth.webauthn_challenges', 't.user_id = $1', array['session_data'], 't.created_at, t.id'),
    ('sentCodes', 'auth.one_time_tokens', 't.user_id = $1', array['token_hash', 'code_hash'], 't.created_at, t.id'),
    ('signInsUnderWay', 'auth.flow_state', '$1 in (t.user_id, t.linking_target_id)',
      array['auth_code', 'code_challenge', 'provider_access_token', 'provider_refresh_token', 'invite_token', 'state_hash',
        'browser_hash'], 't.created_at, t.id'),
    ('signInsThroughOrganisation', 'auth.saml_relay_states',
      'lower(t.for_email) = (select lower(u.email) from auth.users u where u.id = $1)'
        ' or t.flow_state_id in (select f.id from auth.flow_state f where f.user_id = $1)',
      array['request_id'], 't.created_at, t.id'),
    ('accountEvents', 'auth.audit_log_entries', 't.payload ->> ''actor_id'' = $1::text', array['instance_id'], 't.created_at, t.id'),
    -- That another person did something to the account, and when, without that person's identity, which is
    -- that person's data.
    ('accountEventsByOthers', 'auth.audit_log_entries',
      't.payload -> ''traits'' ->> ''user_id'' = $1::text and t.payload ->> ''actor_id'' is distinct from $1::text',
      array['instance_id', 'payload', 'ip_address'], 't.created_at, t.id'),
    -- Mails and text messages that were not sent. The bodies are withheld: their links and codes sign people in.
    ('mails', 'private.mailbox',
      'lower(t.recipient) in (select unnest(array[lower(u.email), ''+'' || u.phone]) from auth.users u where u.id = $1)',
      array['body_text', 'body_html'], 't.id')
  ) as v (section, source, owned, withheld, sorted)
$$;
comment on function private.personal_tables() is
  'The tables that hold something about a person: name in the export, condition on t with the account as $1, withheld columns, order.';

revoke all on function private.personal_tables() from public;
