-- A sent quote keeps its currency, and only an explicit request replaces its link.

-- The site's currency when the quote was sent. Rows of an earlier backup get the one of this migration.
do $$ begin
	execute pg_catalog.format('alter table public.quotes add column currency text not null default %L', (select currency from public.site_settings));
end $$;
alter table public.quotes add constraint quotes_currency_check check (currency ~ '^[A-Z]{3}$');

-- As before, with the currency.
create or replace function private.fill_quote() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	setting public.quote_settings;
begin
	select * into strict setting from public.quote_settings;
	new.terms := coalesce(new.terms, setting.terms);
	new.payment := coalesce(new.payment, setting.payment);
	new.valid_until := coalesce(new.valid_until, private.today() + setting.valid_days);
	select site.currency into strict new.currency from public.site_settings as site;
	return new;
end
$$;

-- Drafts follow the site. Security definer: no role of the API changes a quote's currency.
create function private.follow_currency() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	update public.quotes set currency = new.currency where status = 'draft';
	return null;
end
$$;
create trigger follow_currency after update of currency on public.site_settings
	for each row when (old.currency <> new.currency) execute function private.follow_currency();
revoke all on function private.follow_currency() from public;

drop function public.send_quote(uuid, boolean);
drop function private.send_quote(uuid, boolean);

-- Sends a draft, or with `replaces` gives a sent quote another link. A repeated request to send is refused,
-- so that no client holds a link that ended. Returns the number and the token, which is told only here.
create function private.send_quote(quote uuid, by_mail boolean, replaces boolean) returns jsonb
	language plpgsql volatile security definer set search_path = ''
as $$
declare
	sent public.quotes;
	token text;
	mail bigint;
begin
	if not private.is_admin() then
		raise exception 'permission denied' using errcode = '42501';
	end if;
	select * into sent from public.quotes where id = quote for update;
	if sent.id is null then
		raise exception 'there is no such quote' using errcode = 'PT404';
	end if;
	if sent.status = 'withdrawn' then
		raise exception 'a withdrawn quote has no new link' using errcode = 'PT409', hint = 'Revise it.';
	end if;
	if sent.status <> 'draft' and not replaces then
		raise exception 'the quote is sent already' using errcode = 'PT409', hint = 'Its client has a link; replace it, or write to them.';
	end if;
	token := private.replace_quote_link(quote);
	if sent.status = 'draft' then
		if sent.valid_until < private.today() then
			raise exception 'valid_until is over' using errcode = '23514', column = 'valid_until';
		end if;
		if sent.number is null then
			-- Another time zone may bring the old year back, whose numbers are given.
			update public.quote_settings set
				last_number = case when last_year >= extract(year from private.today()) then last_number + 1 else 1 end,
				last_year = greatest(last_year, extract(year from private.today()))
			where id = 'quotes' returning last_year || '-' || pg_catalog.lpad(last_number::text, greatest(3, pg_catalog.length(last_number::text)), '0')
			into sent.number;
		end if;
		update public.quotes set status = 'sent', number = sent.number, sent_at = now() where id = quote returning * into sent;
		-- Holders of the earlier link are led on.
		insert into public.quote_links (token_hash, quote_id, next_hashes)
			select next_hashes[1], quote, next_hashes[2:] from public.quote_links
			where quote_id = sent.revision_of and next_hashes[1] is not null;
	end if;
	if by_mail then
		insert into public.mails (kind, entity, entity_id, recipient)
			select 'quote', 'quotes', quote, sent.email_key from public.mail_settings where is_on
			returning id into mail;
		if mail is null then
			raise exception 'the site sends no mail' using errcode = 'PT409', hint = 'Copy the link.';
		end if;
		insert into private.quote_mail_tokens (mail_id, token) values (mail, token);
	end if;
	return jsonb_build_object('number', sent.number || sent.revision, 'token', token);
end
$$;
create function public.send_quote(quote uuid, by_mail boolean default false, replaces boolean default false) returns jsonb
	language sql volatile security invoker set search_path = ''
as $$
	select private.send_quote(quote, by_mail, replaces);
$$;
revoke all on function private.send_quote(uuid, boolean, boolean), public.send_quote(uuid, boolean, boolean) from public;
grant execute on function private.send_quote(uuid, boolean, boolean), public.send_quote(uuid, boolean, boolean) to authenticated;

-- As before, but an answer has a receipt only where the site sends receipts.
create or replace function private.record_quote_events() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	step constant text := case
		when new.status = old.status then case when new.viewed_at is not null and old.viewed_at is null then 'opened' end
		when old.status in ('accepted', 'declined') and new.status = 'sent' then 'taken_back'
		when new.status <> 'withdrawn' then new.status
	end;
begin
	if step is null then
		return null;
	end if;
	if new.hire_request_id is not null then
		insert into public.enquiry_events (entity, entity_id, kind, detail) values ('hire_projects', new.hire_request_id,
			'quote_' || step, jsonb_build_object('quote_id', new.id, 'number', new.number || new.revision));
		update public.hire_projects set
			value = case when step = 'sent' then new.total else value end,
			follow_up_on = case when step = 'sent' then coalesce(follow_up_on, greatest(new.valid_until - 2, private.today())) else follow_up_on end,
			status = case when step = 'accepted' and status in ('pending', 'reviewing') then 'accepted'
				when step = 'taken_back' and old.status = 'accepted' and status = 'accepted' then 'reviewing' else status end
		where id = new.hire_request_id and step in ('sent', 'accepted', 'taken_back');
	end if;
	if step <> 'sent' then
		insert into public.mails (kind, entity, entity_id, recipient, event)
			select copy.kind, 'quotes', new.id, copy.recipient, step
			from (values ('notice', null), ('receipt', new.email_key)) as copy (kind, recipient), public.mail_settings
			where is_on and (copy.kind = 'notice' or sends_receipts and step <> 'opened');
	end if;
	return null;
end
$$;

-- As before, with unfinished texts and the settings of quotes: a restore would delete them.
create or replace function private.site_contents() returns text[]
	language sql stable security definer set search_path = ''
	return array(
		select what from (values
			('projects', (select count(*) from public.projects)),
			('essays', (select count(*) from public.essays)),
			('unfinished texts', (select count(*) from public.unfinished_texts)),
			('jobs', (select count(*) from public.jobs)),
			('redirects', (select count(*) from public.redirects)),
			('messages', (select count(*) from public.contacts)),
			('hire requests', (select count(*) from public.hire_projects)),
			('quotes', (select count(*) from public.quotes)),
			('reply templates', (select count(*) from public.reply_templates)),
			('services', (select count(*) from public.services where updated_at > '2026-11-02')),
			('service categories', (select count(*) from public.service_categories where updated_at > '2026-11-02')),
			('an edited profile', (select count(*) from public.profile where updated_at > created_at)),
			('edited settings', (select count(*) from public.site_settings where updated_at > created_at)),
			('edited settings of quotes', (select count(*) from public.quote_settings where updated_at > created_at))
		) as found (what, amount) where amount > 0
	);
