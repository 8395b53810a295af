-- Receipts are limited by mailbox, and all together.

-- What follows a plus names a folder of the same mailbox.
create function private.mailbox_of(address text) returns text
	language sql immutable security invoker set search_path = ''
	return pg_catalog.regexp_replace(pg_catalog.lower(address), '\+[^@]*', '');

-- New: a mailbox gets one receipt a day however its address is written, and at most twenty leave in an hour,
-- so that the form cannot write to a list of strangers. The notice leaves in any case.
create or replace function private.queue_mails() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	address constant text := lower(to_jsonb(new) ->> tg_argv[0]);
begin
	-- No news is what the service writes, and a request that the admin made from a message.
	if coalesce(auth.role(), '') not in ('anon', 'authenticated') or to_jsonb(new) ->> 'contact_id' is not null then
		return null;
	end if;
	insert into public.mails (kind, entity, entity_id, recipient)
		select 'notice', tg_table_name, new.id, null from public.mail_settings where is_on;
	-- Mail programs read more than one address, or another, in what is no plain address.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('receipts'));
	insert into public.mails (kind, entity, entity_id, recipient)
		select 'receipt', tg_table_name, new.id, address from public.mail_settings
		where is_on and sends_receipts and address ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$' and not exists (
			select from public.mails where kind = 'receipt' and created_at > now() - interval '1 day'
				and private.mailbox_of(recipient) = private.mailbox_of(address)
		) and (
			select count(*) < 20 from public.mails where kind = 'receipt' and created_at > now() - interval '1 hour'
		);
	return null;
end
$$;

drop index public.mails_by_recipient;
create index mails_receipts on public.mails (created_at) where kind = 'receipt';
