-- Which buckets are public, and what they accept, is no secret: a client checks before it uploads five megabytes.
--
-- Not granted: any writing. Buckets are part of the product: a migration creates them, an operator may add one by SQL.
select private.start_policies('storage.buckets');

grant select on storage.buckets to anon, authenticated, service_role;

create policy select_public on storage.buckets for select to anon, authenticated using (public);
create policy service on storage.buckets for select to service_role using (true);
