-- A mail counts as tried once the mailer begins to send it.

-- The mailer raises `attempts` right before it sends, and the database plans the next attempt. The seventh, a
-- day later, is the last.
create function private.plan_next_attempt() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	new.next_attempt_at := now() + (array[
		interval '5 minutes', interval '15 minutes', interval '30 minutes', interval '2 hours', interval '6 hours', interval '15 hours'
	])[new.attempts];
	return new;
end
$$;
create trigger plan_next_attempt before update of attempts on public.mails
	for each row execute function private.plan_next_attempt();

-- A claim keeps a mail from other mailers for five minutes and counts as no attempt, because a mailer may end
-- before it begins. New notices wait for the rest of a burst, so that ten at once are one mail.
create or replace function private.claim_mails() returns table (id bigint, kind text, entity text, attempts integer, recipient text, enquiry jsonb)
	language plpgsql security definer set search_path = ''
as $$
declare
	burst record;
	waits boolean;
begin
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('mails'));
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
		select claimed.id, claimed.kind, claimed.entity, claimed.attempts, claimed.recipient, coalesce(to_jsonb(contact), to_jsonb(hire_project))
		from claimed
			left join public.contacts as contact on contact.id = claimed.contact_id
			left join public.hire_projects as hire_project on hire_project.id = claimed.hire_project_id
		order by claimed.id;
end
$$;
