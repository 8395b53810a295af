-- The forms cannot be shut by a few senders, nor filled without end.

alter table private.settings
	add column form_limit_overall_per_day integer not null default 500 check (form_limit_overall_per_day >= 1);

-- What the limits count as one sender: an IPv4 address (also written as IPv6), or the /64 of an IPv6 address.
-- The gateway of the embedded backend sets site.visitor_address. A hosted project delivers the request's headers, of which
-- the edge writes cf-connecting-ip and the last hop of x-forwarded-for.
create or replace function private.visitor_address() returns text
	language plpgsql stable security invoker set search_path = ''
as $$
declare
	headers jsonb := nullif(pg_catalog.current_setting('request.headers', true), '')::jsonb;
	told text := coalesce(
		nullif(pg_catalog.current_setting('site.visitor_address', true), ''),
		headers ->> 'cf-connecting-ip',
		nullif(pg_catalog.btrim(pg_catalog.split_part(headers ->> 'x-forwarded-for', ',', -1)), ''),
		'unknown');
	ip inet;
begin
	begin
		ip := told::inet;
	exception when invalid_text_representation then
		return told;
	end;
	if ip operator(pg_catalog.<<=) inet '::ffff:0:0/96' then
		ip := inet '0.0.0.0' operator(pg_catalog.+) (ip operator(pg_catalog.-) inet '::ffff:0:0');
	end if;
	return case pg_catalog.family(ip)
		when 4 then pg_catalog.host(ip)
		else pg_catalog.text(pg_catalog.network(pg_catalog.set_masklen(ip, 64)))
	end;
end
$$;

-- New: a day has a ceiling, and the last fifth of a minute and of a day is for senders that sent nothing for a day, so that
-- a dozen senders cannot shut the form. Rows are kept for a day. A row from the future, written before the clock stepped
-- back, is dropped: it would count until the clock is there again.
create or replace function private.limit_submissions() returns trigger
	language plpgsql security definer set search_path = ''
as $$
declare
	setting private.settings;
	moment timestamptz;
	minute_start timestamptz;
	sender_key text;
	share numeric;
begin
	if coalesce(auth.role(), '') not in ('anon', 'authenticated') or private.is_admin() then
		return new;
	end if;
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('form_submissions'));
	select * into strict setting from private.settings;
	moment := pg_catalog.clock_timestamp();
	minute_start := moment - interval '1 minute';
	sender_key := pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(
		setting.form_salt || tg_table_name || private.visitor_address(), 'UTF8')), 'hex');
	delete from private.form_submissions where received_at <= moment - interval '1 day' or received_at > moment;
	share := case when exists (select from private.form_submissions where sender = sender_key) then 0.8 else 1 end;
	if (select count(*) from private.form_submissions where sender = sender_key and received_at > minute_start)
			>= setting.form_limit_per_minute
		or (select count(*) from private.form_submissions where received_at > minute_start)
			>= setting.form_limit_overall_per_minute * share then
		raise exception 'too many submissions' using errcode = 'PT429', hint = 'Try again in a minute.';
	end if;
	if (select count(*) from private.form_submissions) >= setting.form_limit_overall_per_day * share then
		raise exception 'too many submissions' using errcode = 'PT429', hint = 'Try again tomorrow.';
	end if;
	insert into private.form_submissions (sender, received_at) values (sender_key, moment);
	return new;
end
$$;
