-- The figures of the dashboard, counted here so that 10,000 enquiries are still one short answer: how soon
-- the enquiries of the last 30 days were answered, and how many came in each of the last 26 weeks of a time
-- zone.

-- With its caller's rights, so that only the admin's figures are not zero.
create function public.enquiry_figures(time_zone text) returns jsonb
	language sql stable security invoker set search_path = ''
as $$
	with enquiries as (
		select 'contacts' as entity, contact.id, contact.created_at, contact.status = 'replied' as is_answered
		from public.contacts as contact
		union all
		-- What the admin made from a message is that message.
		select 'hire_projects', request.id, request.created_at, request.status <> 'pending'
		from public.hire_projects as request where request.contact_id is null
	),
	-- A status that was taken back answered nothing: the last one that ended the wait did.
	answers as (
		select greatest(extract(epoch from max(event.created_at) - enquiry.created_at), 0)::float8 as seconds
		from enquiries as enquiry
			join public.enquiry_events as event on event.entity = enquiry.entity and event.entity_id = enquiry.id
		where enquiry.is_answered and event.created_at > now() - interval '30 days'
			and event.kind = 'status' and case event.entity
				when 'contacts' then event.detail ->> 'to' = 'replied'
				else event.detail ->> 'from' = 'pending'
			end
		group by enquiry.entity, enquiry.id, enquiry.created_at
	),
	weeks as (
		select date_trunc('week', now() at time zone time_zone) - make_interval(weeks => 25 - week) as starts_at
		from generate_series(0, 25) as week
	),
	received as (
		select date_trunc('week', enquiry.created_at at time zone time_zone) as week,
			count(*) filter (where enquiry.entity = 'contacts') as messages,
			count(*) filter (where enquiry.entity = 'hire_projects') as requests
		from enquiries as enquiry
		where enquiry.created_at >= (select min(starts_at) from weeks) at time zone time_zone
		group by 1
	)
	select jsonb_build_object(
		'answered', count(*),
		'median_seconds', percentile_cont(0.5) within group (order by seconds),
		-- Up to 1, 4, 24 and 72 hours, and later.
		'by_duration', jsonb_build_array(
			count(*) filter (where seconds < 3600),
			count(*) filter (where seconds >= 3600 and seconds < 14400),
			count(*) filter (where seconds >= 14400 and seconds < 86400),
			count(*) filter (where seconds >= 86400 and seconds < 259200),
			count(*) filter (where seconds >= 259200)
		),
		'weeks', (
			select jsonb_agg(jsonb_build_object(
				'week', weeks.starts_at::date,
				'messages', coalesce(received.messages, 0),
				'requests', coalesce(received.requests, 0)
			) order by weeks.starts_at)
			from weeks left join received on received.week = weeks.starts_at
		)
	)
	from answers;
$$;
