-- Quotes and their invoices. An admin writes and sends a quote; its client answers with the link's token. A
-- sent quote never changes, and the API deletes no accepted one.

-- Exactly one row: the defaults of a new quote, and the last number given.
create table public.quote_settings (
	id text primary key default 'quotes' check (id = 'quotes'),
	terms text not null default '' check (char_length(terms) <= 10000),
	payment text not null default '' check (char_length(payment) <= 2000),
	-- A picture to pay by, such as a QRIS code.
	payment_image text check (private.is_web_address(payment_image)),
	valid_days integer not null default 14 check (valid_days between 1 and 365),
	last_year integer not null default 0,
	last_number integer not null default 0,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
insert into public.quote_settings default values;
alter table public.quote_settings enable row level security;
alter table public.quote_settings force row level security;
create policy quote_settings_read on public.quote_settings for select to authenticated using ((select private.is_admin()));
create policy quote_settings_update on public.quote_settings for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, update (terms, payment, payment_image, valid_days) on public.quote_settings to authenticated;
grant select, insert, update, delete on public.quote_settings to service_role;
-- A number that is given is no new version of the settings, so that an open form still saves.
create trigger keep_timestamps before update of terms, payment, payment_image, valid_days, created_at, updated_at
	on public.quote_settings for each row execute function private.keep_timestamps();

-- Whether a value is a list of 1 to 50 lines: a title, a quantity with at most two decimals, a price in whole
-- rupiah, and perhaps a description and the service that the line was copied from.
create function private.are_quote_lines(lines jsonb) returns boolean
	language sql immutable security invoker set search_path = ''
	return case when pg_catalog.jsonb_typeof(lines) = 'array' then (
		select count(*) between 1 and 50 and bool_and(case when pg_catalog.jsonb_typeof(line) = 'object' then
			line - '{title,description,quantity,unit_price,service_id}'::text[] = '{}'
			and pg_catalog.jsonb_typeof(line -> 'title') is not distinct from 'string'
			and pg_catalog.char_length(line ->> 'title') <= 200
			and not private.is_blank(line ->> 'title') and private.is_one_line(line ->> 'title')
			and coalesce(pg_catalog.jsonb_typeof(line -> 'description'), 'null') in ('string', 'null')
			and pg_catalog.char_length(coalesce(line ->> 'description', '')) <= 2000
			and coalesce(pg_catalog.jsonb_typeof(line -> 'service_id'), 'null') in ('string', 'null')
			and pg_catalog.char_length(coalesce(line ->> 'service_id', '')) <= 100
			and case when pg_catalog.jsonb_typeof(line -> 'quantity') is not distinct from 'number' then
				(line ->> 'quantity')::numeric > 0 and (line ->> 'quantity')::numeric <= 100000
				and pg_catalog.round((line ->> 'quantity')::numeric, 2) = (line ->> 'quantity')::numeric else false end
			and case when pg_catalog.jsonb_typeof(line -> 'unit_price') is not distinct from 'number' then
				(line ->> 'unit_price')::numeric between 0 and 1000000000000
				and pg_catalog.trunc((line ->> 'unit_price')::numeric) = (line ->> 'unit_price')::numeric else false end
			else false end)
		from pg_catalog.jsonb_array_elements(lines) as line
	) else false end;

-- The sum of the lines, each rounded to a whole rupiah, less the discount; 0 for other lines, which a check
-- refuses.
create function private.quote_total(lines jsonb, discount bigint) returns bigint
	language sql immutable security invoker set search_path = ''
	return case when private.are_quote_lines(lines) then (
		select pg_catalog.sum(pg_catalog.round((line ->> 'quantity')::numeric * (line ->> 'unit_price')::numeric)) - discount
		from pg_catalog.jsonb_array_elements(lines) as line
	)::bigint else 0 end;

create table public.quotes (
	id uuid primary key default gen_random_uuid(),
	-- Like 2026-001, given when the quote is first sent; a revision keeps it and has the next letter.
	number text check (number ~ '^[0-9]{4}-[0-9]{3,}$'),
	revision text not null default '' check (revision ~ '^[b-z]?$'),
	revision_of uuid references public.quotes on delete set null,
	hire_request_id uuid references public.hire_projects on delete set null,
	client_name text not null
		check (char_length(client_name) <= 200 and not private.is_blank(client_name) and private.is_one_line(client_name)),
	client_email text not null check (private.is_email(client_email)),
	title text not null check (char_length(title) <= 200 and not private.is_blank(title) and private.is_one_line(title)),
	language text not null default 'en' check (language in ('en', 'id')),
	lines jsonb not null check (private.are_quote_lines(lines)),
	discount bigint not null default 0 check (discount between 0 and 1000000000000),
	-- A hire request takes no higher value.
	total bigint not null generated always as (private.quote_total(lines, discount)) stored
		constraint quotes_total_check check (total between 0 and 1000000000000),
	terms text not null check (char_length(terms) <= 10000),
	payment text not null check (char_length(payment) <= 2000),
	call_times timestamptz[] not null default '{}'
		check (cardinality(call_times) <= 3 and array_position(call_times, null) is null
			and '2000-01-01' <= all(call_times) and '9999-12-31' >= all(call_times)),
	valid_until date not null check (valid_until between '2000-01-01' and '9999-12-31'),
	status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
	sent_at timestamptz,
	viewed_at timestamptz,
	answered_at timestamptz,
	accepted_name text
		check (char_length(accepted_name) <= 200 and not private.is_blank(accepted_name) and private.is_one_line(accepted_name)),
	answer_note text check (char_length(answer_note) <= 2000),
	chosen_time timestamptz,
	-- How often the client answered or took an answer back.
	answers integer not null default 0 check (answers between 0 and 20),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	row_key uuid unique,
	email_key text generated always as (lower(client_email collate "C")) stored,
	search_text text generated always as (pg_catalog.regexp_replace(
		pg_catalog.normalize(coalesce(number, '') || E'\n' || client_name || E'\n' || client_email || E'\n' || title, 'NFD'),
		'[\u0300-\u036f]', '', 'g'
	)) stored,
	constraint quotes_number_key unique (number, revision),
	constraint quotes_sent_check check (status = 'draft' or number is not null and sent_at is not null),
	constraint quotes_answered_check check ((status in ('accepted', 'declined')) <= (answered_at is not null)),
	constraint quotes_accepted_check check ((status = 'accepted') = (accepted_name is not null)),
	constraint quotes_chosen_time_check check (chosen_time is null or status = 'accepted' and chosen_time = any(call_times))
);
create index quotes_by_time on public.quotes (created_at desc, id desc);
create index quotes_by_status on public.quotes (status, created_at desc, id desc);
create index quotes_by_hire_request on public.quotes (hire_request_id);
create index quotes_by_revision on public.quotes (revision_of);
-- Two clients cannot take one time.
create unique index quotes_chosen_time on public.quotes (chosen_time) where status = 'accepted';

alter table public.quotes enable row level security;
alter table public.quotes force row level security;
create policy quotes_read on public.quotes for select to authenticated using ((select private.is_admin()));
create policy quotes_insert on public.quotes for insert to authenticated with check ((select private.is_admin()));
create policy quotes_update on public.quotes for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy quotes_delete on public.quotes for delete to authenticated using ((select private.is_admin()));
grant select, delete,
	insert (hire_request_id, client_name, client_email, title, language, lines, discount, terms, payment, call_times, valid_until, row_key),
	update (client_name, client_email, title, language, lines, discount, terms, payment, call_times, valid_until)
	on public.quotes to authenticated;
grant select, insert, update, delete on public.quotes to service_role;

-- The settings fill in the terms, the payment text and the last day that a new quote lacks.
create function private.fill_quote() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	setting public.quote_settings;
begin
	select * into strict setting from public.quote_settings;
	new.terms := coalesce(new.terms, setting.terms);
	new.payment := coalesce(new.payment, setting.payment);
	new.valid_until := coalesce(new.valid_until, private.today() + setting.valid_days);
	return new;
end
$$;
create trigger fill_quote before insert on public.quotes for each row execute function private.fill_quote();

create table public.invoices (
	id uuid primary key default gen_random_uuid(),
	quote_id uuid not null references public.quotes,
	-- Like INV-2026-001, without gaps, because invoices are never deleted.
	number text not null unique check (number ~ '^INV-[0-9]{4}-[0-9]{3,}$'),
	amount bigint not null check (amount > 0),
	due_on date not null check (due_on between '2000-01-01' and '9999-12-31'),
	paid_on date check (paid_on between '2000-01-01' and '9999-12-31'),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	row_key uuid unique
);
create index invoices_by_quote on public.invoices (quote_id, created_at, id);
alter table public.invoices enable row level security;
alter table public.invoices force row level security;
create policy invoices_read on public.invoices for select to authenticated using ((select private.is_admin()));
create policy invoices_insert on public.invoices for insert to authenticated with check ((select private.is_admin()));
create policy invoices_update on public.invoices for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, insert (quote_id, amount, due_on, row_key), update (due_on, paid_on) on public.invoices to authenticated;
-- Nobody deletes an invoice; a restore replaces them.
grant select, insert, update on public.invoices to service_role;

-- Content is free while a quote is a draft. Later only its state moves, and its answer only with the state.
-- It holds for every role, so that no client of the API and no secret key changes what was agreed.
create function private.keep_quote() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
declare
	-- Generated columns are null before an update.
	free constant text[] := '{revision_of,hire_request_id,total,status,number,sent_at,viewed_at,answered_at,accepted_name,answer_note,chosen_time,answers,updated_at,email_key,search_text}';
begin
	new.created_at := old.created_at;
	new.updated_at := greatest(pg_catalog.clock_timestamp(), old.updated_at + interval '1 microsecond');
	if old.status <> 'draft' and (to_jsonb(new) - free <> to_jsonb(old) - free
			or new.hire_request_id is distinct from old.hire_request_id and new.hire_request_id is not null
			or new.revision_of is distinct from old.revision_of and new.revision_of is not null
			or new.sent_at is distinct from old.sent_at)
		or old.number is not null and new.number is distinct from old.number then
		raise exception 'a sent quote does not change' using errcode = 'PT409', hint = 'Revise it.';
	end if;
	if new.status = old.status then
		if (new.answered_at, new.accepted_name, new.answer_note, new.chosen_time)
				is distinct from (old.answered_at, old.accepted_name, old.answer_note, old.chosen_time) then
			raise exception 'only an answer changes the answer' using errcode = 'PT409';
		end if;
	elsif not (case old.status
			when 'draft' then new.status = 'sent'
			when 'sent' then new.status = 'withdrawn' or new.status in ('accepted', 'declined') and new.valid_until >= private.today()
			when 'declined' then new.status = 'withdrawn' or new.status = 'sent' and old.answered_at > now() - interval '24 hours'
			when 'accepted' then new.status = 'sent' and old.answered_at > now() - interval '24 hours'
				and not exists (select from public.invoices where quote_id = old.id)
			else false
		end) then
		raise exception 'a quote cannot go from % to %', old.status, new.status using errcode = 'PT409';
	end if;
	return new;
end
$$;
create trigger keep_quote before update on public.quotes for each row execute function private.keep_quote();

-- The API deletes no accepted quote; a restore replaces them.
create function private.keep_agreement() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	if current_user in ('anon', 'authenticated', 'service_role') and old.status = 'accepted' then
		raise exception 'an accepted quote is kept' using errcode = 'PT409', hint = 'The law asks for them.';
	end if;
	return old;
end
$$;
create trigger keep_agreement before delete on public.quotes for each row execute function private.keep_agreement();

-- Invoices belong to an accepted quote and together reach at most its total. It runs with its caller's
-- rights, because a trigger runs before the policies: a stranger learns nothing about a quote.
create function private.give_invoice_number() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
declare
	quote public.quotes;
	year constant text := extract(year from private.today());
begin
	-- One after the other, so that no number is given twice.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('invoices'));
	select * into quote from public.quotes where id = new.quote_id for update;
	if quote.status is distinct from 'accepted' then
		raise exception 'only an accepted quote has invoices' using errcode = 'PT409';
	end if;
	if new.amount + (select coalesce(sum(amount), 0) from public.invoices where quote_id = new.quote_id) > quote.total then
		raise exception 'amount is more than the rest of the quote' using errcode = '23514', column = 'amount';
	end if;
	select 'INV-' || year || '-' || pg_catalog.lpad(last::text, greatest(3, pg_catalog.length(last::text)), '0') into new.number
		from (select coalesce(max(pg_catalog.substr(number, 10)::integer), 0) + 1 as last from public.invoices
			where number like 'INV-' || year || '-%') as series;
	new.created_at := now();
	return new;
end
$$;
create trigger give_invoice_number before insert on public.invoices for each row execute function private.give_invoice_number();

create function private.keep_invoice() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	if (new.id, new.quote_id, new.number, new.amount) is distinct from (old.id, old.quote_id, old.number, old.amount) then
		raise exception 'an invoice keeps its quote, number and amount' using errcode = 'PT409';
	end if;
	new.created_at := old.created_at;
	new.updated_at := greatest(pg_catalog.clock_timestamp(), old.updated_at + interval '1 microsecond');
	return new;
end
$$;
create trigger keep_invoice before update on public.invoices for each row execute function private.keep_invoice();

-- Links

-- SHA-256 of the tokens, in hexadecimal digits; no role of the API reads a token again.
create table public.quote_links (
	token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
	quote_id uuid not null references public.quotes on delete cascade,
	-- The hashes of the tokens made from this one, which lead from a revised quote to its next revisions.
	next_hashes text[] not null default '{}',
	created_at timestamptz not null default now()
);
create index quote_links_by_quote on public.quote_links (quote_id);
alter table public.quote_links enable row level security;
alter table public.quote_links force row level security;
grant select, insert, update, delete on public.quote_links to service_role;

-- The token of a mail that waits to be sent. No backup contains it, and no role of the API reads the table.
create table private.quote_mail_tokens (
	mail_id bigint primary key references public.mails on delete cascade,
	token text not null
);

create function private.hash_token(token text) returns text
	language sql immutable security invoker set search_path = ''
	return encode(sha256(convert_to(token, 'UTF8')), 'hex');

-- The token that the holder of a token has for the next revision.
create function private.next_token(token text) returns text
	language sql immutable security invoker set search_path = ''
	return translate(rtrim(encode(sha256(convert_to('next' || token, 'UTF8')), 'base64'), '='), '+/', '-_');

-- Replaces the links of a quote with a new one and returns its token: 256 bits of three random ids.
create function private.replace_quote_link(quote uuid) returns text
	language plpgsql volatile security invoker set search_path = ''
as $$
declare
	token text := private.next_token(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text);
	next text := token;
	hashes text[] := '{}';
begin
	for revision in 1 .. 9 loop
		next := private.next_token(next);
		hashes := hashes || private.hash_token(next);
	end loop;
	delete from public.mails where quote_id = quote and kind = 'quote' and sent_at is null;
	delete from public.quote_links where quote_id = quote;
	insert into public.quote_links (token_hash, quote_id, next_hashes) values (private.hash_token(token), quote, hashes);
	return token;
end
$$;

-- The quote of a token. A wrong one is counted and answered with 404; after 100 in an hour a network gets 429
-- for every token, and so does a burst. A count from a clock that was ahead does not bind.
create function private.find_quote(token text) returns uuid
	language plpgsql volatile security invoker set search_path = ''
as $$
declare
	sender text;
	quote uuid;
	moment constant timestamptz := pg_catalog.clock_timestamp();
	waits boolean;
begin
	select 'quotes:' || private.hash_token(form_salt || private.visitor_address()) into strict sender from private.settings;
	waits := exists (
		select from private.attempts where key = sender and attempts >= 100 and ends_at between moment and moment + interval '1 hour'
	);
	if not waits then
		select quote_id into quote from public.quote_links where token_hash = private.hash_token(token);
		if quote is null then
			waits := 0 < private.begin_attempts(
				jsonb_build_array(jsonb_build_object('key', sender, 'limit', 100, 'windowMs', 3600000)));
			-- An exception would roll the count back.
			perform pg_catalog.set_config('response.status', '404', true);
		end if;
	end if;
	if waits then
		raise exception 'too many wrong links' using errcode = 'PT429', hint = 'Try again in an hour.';
	end if;
	return quote;
end
$$;

-- The parts of a quote that its client reads.
create function private.quote_document(quote public.quotes, token text) returns jsonb
	language sql stable security invoker set search_path = ''
as $$
	select to_jsonb(quote) - '{id,row_key,revision_of,hire_request_id,email_key,search_text,call_times,created_at,updated_at,viewed_at}'::text[]
		|| jsonb_build_object(
			'status', case when quote.status = 'sent' and quote.valid_until < private.today() then 'expired' else quote.status end,
			-- Free times in the future.
			'call_times', array(
				select moment from unnest(quote.call_times) as moment where moment > now()
					and not exists (select from public.quotes as other where other.status = 'accepted' and other.chosen_time = moment)
				order by moment
			),
			'can_take_back', quote.status in ('accepted', 'declined') and quote.answered_at > now() - interval '24 hours'
				and not exists (select from public.invoices where quote_id = quote.id),
			'payment_image', (select payment_image from public.quote_settings),
			'next_token', (
				select private.next_token(token) from public.quote_links
				where token_hash = private.hash_token(private.next_token(token)) and quote.status = 'withdrawn'
			),
			'invoices', (
				select coalesce(jsonb_agg(jsonb_build_object('number', number, 'amount', amount, 'due_on', due_on, 'paid_on', paid_on)
					order by created_at, id), '[]')
				from public.invoices where quote_id = quote.id
			)
		);
$$;

-- Security definer: visitors read neither quotes nor links nor counts.
create function private.read_quote(token text) returns jsonb
	language plpgsql volatile security definer set search_path = ''
as $$
declare
	found_id constant uuid := private.find_quote(token);
	quote public.quotes;
begin
	select * into quote from public.quotes where id = found_id;
	if quote.id is null then
		return jsonb_build_object('message', 'there is no such quote');
	end if;
	if quote.viewed_at is null and quote.status <> 'draft' and not private.is_admin() then
		update public.quotes set viewed_at = now() where id = quote.id and viewed_at is null;
	end if;
	return private.quote_document(quote, token);
end
$$;

-- Accepts, declines, or takes an answer back for 24 hours. The same answer twice is one. `seen_answers`, the
-- count that the client's page shows, refuses a page that is older than the last answer.
create function private.answer_quote(token text, answer text, name text, note text, chosen_time timestamptz, seen_answers integer)
	returns jsonb
	language plpgsql volatile security definer set search_path = ''
as $$
declare
	found_id constant uuid := private.find_quote(token);
	quote public.quotes;
	state constant text := case answer when 'accept' then 'accepted' when 'decline' then 'declined' when 'take_back' then 'sent' end;
begin
	select * into quote from public.quotes where id = found_id for update;
	if quote.id is null then
		return jsonb_build_object('message', 'there is no such quote');
	end if;
	if state is null then
		raise exception 'an answer is accept, decline or take_back' using errcode = '22023';
	end if;
	if quote.status = state and (state <> 'sent' or quote.answers > 0) then
		return private.quote_document(quote, token);
	end if;
	if seen_answers <> quote.answers then
		raise exception 'the quote was answered meanwhile' using errcode = 'PT409', hint = 'Read it again.';
	end if;
	if quote.status = 'draft' or state = 'sent' and quote.status not in ('accepted', 'declined') or state <> 'sent' and quote.status <> 'sent' then
		raise exception 'the quote does not wait for an answer' using errcode = 'PT409';
	end if;
	if quote.answers >= 20 then
		raise exception 'too many answers' using errcode = 'PT429', hint = 'Write a message.';
	end if;
	if state = 'accepted' and chosen_time is not null and (chosen_time <> all(quote.call_times) or chosen_time <= now()) then
		raise exception 'the time is not offered' using errcode = 'PT409', hint = 'Choose another time.';
	end if;
	-- The checks of the table would answer with the whole row.
	if state = 'accepted' and (name is null or pg_catalog.char_length(pg_catalog.btrim(name)) > 200 or private.is_blank(name)
			or not private.is_one_line(name)) then
		raise exception 'name has 1 to 200 characters in one line' using errcode = '23514', column = 'name';
	end if;
	if state = 'declined' and pg_catalog.char_length(pg_catalog.btrim(note)) > 2000 then
		raise exception 'note has at most 2000 characters' using errcode = '23514', column = 'note';
	end if;
	begin
		update public.quotes set status = state, answers = answers + 1,
			answered_at = case when state <> 'sent' then now() end,
			accepted_name = case when state = 'accepted' then pg_catalog.btrim(name) end,
			answer_note = case when state = 'declined' then nullif(pg_catalog.btrim(note), '') end,
			chosen_time = case when state = 'accepted' then answer_quote.chosen_time end
		where id = quote.id returning * into quote;
	exception when unique_violation then
		raise exception 'the time was taken meanwhile' using errcode = 'PT409', hint = 'Choose another time.';
	end;
	return private.quote_document(quote, token);
end
$$;

-- Sends a draft, or gives a sent quote another link. Returns its number and the token, which is told only
-- here.
create function private.send_quote(quote uuid, by_mail boolean) returns jsonb
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
	elsif sent.status = 'withdrawn' then
		raise exception 'a withdrawn quote has no new link' using errcode = 'PT409', hint = 'Revise it.';
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

-- A link that shows a draft as its client will see it, until the quote is sent.
create function private.preview_quote(quote uuid) returns text
	language plpgsql volatile security definer set search_path = ''
as $$
begin
	if not private.is_admin() then
		raise exception 'permission denied' using errcode = '42501';
	end if;
	perform from public.quotes where id = quote and status = 'draft' for update;
	if not found then
		raise exception 'only a draft has a preview' using errcode = 'PT409';
	end if;
	return private.replace_quote_link(quote);
end
$$;

create function private.withdraw_quote(quote uuid) returns void
	language plpgsql volatile security definer set search_path = ''
as $$
begin
	if not private.is_admin() then
		raise exception 'permission denied' using errcode = '42501';
	end if;
	if not exists (select from public.quotes where id = quote) then
		raise exception 'there is no such quote' using errcode = 'PT404';
	end if;
	update public.quotes set status = 'withdrawn' where id = quote and status <> 'withdrawn';
	delete from public.mails where quote_id = quote and kind = 'quote' and sent_at is null;
end
$$;

-- A new draft of the same number with the next letter; the old quote is withdrawn. Returns the draft's id.
create function private.revise_quote(quote uuid) returns uuid
	language plpgsql volatile security definer set search_path = ''
as $$
declare
	old public.quotes;
	draft uuid;
begin
	if not private.is_admin() then
		raise exception 'permission denied' using errcode = '42501';
	end if;
	select * into old from public.quotes where id = quote for update;
	if old.status is null or old.status not in ('sent', 'declined', 'withdrawn')
		or exists (select from public.quotes where revision_of = quote) then
		raise exception 'only a sent quote without a later one is revised' using errcode = 'PT409';
	end if;
	perform private.withdraw_quote(quote);
	insert into public.quotes (number, revision, revision_of, hire_request_id, client_name, client_email, title, language, lines, discount,
			terms, payment, call_times, valid_until)
		values (old.number, pg_catalog.chr(pg_catalog.ascii(coalesce(nullif(old.revision, ''), 'a')) + 1), quote, old.hire_request_id,
			old.client_name, old.client_email, old.title, old.language, old.lines, old.discount, old.terms, old.payment,
			array(select moment from unnest(old.call_times) as moment where moment > now()),
			greatest(old.valid_until, private.today() + (select valid_days from public.quote_settings)))
		returning id into draft;
	return draft;
end
$$;

-- The same for the API.
create function public.read_quote(token text) returns jsonb
	language sql volatile security invoker set search_path = ''
as $$
	select private.read_quote(token);
$$;
create function public.answer_quote(token text, answer text, name text default null, note text default null,
		chosen_time timestamptz default null, seen_answers integer default null) returns jsonb
	language sql volatile security invoker set search_path = ''
as $$
	select private.answer_quote(token, answer, name, note, chosen_time, seen_answers);
$$;
create function public.send_quote(quote uuid, by_mail boolean default false) returns jsonb
	language sql volatile security invoker set search_path = ''
as $$
	select private.send_quote(quote, by_mail);
$$;
create function public.preview_quote(quote uuid) returns text
	language sql volatile security invoker set search_path = ''
as $$
	select private.preview_quote(quote);
$$;
create function public.withdraw_quote(quote uuid) returns void
	language sql volatile security invoker set search_path = ''
as $$
	select private.withdraw_quote(quote);
$$;
create function public.revise_quote(quote uuid) returns uuid
	language sql volatile security invoker set search_path = ''
as $$
	select private.revise_quote(quote);
$$;

-- Mail and history

alter table public.mails
	drop constraint mails_kind_check,
	drop constraint mails_entity_check,
	drop constraint mails_entity_id_key,
	-- A quote goes to its client; notices go to the admin, receipts to the client.
	add constraint mails_kind_check check (kind in ('notice', 'receipt', 'quote')),
	add constraint mails_entity_check check (entity in ('contacts', 'hire_projects', 'quotes')),
	add column quote_id uuid generated always as (case when entity = 'quotes' then entity_id end) stored
		references public.quotes on delete cascade,
	-- Of a quote: opened, accepted, declined, taken_back or ending.
	add column event text check (event in ('opened', 'accepted', 'declined', 'taken_back', 'ending'));
create unique index mails_of_enquiries on public.mails (entity, entity_id, kind) where entity <> 'quotes';
create index mails_by_quote on public.mails (quote_id);

alter table public.enquiry_events
	drop constraint enquiry_events_kind_check,
	-- Those of a quote have its id and number: {quote_id, number}.
	add constraint enquiry_events_kind_check check (kind in (
		'received', 'status', 'follow_up', 'converted', 'mail_sent', 'mail_failed',
		'quote_sent', 'quote_opened', 'quote_accepted', 'quote_declined', 'quote_taken_back'
	));

-- Each step of a quote is an event of its hire request and, from the client, a notice; an answer has a
-- receipt. The request's board shows the amount and the yes. Security definer: no role of the API writes
-- events.
create function private.record_quote_events() returns trigger
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
			where is_on and (copy.kind = 'notice' or step <> 'opened');
	end if;
	return null;
end
$$;
create trigger record_quote_events after update on public.quotes for each row execute function private.record_quote_events();

-- A quote's mail is known in the history of its hire request. A sent one needs its token no more.
create or replace function private.record_mail_events() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	enquiry constant text := case when new.entity = 'quotes' then 'hire_projects' else new.entity end;
	enquiry_id constant uuid := case when new.entity = 'quotes'
		then (select hire_request_id from public.quotes where id = new.entity_id) else new.entity_id end;
begin
	if new.sent_at is not null and old.sent_at is null then
		delete from private.quote_mail_tokens where mail_id = new.id;
		insert into public.enquiry_events (entity, entity_id, kind, detail)
			select enquiry, enquiry_id, 'mail_sent', jsonb_build_object('mail', new.kind) where enquiry_id is not null;
	elsif new.error is not null and new.sent_at is null and new.next_attempt_at is null then
		insert into public.enquiry_events (entity, entity_id, kind, detail)
			select enquiry, enquiry_id, 'mail_failed', jsonb_build_object('mail', new.kind, 'error', new.error) where enquiry_id is not null;
	end if;
	return null;
end
$$;

-- As before, and two days before a quote ends the admin gets a notice.
create or replace function private.claim_mails() returns table (id bigint, kind text, entity text, attempts integer, recipient text, enquiry jsonb)
	language plpgsql security definer set search_path = ''
as $$
declare
	burst record;
	waits boolean;
begin
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('mails'));
	insert into public.mails (kind, entity, entity_id, event)
		select 'notice', 'quotes', quote.id, 'ending' from public.quotes as quote
		where quote.status = 'sent' and quote.valid_until between private.today() and private.today() + 2
			and not exists (select from public.mails as told where told.quote_id = quote.id and told.event = 'ending');
	select count(*) filter (where mails.attempts = 0) as pending, count(*) as recent, max(created_at) as newest
		into burst from public.mails where mails.kind = 'notice' and mails.created_at > now() - interval '1 minute';
	waits := (burst.newest > now() - interval '5 seconds' or (burst.recent >= 10 and burst.pending < 10)) and not exists (
		select from public.mails as late where late.next_attempt_at is not null and late.kind = 'notice'
			and late.attempts = 0 and late.created_at <= now() - interval '1 minute'
	);
	return query
		with claimed as (
			update public.mails set next_attempt_at = now() + interval '5 minutes'
			where mails.id in (
				select due.id from public.mails as due
				where due.next_attempt_at <= now() and not (due.kind = 'notice' and due.attempts = 0 and waits)
				order by due.id limit 50
			)
			returning mails.*
		)
		select claimed.id, claimed.kind, claimed.entity, claimed.attempts, claimed.recipient, coalesce(
			to_jsonb(contact), to_jsonb(hire_project),
			to_jsonb(quote) || jsonb_build_object('event', claimed.event, 'token', pending.token)
		)
		from claimed
			left join public.contacts as contact on contact.id = claimed.contact_id
			left join public.hire_projects as hire_project on hire_project.id = claimed.hire_project_id
			left join public.quotes as quote on quote.id = claimed.quote_id
			left join private.quote_mail_tokens as pending on pending.mail_id = claimed.id
		order by claimed.id;
end
$$;

-- As before, with quotes.
create or replace function private.site_contents() returns text[]
	language sql stable security definer set search_path = ''
	return array(
		select what from (values
			('projects', (select count(*) from public.projects)),
			('essays', (select count(*) from public.essays)),
			('jobs', (select count(*) from public.jobs)),
			('redirects', (select count(*) from public.redirects)),
			('messages', (select count(*) from public.contacts)),
			('hire requests', (select count(*) from public.hire_projects)),
			('quotes', (select count(*) from public.quotes)),
			('reply templates', (select count(*) from public.reply_templates)),
			('services', (select count(*) from public.services where updated_at > '2026-11-02')),
			('service categories', (select count(*) from public.service_categories where updated_at > '2026-11-02')),
			('an edited profile', (select count(*) from public.profile where updated_at > created_at)),
			('edited settings', (select count(*) from public.site_settings where updated_at > created_at))
		) as found (what, amount) where amount > 0
	);

-- The page of a quote comes before a redirect of an earlier version.
delete from public.redirects where from_path ~* '^/quote(/|$)';
alter table public.redirects add constraint redirects_quote_check check (from_path !~* '^/quote(/|$)');

-- As before, with quotes.
create or replace function private.untouched_sample() returns setof text
	language sql stable security invoker set search_path = ''
as $$
	select row.name from (
		select 'projects/' || id as name, created_at, updated_at from public.projects
		union all select 'essays/' || id, created_at, updated_at from public.essays
		union all select 'jobs/' || id, created_at, updated_at from public.jobs
		union all select 'services/' || id, created_at, updated_at from public.services
		union all select 'quotes/' || id, created_at, updated_at from public.quotes
	) as row cross join public.setup
	where row.updated_at = row.created_at
		and (row.name = any(setup.sample_rows) or row.name like 'services/%' and row.created_at = '2026-11-01 00:00:00+00')
$$;
create or replace function public.remove_sample() returns integer
	language plpgsql volatile security invoker set search_path = ''
as $$
declare
	untouched text[] := array(select private.untouched_sample());
	removed integer := 0;
	deleted integer;
	list text;
begin
	foreach list in array array['projects', 'essays', 'jobs', 'services', 'quotes'] loop
		execute pg_catalog.format('delete from public.%1$I where %1$L || ''/'' || id = any($1)', list) using untouched;
		get diagnostics deleted = row_count;
		removed := removed + deleted;
	end loop;
	return removed;
end
$$;

revoke all on function private.are_quote_lines(jsonb), private.quote_total(jsonb, bigint), private.fill_quote(), private.keep_quote(),
	private.keep_agreement(), private.give_invoice_number(), private.keep_invoice(), private.hash_token(text), private.next_token(text),
	private.replace_quote_link(uuid), private.find_quote(text), private.quote_document(public.quotes, text), private.read_quote(text),
	private.answer_quote(text, text, text, text, timestamptz, integer), private.send_quote(uuid, boolean),
	private.preview_quote(uuid), private.withdraw_quote(uuid), private.revise_quote(uuid), private.record_quote_events(),
	public.read_quote(text), public.answer_quote(text, text, text, text, timestamptz, integer), public.send_quote(uuid, boolean),
	public.preview_quote(uuid), public.withdraw_quote(uuid), public.revise_quote(uuid)
	from public;
grant execute on function private.are_quote_lines(jsonb), private.quote_total(jsonb, bigint) to authenticated, service_role;
grant execute on function private.read_quote(text), public.read_quote(text),
	private.answer_quote(text, text, text, text, timestamptz, integer), public.answer_quote(text, text, text, text, timestamptz, integer)
	to anon, authenticated, service_role;
grant execute on function private.send_quote(uuid, boolean), public.send_quote(uuid, boolean), private.preview_quote(uuid),
	public.preview_quote(uuid), private.withdraw_quote(uuid), public.withdraw_quote(uuid), private.revise_quote(uuid),
	public.revise_quote(uuid)
	to authenticated;
