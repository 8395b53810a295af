-- A job that stops being the current one gets an end: without one the home page showed its first year only.

create or replace function private.keep_one_current_job() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
declare
	today date;
begin
	if new.is_current then
		new.end_date := null;
		today := private.day_of(now());
		-- It ends when the new one begins, but never in the future or before its own start.
		update public.jobs
			set is_current = false,
				end_date = greatest(start_date, case when new.start_date >= start_date then least(new.start_date, today) else today end)
			where is_current and id <> new.id;
	end if;
	return new;
end
$$;

-- Writes which job is current and returns the rows that this replaces, so that Undo can send them back.
create function public.put_current_job(wanted jsonb) returns table (id uuid, is_current boolean, end_date date)
	language plpgsql security invoker set search_path = ''
as $$
declare
	amount integer;
begin
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('jobs:current'));
	return query select job.id, job.is_current, job.end_date from public.jobs as job
		where job.is_current or job.id in (select place.id from pg_catalog.jsonb_to_recordset(wanted) as place (id uuid));
	-- The current one first: its trigger gives the other an end, which the stored end replaces.
	update public.jobs as job set is_current = true, end_date = null
		from pg_catalog.jsonb_to_recordset(wanted) as place (id uuid, is_current boolean)
		where job.id = place.id and place.is_current;
	get diagnostics amount = row_count;
	if amount <> (select pg_catalog.count(*) from pg_catalog.jsonb_to_recordset(wanted) as place (is_current boolean) where place.is_current) then
		raise exception 'a job does not exist' using errcode = 'PT404';
	end if;
	update public.jobs as job set is_current = false, end_date = place.end_date
		from pg_catalog.jsonb_to_recordset(wanted) as place (id uuid, is_current boolean, end_date date)
		where job.id = place.id and not place.is_current;
end
$$;
