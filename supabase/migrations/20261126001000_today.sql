-- The day in the time zone that the admin sets: Asia/Jakarta stood in the default of an essay's date.

create function private.today() returns date
	language sql stable security invoker set search_path = ''
	return (now() at time zone coalesce((select time_zone from public.site_settings), 'UTC'))::date;
alter table public.essays alter column date set default private.today();
