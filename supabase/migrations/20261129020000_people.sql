-- What a person may ask for by law: everything stored about an e-mail address, and its deletion. Both run
-- with their caller's rights, so that only an admin finds rows.

create function public.read_person(email text) returns jsonb
	language sql stable security invoker set search_path = ''
as $$
	with person as (
		select 'contacts' as entity, id, to_jsonb(contacts) as stored from public.contacts
			where email_key = lower(read_person.email collate "C")
		union all select 'hire_projects', id, to_jsonb(hire_projects) from public.hire_projects
			where email_key = lower(read_person.email collate "C")
		union all select 'quotes', id, to_jsonb(quotes) from public.quotes where email_key = lower(read_person.email collate "C")
	), found as (
		select * from person
		union all select 'invoices', id, to_jsonb(invoices) from public.invoices
			where quote_id in (select id from person where entity = 'quotes')
		union all select 'enquiry_notes', id, to_jsonb(enquiry_notes) from public.enquiry_notes
			where (entity, entity_id) in (select entity, id from person)
		union all select 'enquiry_events', null, to_jsonb(enquiry_events) from public.enquiry_events
			where (entity, entity_id) in (select entity, id from person)
		union all select 'mails', null, to_jsonb(mails) from public.mails
			where (entity, entity_id) in (select entity, id from person)
	)
	-- Keys of the database are no data of a person.
	select coalesce(jsonb_object_agg(entity, entries), '{}') from (
		select entity, jsonb_agg(stored - '{email_key,search_text,row_key}'::text[] order by stored ->> 'created_at') as entries
		from found group by entity
	) as lists
$$;

-- Accepted quotes are kept with their invoices, because tax law asks for them. Returns how many rows of each
-- list were deleted, and how many accepted quotes were kept.
create function public.delete_person(email text) returns jsonb
	language plpgsql volatile security invoker set search_path = ''
as $$
declare
	person constant text := lower(delete_person.email collate "C");
	counts jsonb := '{}';
	deleted integer;
	list text;
begin
	foreach list in array array['quotes', 'hire_projects', 'contacts'] loop
		execute pg_catalog.format('delete from public.%I where email_key = $1', list)
			|| case list when 'quotes' then ' and status <> ''accepted''' else '' end using person;
		get diagnostics deleted = row_count;
		counts := counts || jsonb_build_object(list, deleted);
	end loop;
	return counts || jsonb_build_object('kept', (select count(*) from public.quotes where email_key = person));
end
$$;

revoke all on function public.read_person(text), public.delete_person(text) from public;
grant execute on function public.read_person(text), public.delete_person(text) to authenticated;
