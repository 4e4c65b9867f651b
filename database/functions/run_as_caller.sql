-- Runs one statement of the data API as its caller, in one call: it sets role and claims and runs the statement under
-- row security, and the settings end with the transaction, which is this call. BEGIN, set_config, statement and COMMIT
-- would be four statements in three round trips.
--
-- A statement with a name is kept prepared in the session, since planning costs more than running most of them. Each
-- role has its own: for another role PostgreSQL plans a prepared statement again only if it contains a table with row
-- security, and a function that was inlined into the plan for a role that may call it is not permission-checked again.
-- The statement's values are passed in a transaction-local setting: in the text of EXECUTE they would appear in
-- PostgreSQL's log with every error.
--
-- For the same time application_name contains the request id: PostgreSQL's own log shows it with a slow or failed
-- statement (%a in log_line_prefix). It is not reported to the client, since it is restored before the call ends.
--
-- Not security definer, and no SET clause: the server itself switches to the caller's role for the rest of the
-- transaction, as it does by set_config elsewhere. Granted to no role: only the owner, as whom the server connects, may
-- switch roles.

-- Drops the signature without request_id: a process of the previous version calls the new function, with a null request
-- id.
drop function if exists private.run_as_caller(text, text, text, text[], boolean, text);

create or replace function private.run_as_caller(
  caller_role text, claims text, statement text, statement_values text[], read_only boolean, keep_as text, request_id text default null,
  out body text, out rows int, out total float8
)
language plpgsql
as $$
declare
  -- The role comes first, because PostgreSQL truncates names after 63 bytes.
  kept constant text := pg_catalog.quote_ident(run_as_caller.caller_role || '_' || keep_as);
  run_kept constant text := 'execute ' || kept || ' (pg_catalog.current_setting(''request.values'')::text[])';
  -- Each set_config is a separate assignment: PERFORM would run a query, an assignment does not.
  setting text;
begin
  setting := pg_catalog.set_config('role', run_as_caller.caller_role, true);
  setting := pg_catalog.set_config('request.jwt.claims', run_as_caller.claims, true);
  setting := pg_catalog.set_config('request.values', run_as_caller.statement_values::text, true);
  -- Without a request id the value is null, which restores the connection's own name.
  setting := pg_catalog.set_config('application_name', pg_catalog.current_setting('application_name') || ' ' || run_as_caller.request_id, true);
  if run_as_caller.read_only then
    setting := pg_catalog.set_config('transaction_read_only', 'on', true);
  end if;
  if keep_as is null then
    execute run_as_caller.statement into body, rows, total using run_as_caller.statement_values;
    return;
  end if;
  begin
    execute run_kept into body, rows, total;
    return;
  exception when invalid_sql_statement_name then
    -- Either this is the first run in this session, or the statement itself raised 26000 and must not run again.
    if exists (
      select from pg_catalog.pg_prepared_statements p where p.name = (run_as_caller.caller_role || '_' || keep_as)::name
    ) then
      raise;
    end if;
    execute 'prepare ' || kept || ' (text[]) as ' || run_as_caller.statement;
  end;
  execute run_kept into body, rows, total;
end
$$;
comment on function private.run_as_caller(text, text, text, text[], boolean, text, text) is
  'Runs a statement of one row (body, rows, total) as a role with its token''s claims; $1 of the statement is the list of its values.';

revoke all on function private.run_as_caller(text, text, text, text[], boolean, text, text) from public;
