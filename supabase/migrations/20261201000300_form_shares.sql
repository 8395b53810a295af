-- One sender has a tenth of the messages that the site takes in a day.
create function private.limit_sender() returns trigger
	language plpgsql security definer set search_path = ''
as $$
begin
	if (select count(*) from private.form_submissions where sender = new.sender)
			>= (select greatest(form_limit_overall_per_day / 10, 1) from private.settings) then
		raise exception 'too many submissions' using errcode = 'PT429', hint = 'Try again tomorrow.';
	end if;
	return new;
end
$$;
create trigger limit_sender before insert on private.form_submissions for each row execute function private.limit_sender();
revoke all on function private.limit_sender() from public, anon, authenticated, service_role;
