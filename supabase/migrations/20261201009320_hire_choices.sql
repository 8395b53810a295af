-- What the hire form offers. Requests keep what they were sent with, so they are not compared with it.

-- Whether a list has 1 to 20 different lines of at most 60 characters.
create function private.are_choices(choices jsonb) returns boolean
	language sql immutable security invoker set search_path = ''
	return case when pg_catalog.jsonb_typeof(choices) = 'array' then (
		select count(*) between 1 and 20 and count(distinct choice.value) = count(*) and bool_and(
			pg_catalog.jsonb_typeof(choice.value) = 'string' and pg_catalog.char_length(choice.value #>> '{}') <= 60
			and not private.is_blank(choice.value #>> '{}') and private.is_one_line(choice.value #>> '{}')
		)
		from pg_catalog.jsonb_array_elements(choices) as choice
	) else false end;

alter table public.site_settings add column hire jsonb not null default '{
	"projectTypes": [
		"Website Development", "Landing Page", "E-commerce Store", "Web Application", "Mobile App", "API Development", "Database Design",
		"UI/UX Design", "Other"
	],
	"budgetRanges": [
		"5-10 million", "10-25 million", "25-50 million", "50-100 million", "100-250 million", "250 million+", "Custom Range"
	],
	"timelines": ["1-2 weeks", "2-4 weeks", "1-2 months", "2-3 months", "3-6 months", "6+ months"],
	"budgetNote": "In Indonesian rupiah"
}' constraint site_settings_hire_check check (
	private.are_texts(hire - '{projectTypes,budgetRanges,timelines}'::text[], '{"budgetNote": 200}')
	and private.is_one_line(hire ->> 'budgetNote') and private.are_choices(hire -> 'projectTypes')
	and private.are_choices(hire -> 'budgetRanges') and private.are_choices(hire -> 'timelines')
);
