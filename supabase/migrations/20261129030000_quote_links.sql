-- The quote of a token. A right token always answers: with a hosted project all clients share the address of
-- the site's server, so a stranger's guesses must not lock them out. A wrong one is counted and answered with
-- 404, and after 100 in an hour, or in a burst, with 429. A count from a clock that was ahead does not bind.
create or replace function private.find_quote(token text) returns uuid
	language plpgsql volatile security invoker set search_path = ''
as $$
declare
	quote constant uuid := (select quote_id from public.quote_links where token_hash = private.hash_token(token));
	sender text;
begin
	if quote is null then
		select 'quotes:' || private.hash_token(form_salt || private.visitor_address()) into strict sender from private.settings;
		if 0 < private.begin_attempts(jsonb_build_array(jsonb_build_object('key', sender, 'limit', 100, 'windowMs', 3600000))) then
			raise exception 'too many wrong links' using errcode = 'PT429', hint = 'Try again in an hour.';
		end if;
		-- An exception would roll the count back.
		perform pg_catalog.set_config('response.status', '404', true);
	end if;
	return quote;
end
$$;
