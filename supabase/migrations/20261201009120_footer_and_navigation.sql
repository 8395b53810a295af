-- A city without the decorative temperature, no city at all, and pages that leave the navigation.
alter table public.site_settings
	add column shows_temperature boolean not null default true,
	add column hidden_pages text[] not null default '{}' constraint site_settings_hidden_pages_check check (
		hidden_pages <@ '{store,hire}' and array_position(hidden_pages, null) is null and cardinality(hidden_pages) <= 2
	),
	drop constraint site_settings_city_check,
	add constraint site_settings_city_check check (char_length(city) <= 100 and private.is_one_line(city));
-- The temperature is drawn for the city that the site came with.
alter table public.site_settings disable trigger user;
update public.site_settings set shows_temperature = city = 'Jakarta';
alter table public.site_settings enable trigger user;
