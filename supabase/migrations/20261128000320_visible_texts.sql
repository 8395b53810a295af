-- A text of which nothing can be seen is empty, and a name or title has no line break.

-- Whether nothing of a text can be seen: Unicode's White_Space, Default_Ignorable_Code_Point and control
-- characters, and braille's blank, the null notehead and the marks of annotations. Named one by one: what
-- the classes of regular expressions hold depends on the database's locale.
create function private.is_blank(value text) returns boolean
	language sql immutable security invoker set search_path = ''
	return value !~ ('[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F'
		|| '\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A'
		|| '\U000E0000-\U000E0FFF]');

-- Whether a text has no line break and no other control character.
create function private.is_one_line(value text) returns boolean
	language sql immutable security invoker set search_path = ''
	return value !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]';

-- Whether each of a JSON list of texts can be seen and is one line.
create function private.are_lines(texts jsonb) returns boolean
	language sql immutable security invoker set search_path = ''
	return (
		select coalesce(bool_and(not private.is_blank(line) and private.is_one_line(line)), true)
		from pg_catalog.jsonb_array_elements_text(texts) as line
	);

-- As before; blank texts and lines are those of the functions above.
create or replace function private.are_features(features text[]) returns boolean
	language sql immutable security invoker set search_path = ''
	return cardinality(features) between 1 and 12 and array_ndims(features) = 1 and (
		select bool_and(coalesce(not private.is_blank(feature) and private.is_one_line(feature) and char_length(feature) <= 120, false))
		from unnest(features) as feature
	);
create or replace function private.are_topics(topics text[]) returns boolean
	language sql immutable security invoker set search_path = ''
	return cardinality(topics) <= 5 and coalesce(array_ndims(topics), 1) = 1 and (
		select count(*) = count(distinct slug) and coalesce(bool_and(slug <> '' and char_length(topic) <= 40 and private.is_one_line(topic)), true)
		from unnest(topics, private.topic_slugs(topics)) as t (topic, slug)
	);

-- What is stored already is corrected for this once: breaks become spaces, and an empty text says so.
create function private.to_line(value text) returns text language sql immutable set search_path = ''
	return pg_catalog.regexp_replace(value, '[\u0001-\u001F\u007F-\u009F\u2028\u2029]+', ' ', 'g');
create function private.to_visible(value text) returns text language sql immutable set search_path = ''
	return case when private.is_blank(value) then '(blank)' else value end;
create function private.to_visible_line(value text) returns text language sql immutable set search_path = ''
	return private.to_visible(private.to_line(value));

do $$
declare
	changed regclass;
	field record;
	part text;
begin
	-- Without triggers: no text changes for its readers, so times, revisions and events stay.
	foreach changed in array '{public.contacts,public.hire_projects,public.projects,public.essays,public.jobs,public.profile,public.services,
		public.service_categories,public.site_settings,public.reply_templates,public.enquiry_notes}'::regclass[] loop
		execute format('alter table %s disable trigger user', changed);
	end loop;

	-- Lists come first: their rules are new already, and hold for each row that is changed.
	update public.essays set topics = array(select private.to_line(topic) from unnest(topics) with ordinality as t (topic, place) order by place)
		where not private.are_topics(topics);
	update public.projects set tags = array(select private.to_line(tag) from unnest(tags) with ordinality as t (tag, place) order by place)
		where not private.is_one_line(array_to_string(tags, ','));
	update public.services
		set features = array(select private.to_visible_line(feature) from unnest(features) with ordinality as t (feature, place) order by place)
		where not private.are_features(features);

	update public.essays set description = null where private.is_blank(description);

	-- Names that are unique stay so.
	update public.service_categories set name = left(private.to_visible_line(name), 28) || ' (' || left(md5(id), 8) || ')'
		where private.is_blank(name) or not private.is_one_line(name);
	update public.reply_templates set name = left(private.to_visible_line(name), 88) || ' (' || left(md5(id::text), 8) || ')'
		where private.is_blank(name) or not private.is_one_line(name);

	-- The texts that must be there, and those of one line, with their limits. Optional ones may be blank.
	for field in
		select *, format('%s_%s_check', relation, name) as rule, concat_ws(' and ',
			format('char_length(%I) <= %s', name, maximum),
			case when is_required then format('not private.is_blank(%I)', name) end,
			case when is_line then format('private.is_one_line(%I)', name) end
		) as condition
		from (values
			('contacts', 'name', 200, true, true), ('contacts', 'subject', 300, true, true), ('contacts', 'message', 10000, true, false),
			('hire_projects', 'client_name', 200, true, true), ('hire_projects', 'project_type', 200, true, true),
			('hire_projects', 'project_description', 10000, true, false), ('hire_projects', 'budget_range', 200, true, true),
			('hire_projects', 'timeline', 200, false, true),
			('projects', 'title', 200, true, true), ('projects', 'description', 5000, true, false), ('projects', 'year', 20, true, true),
			('essays', 'title', 200, true, true), ('essays', 'excerpt', 2000, true, false), ('essays', 'description', 300, true, false),
			('jobs', 'position', 200, true, true), ('jobs', 'company', 200, true, true), ('jobs', 'location', 200, true, true),
			('profile', 'name', 200, true, true), ('profile', 'title', 500, true, true), ('profile', 'location', 200, true, true),
			('profile', 'availability_text', 500, false, true),
			('services', 'name', 100, true, true), ('services', 'description', 1000, true, false), ('services', 'delivery_time', 60, true, true),
			('service_categories', 'name', 40, true, true),
			('site_settings', 'name', 200, true, true), ('site_settings', 'default_title', 200, false, true),
			('site_settings', 'version_badge', 20, false, true), ('site_settings', 'city', 100, true, true), ('site_settings', 'hours', 200, false, true),
			('reply_templates', 'name', 100, true, true), ('reply_templates', 'subject', 200, true, true), ('reply_templates', 'body', 5000, true, false),
			('enquiry_notes', 'body', 20000, true, false)
		) as texts (relation, name, maximum, is_required, is_line)
	loop
		execute format('update public.%1$I set %2$I = private.%3$I(%2$I) where not (%4$s)', field.relation, field.name,
			concat_ws('_', 'to', case when field.is_required then 'visible' end, case when field.is_line then 'line' end), field.condition);
		execute format('alter table public.%1$I drop constraint %2$I, add constraint %2$I check (%3$s)', field.relation, field.rule, field.condition);
	end loop;

	update public.essays set content = private.to_visible(content) where private.is_blank(content);
	update public.site_settings set
		social = (
			select coalesce(jsonb_agg(jsonb_set(link, '{label}', to_jsonb(private.to_visible_line(link ->> 'label'))) order by place), '[]')
			from jsonb_array_elements(social) with ordinality as t (link, place)
		),
		share_targets = (
			select coalesce(jsonb_agg(jsonb_set(target, '{label}', to_jsonb(private.to_visible_line(target ->> 'label'))) order by place), '[]')
			from jsonb_array_elements(share_targets) with ordinality as t (target, place)
		);
	foreach part in array array['{title}', '{reasons,title}', '{consultation,title}', '{consultation,action}'] loop
		update public.site_settings set store = jsonb_set(store, part::text[], to_jsonb(private.to_visible_line(store #>> part::text[])));
	end loop;

	foreach changed in array '{public.contacts,public.hire_projects,public.projects,public.essays,public.jobs,public.profile,public.services,
		public.service_categories,public.site_settings,public.reply_templates,public.enquiry_notes}'::regclass[] loop
		execute format('alter table %s enable trigger user', changed);
	end loop;
end
$$;
drop function private.to_visible_line(text), private.to_visible(text), private.to_line(text);

alter table public.essays drop constraint essays_content_check,
	add constraint essays_content_check check (octet_length(content) <= 500000 and not private.is_blank(content));
alter table public.projects drop constraint projects_tags_check,
	add constraint projects_tags_check check (
		cardinality(tags) <= 50 and array_position(tags, null) is null and octet_length(array_to_string(tags, ',')) <= 4000
		and private.is_one_line(array_to_string(tags, ','))
	);
alter table public.site_settings
	add constraint site_settings_labels_check check (
		private.are_lines(jsonb_path_query_array(social, '$[*].label')) and private.are_lines(jsonb_path_query_array(share_targets, '$[*].label'))
	),
	add constraint site_settings_store_lines_check check (
		private.are_lines(jsonb_build_array(
			store -> 'title', store #> '{reasons,title}', store #> '{consultation,title}', store #> '{consultation,action}'
		))
	);
