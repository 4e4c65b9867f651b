-- One statement of the data API as its caller, in one call: role and claims are set, the statement runs under row security, and both end
-- with the transaction, which is this very call. BEGIN, set_config, statement and COMMIT would be four statements on three ways.
--
-- A statement with a name is kept prepared in the session, since planning costs more than running most of them. Each role keeps its own:
-- PostgreSQL plans one anew for another role only where a table with row security is in it, and a function that was written into the plan
-- for a role that may call it is never asked about again. Its values wait in a setting of the transaction: written into the text of
-- EXECUTE they would stand in PostgreSQL's log beside every error.
--
-- The name of the connection carries the id of the request for as long: PostgreSQL's own log shows it beside a slow or failed statement
-- (%a in log_line_prefix). It is told to no client, since it is back before the call has ended.
--
-- Not security definer, and no SET clause: it is the server itself that becomes the caller, for the rest of the transaction, as it does
-- by set_config elsewhere. Granted to nobody: only the owner, as whom the server connects, may become somebody.

-- Before it knew the request; a process of that version calls the new one, without a request.
drop function if exists private.run_as_caller(text, text, text, text[], boolean, text);

create or replace function private.run_as_caller(
  caller_role text, claims text, statement text, statement_values text[], read_only boolean, keep_as text, request_id text default null,
  out body text, out rows int, out total float8
)
language plpgsql
as $$
declare
  -- The role first: what is longer than 63 bytes loses its end.
  kept constant text := pg_catalog.quote_ident(run_as_caller.caller_role || '_' || keep_as);
  run_kept constant text := 'execute ' || kept || ' (pg_catalog.current_setting(''request.values'')::text[])';
  -- Assigned, and one by one: PERFORM would be a query of its own, an assignment is not.
  setting text;
begin
  setting := pg_catalog.set_config('role', run_as_caller.caller_role, true);
  setting := pg_catalog.set_config('request.jwt.claims', run_as_caller.claims, true);
  setting := pg_catalog.set_config('request.values', run_as_caller.statement_values::text, true);
  -- Of no request: the name that the connection has.
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
    -- The first time in this session; or the statement itself calls a function that says 26000, and is not to be run once more.
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
