-- Attempts at accounts, which all processes of a site count together. A key is a hash; it goes with its time.
create table private.attempts (
	key text primary key,
	attempts integer not null,
	ends_at timestamptz not null
);
create index attempts_by_time on private.attempts (ends_at);

-- Counts an attempt under each key and returns 0; if a key is used up, only the ms until it is free.
-- One call at a time, so that a burst does not pass. A clock that steps back ends a count.
create function private.begin_attempts(keys jsonb) returns integer
	language plpgsql volatile security invoker set search_path = ''
as $$
declare
	wait_ms integer;
begin
	perform pg_catalog.pg_advisory_xact_lock(7316404);
	delete from private.attempts where ends_at <= pg_catalog.clock_timestamp();
	select pg_catalog.ceil(1000 * extract(epoch from pg_catalog.max(ends_at) - pg_catalog.clock_timestamp())) into wait_ms
		from private.attempts join pg_catalog.jsonb_to_recordset(keys) as wanted (key text, "limit" integer, "windowMs" integer) using (key)
		where attempts >= "limit" and ends_at <= pg_catalog.clock_timestamp() + "windowMs" * interval '1 millisecond';
	if wait_ms is not null then
		return wait_ms;
	end if;
	insert into private.attempts as stored
		select key, 1, pg_catalog.clock_timestamp() + "windowMs" * interval '1 millisecond'
			from pg_catalog.jsonb_to_recordset(keys) as wanted (key text, "windowMs" integer)
		on conflict (key) do update set
			attempts = case when stored.ends_at > excluded.ends_at then 1 else stored.attempts + 1 end,
			ends_at = least(stored.ends_at, excluded.ends_at)
			where stored.key = excluded.key;
	-- A crowd fills the table no further; the counts that end first go first.
	delete from private.attempts where key in (select key from private.attempts order by ends_at desc offset 50000);
	return 0;
end
$$;

revoke all on private.attempts from public, anon, authenticated, service_role;
revoke all on function private.begin_attempts(jsonb) from public, anon, authenticated, service_role;
