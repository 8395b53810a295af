-- Three of the files before this one were edited after they had been applied somewhere. All databases end in the same place here.

-- Eighteen texts were counted without the spaces around them, so that spaces could exceed the limit and a tab was a text.
do $$
declare
	weak record;
begin
	for weak in
		select conrelid::regclass as relation, conname as name, attname as field,
			substring(pg_get_constraintdef(pg_constraint.oid) from '<= (\d+)')::integer as size
		from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
		where connamespace = 'public'::regnamespace and contype = 'c' and pg_get_constraintdef(pg_constraint.oid) like '%char_length(btrim(%'
	loop
		execute format($sql$
			update %1$s set %2$I = case when %2$I ~ '\S' then btrim(%2$I) else '(blank)' end where char_length(%2$I) > %3$s or %2$I !~ '\S'
		$sql$, weak.relation, weak.field, weak.size);
		execute format('alter table %1$s drop constraint %2$I', weak.relation, weak.name);
		execute format($sql$
			alter table %1$s add constraint %4$I check (char_length(%2$I) <= %3$s and %2$I ~ '\S')
		$sql$, weak.relation, weak.field, weak.size, weak.name);
	end loop;
end
$$;

-- For some hours this view named a collation.
create or replace view public.content_revision with (security_invoker = true) as
	select md5(coalesce(string_agg(row_of, ' ' order by row_of), '')) as revision
	from (
		select 'projects ' || id || ' ' || xmin as row_of from public.projects
		union all
		select 'essays ' || id || ' ' || xmin from public.essays
		union all
		select 'jobs ' || id || ' ' || xmin from public.jobs
		union all
		select 'profile ' || id || ' ' || xmin from public.profile
	) as every_row;
