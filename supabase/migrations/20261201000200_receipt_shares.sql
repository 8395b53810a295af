-- A mailbox is one however its address is written, and one network cannot use up the receipts of an hour.

-- New: Gmail ignores dots, and googlemail.com is its other name. For limits only, never to send to.
create or replace function private.mailbox_of(address text) returns text
	language sql immutable security invoker set search_path = ''
	return pg_catalog.regexp_replace(
		pg_catalog.lower(address), '\+[^@]*|\.(?=[^@]*@g(oogle)?mail\.com$)|(?<=@g)oogle(?=mail\.com$)', '', 'g'
	);

-- New: receipts for the first three messages of a network in an hour, counted for each form. Receipts that
-- were written before the clock stepped back do not count.
create or replace function private.queue_mails() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	address constant text := lower(to_jsonb(new) ->> tg_argv[0]);
	moment timestamptz;
	sender_key text;
begin
	-- No news is what the service writes, and a request that the admin made from a message.
	if coalesce(auth.role(), '') not in ('anon', 'authenticated') or to_jsonb(new) ->> 'contact_id' is not null then
		return null;
	end if;
	insert into public.mails (kind, entity, entity_id, recipient)
		select 'notice', tg_table_name, new.id, null from public.mail_settings where is_on;
	-- Mail programs read more than one address, or another, in what is no plain address.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('receipts'));
	moment := pg_catalog.clock_timestamp();
	-- As limit_submissions, which has counted this message.
	select pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
		form_salt || tg_table_name || private.visitor_address(), 'UTF8')), 'hex') into strict sender_key from private.settings;
	insert into public.mails (kind, entity, entity_id, recipient)
		select 'receipt', tg_table_name, new.id, address from public.mail_settings
		where is_on and sends_receipts and address ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$' and not exists (
			select from public.mails where kind = 'receipt' and created_at between moment - interval '1 day' and moment
				and private.mailbox_of(recipient) = private.mailbox_of(address)
		) and (
			select count(*) < 20 from public.mails where kind = 'receipt' and created_at between moment - interval '1 hour' and moment
		) and (
			select count(*) <= 3 from private.form_submissions where sender = sender_key and received_at > moment - interval '1 hour'
		);
	return null;
end
$$;
