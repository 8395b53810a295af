-- A create can be repeated: the form of a new row makes its key, and the table has one row of a key. A
-- column, so that an insert is one request as before; it says nothing of the row, so visitors may read it.
do $$
declare
	list text;
begin
	foreach list in array array[
		'projects', 'essays', 'jobs', 'services', 'service_categories', 'reply_templates', 'enquiry_notes'
	] loop
		execute format('alter table public.%1$I add column row_key uuid constraint %2$I unique', list, list || '_row_key_key');
	end loop;
end
$$;

-- The text that a row was begun as is finished.
create function private.finish_text() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	delete from public.unfinished_texts where id = new.row_key;
	return null;
end
$$;
create trigger finish_text after insert on public.essays
	for each row when (new.row_key is not null) execute function private.finish_text();
create trigger finish_text after insert on public.projects
	for each row when (new.row_key is not null) execute function private.finish_text();

-- As before; the key is no text.
create or replace function private.revised_values(stored jsonb) returns jsonb
	language sql immutable security invoker set search_path = ''
	return stored - '{id,row_key,status,publish_at,created_at,updated_at}'::text[];
