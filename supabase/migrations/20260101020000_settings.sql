-- Settings of the whole site: names, contact, texts, looks and the store's words.

-- Whether a text is one line without braces, except the placeholders "a|b".
create function private.is_word(value text, placeholders text) returns boolean
	language sql immutable security invoker set search_path = ''
	return not private.is_blank(value) and private.is_one_line(value)
		and case placeholders when '' then value else pg_catalog.regexp_replace(value, '[{](' || placeholders || ')[}]', '', 'g') end !~ '[{}]';

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

-- Exactly one row, which visitors read. updated_at equals created_at until the first save.
create table public.site_settings (
	id text primary key default 'site' check (id = 'site'),
	name text not null default 'Raka Wiratama' check (char_length(name) <= 200 and not private.is_blank(name) and private.is_one_line(name)),
	-- Of the home page; an empty one is made from the profile.
	default_title text not null default '' check (char_length(default_title) <= 200 and private.is_one_line(default_title)),
	default_description text not null default '' check (char_length(default_description) <= 300),
	-- In the footer; empty: none.
	version_badge text not null default 'v2.0' check (char_length(version_badge) <= 20 and private.is_one_line(version_badge)),
	-- A name of the tz database, not an abbreviation; an unknown name raises an error.
	time_zone text not null default 'Asia/Jakarta' check (
		time_zone ~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Za-z]+([_-][A-Za-z]+)*)+)$' and ('epoch'::timestamptz at time zone time_zone) is not null
	),
	-- Empty: none.
	city text not null default 'Jakarta' check (char_length(city) <= 100 and private.is_one_line(city)),
	-- With the country's code; empty: orders go to the contact page.
	chat_number text not null default '6281234567890' check (chat_number ~ '^([0-9]{8,15})?$'),
	hours text not null default '09:00 – 17:00 WIB, weekdays' check (char_length(hours) <= 200 and private.is_one_line(hours)),
	social jsonb not null default '[
		{"kind": "email", "label": "Email", "url": "mailto:halo@example.com"},
		{"kind": "github", "label": "GitHub", "url": "https://github.com/example"},
		{"kind": "x", "label": "X", "url": "https://x.com/example"},
		{"kind": "linkedin", "label": "LinkedIn", "url": "https://www.linkedin.com/in/example"},
		{"kind": "instagram", "label": "Instagram", "url": "https://www.instagram.com/example"}
	]' check (
		private.are_text_rows(social, 12, '{"kind": 20, "label": 50, "url": 2048}')
		and not jsonb_path_exists(social, '$[*] ? (!(
			@.kind like_regex "^(email|phone|chat|github|gitlab|x|linkedin|instagram|facebook|youtube|mastodon|link)$"
			&& @.label like_regex "\\S"
			&& @.url like_regex "^(https://[^\\s<>\"\\\\/]+([/?#][^\\s<>\"\\\\]*)?|mailto:[^\\s<>\"\\\\@]+@[^\\s<>\"\\\\@]+|tel:[+]?[0-9-]+)$"
		))')
	),
	share_targets jsonb not null default '[
		{"id": "x", "label": "Share on X", "url": "https://x.com/intent/post?url={url}&text={title}"},
		{"id": "linkedin", "label": "Share on LinkedIn", "url": "https://www.linkedin.com/sharing/share-offsite/?url={url}"},
		{"id": "facebook", "label": "Share on Facebook", "url": "https://www.facebook.com/sharer/sharer.php?u={url}"}
	]' check (
		private.are_text_rows(share_targets, 12, '{"id": 40, "label": 50, "url": 500}')
		and not jsonb_path_exists(share_targets, '$[*] ? (!(
			@.id like_regex "^[a-z0-9]+(-[a-z0-9]+)*$" && @.label like_regex "\\S"
			&& @.url like_regex "^https://[^\\s<>\"\\\\/]+[/?#][^\\s<>\"\\\\]*$" && @.url like_regex "[{]url[}]"
		))')
	),
	leads jsonb not null default '{
		"projects": "Small tools, maps and instruments. Most began as a favour for someone down the road.",
		"essays": "On making software slowly, in English and sometimes in Indonesian."
	}' check (private.are_texts(leads, '{"projects": 500, "essays": 500}')),
	store jsonb not null default '{
		"title": "Layanan",
		"note": "Harga tetap, lingkup jelas, dan jadwal yang ditepati. Pilih paket, atau ceritakan kebutuhan Anda.",
		"reasons": {
			"title": "Mengapa Memilih Kami?",
			"items": [
				{
					"title": "Harga jelas sejak awal",
					"text": "Angka di halaman ini adalah angka di tagihan. Tambahan pekerjaan selalu disepakati tertulis lebih dulu."
				},
				{
					"title": "Satu orang dari awal sampai akhir",
					"text": "Yang menggambar, menulis kode, dan membalas pesan Anda adalah orang yang sama."
				},
				{
					"title": "Cepat di ponsel murah",
					"text": "Setiap halaman diuji di ponsel kelas menengah dengan sinyal lemah, bukan hanya di laptop kantor."
				},
				{
					"title": "Milik Anda sepenuhnya",
					"text": "Kode, desain, dan domain atas nama Anda. Tidak ada biaya tersembunyi untuk pindah."
				}
			]
		},
		"consultation": {
			"title": "Belum yakin paket mana?",
			"text": "Tiga puluh menit, tanpa biaya dan tanpa janji. Ceritakan masalahnya, kami bantu memilih jalan yang paling sederhana.",
			"action": "Konsultasi Gratis"
		},
		"language": "id",
		"words": {
			"description": "Jasa pembuatan website, toko daring, aplikasi, dan perawatan situs oleh {name}: harga tetap, lingkup jelas, jadwal ditepati.",
			"filter": "Kategori",
			"all": "Semua",
			"popular": "POPULER",
			"originalPrice": "Harga semula",
			"saving": "Hemat {percent}%",
			"perMonth": "/ bulan",
			"monthlyNote": "Tanpa kontrak, berhenti kapan saja",
			"moreFeatures": "+{count} fitur lainnya",
			"order": "Pesan Sekarang",
			"greeting": "Halo, saya ingin memesan {service} ({price}). Boleh kita bicarakan?"
		}
	}' check (
		jsonb_typeof(store) = 'object' and jsonb_typeof(store -> 'reasons') is not distinct from 'object'
		and private.are_texts(store - '{reasons,consultation,words}'::text[], '{"language": 11, "title": 200, "note": 500}')
		and private.are_texts((store -> 'reasons') - 'items', '{"title": 200}')
		and private.are_text_rows(store #> '{reasons,items}', 8, '{"title": 200, "text": 1000}')
		and private.are_texts(store -> 'consultation', '{"title": 200, "text": 1000, "action": 100}')
		and jsonb_path_match(store, '$.title like_regex "\\S" && $.reasons.title like_regex "\\S"
			&& $.consultation.title like_regex "\\S" && $.consultation.action like_regex "\\S"')
		and store ->> 'language' ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'
		and private.are_texts(store -> 'words', '{
			"description": 300, "filter": 60, "all": 60, "popular": 60, "originalPrice": 60, "saving": 60, "perMonth": 60,
			"monthlyNote": 100, "moreFeatures": 60, "order": 60, "greeting": 500
		}')
		and private.is_one_line(store #>> '{words,monthlyNote}')
		and private.is_word(store #>> '{words,description}', 'name') and private.is_word(store #>> '{words,filter}', '')
		and private.is_word(store #>> '{words,all}', '') and private.is_word(store #>> '{words,popular}', '')
		and private.is_word(store #>> '{words,originalPrice}', '') and private.is_word(store #>> '{words,saving}', 'percent')
		and private.is_word(store #>> '{words,perMonth}', '') and private.is_word(store #>> '{words,moreFeatures}', 'count')
		and private.is_word(store #>> '{words,order}', '') and private.is_word(store #>> '{words,greeting}', 'service|price')
	),
	-- The parts of the home page below its head, in this order.
	home_sections text[] not null default '{currently,about,work}' check (
		home_sections <@ '{currently,about,work}' and array_position(home_sections, null) is null
		and cardinality(array_positions(home_sections, 'currently')) <= 1
		and cardinality(array_positions(home_sections, 'about')) <= 1
		and cardinality(array_positions(home_sections, 'work')) <= 1
	),
	accent text not null default 'tea' check (accent in ('tea', 'indigo', 'ocean', 'plum')),
	favicon text check (private.is_web_address(favicon)),
	share_image text check (private.is_web_address(share_image)),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	count_visits boolean not null default true,
	-- Sentences that speak in the owner's name; a blank one is not shown.
	texts jsonb not null default '{
		"callToAction": "I read every message myself.",
		"contactLead": "Questions, corrections, a good trail above Dago, or just hello. Messages land in one inbox, and I answer them in order.",
		"contactNote": "Used to reply to you and for nothing else.",
		"contactSent": "I will write back soon.",
		"hireLead": "Tell me what you are making and what is in the way. You will hear back within 24 hours, usually with a question.",
		"hireNote": "No obligation. Your description stays between us.",
		"hireSent": "You will have a reply within 24 hours.",
		"hireDescription": "You hear back within 24 hours.",
		"newEssays": "fresh",
		"oldEssays": "steeped",
		"notFound": "This path ends among the tea."
	}' check (
		private.are_texts(texts, '{
			"callToAction": 200, "contactLead": 500, "contactNote": 200, "contactSent": 200, "hireLead": 500, "hireNote": 200,
			"hireSent": 200, "hireDescription": 200, "newEssays": 30, "oldEssays": 30, "notFound": 100
		}') and not jsonb_path_exists(texts, '$.* ? (@ like_regex "[\u0001-\u001F\u007F-\u009F\u2028\u2029]")')
	),
	-- The decorative temperature next to the city.
	shows_temperature boolean not null default true,
	-- Pages that leave the navigation.
	hidden_pages text[] not null default '{}' check (
		hidden_pages <@ '{store,hire}' and array_position(hidden_pages, null) is null and cardinality(hidden_pages) <= 2
	),
	currency text not null default 'IDR' check (currency ~ '^[A-Z]{3}$'),
	-- The choices of the hire form. Requests keep the choices they were sent with, so no rule compares them.
	hire jsonb not null default '{
		"projectTypes": [
			"Website Development", "Landing Page", "E-commerce Store", "Web Application", "Mobile App", "API Development",
			"Database Design", "UI/UX Design", "Other"
		],
		"budgetRanges": [
			"5-10 million", "10-25 million", "25-50 million", "50-100 million", "100-250 million", "250 million+", "Custom Range"
		],
		"timelines": ["1-2 weeks", "2-4 weeks", "1-2 months", "2-3 months", "3-6 months", "6+ months"],
		"budgetNote": "In Indonesian rupiah"
	}' check (
		private.are_texts(hire - '{projectTypes,budgetRanges,timelines}'::text[], '{"budgetNote": 200}')
		and private.is_one_line(hire ->> 'budgetNote') and private.are_choices(hire -> 'projectTypes')
		and private.are_choices(hire -> 'budgetRanges') and private.are_choices(hire -> 'timelines')
	),
	constraint site_settings_labels_check check (
		private.are_lines(jsonb_path_query_array(social, '$[*].label'))
		and private.are_lines(jsonb_path_query_array(share_targets, '$[*].label'))
	),
	constraint site_settings_store_lines_check check (
		private.are_lines(jsonb_build_array(
			store -> 'title', store #> '{reasons,title}', store #> '{consultation,title}', store #> '{consultation,action}'
		))
	)
);
insert into public.site_settings default values;

-- A start that imports site.config.ts is no save: until the first save, both times move.
create function private.keep_site_settings_times() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
begin
	new.updated_at := greatest(pg_catalog.clock_timestamp(), old.updated_at + interval '1 microsecond');
	new.created_at := case
		when old.updated_at = old.created_at and current_user <> 'authenticated' then new.updated_at
		else old.created_at
	end;
	return new;
end
$$;
create trigger keep_times before update on public.site_settings
	for each row execute function private.keep_site_settings_times();

alter table public.site_settings enable row level security;
alter table public.site_settings force row level security;
create policy site_settings_visitors_read on public.site_settings for select to anon using (true);
create policy site_settings_read on public.site_settings for select to authenticated using (true);
create policy site_settings_update on public.site_settings for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.site_settings to anon, authenticated;
grant update (
	name, default_title, default_description, version_badge, time_zone, city, chat_number, hours, social, share_targets, leads, store,
	home_sections, accent, favicon, share_image, count_visits, texts, shows_temperature, hidden_pages, currency, hire
) on public.site_settings to authenticated;
grant select, insert, update, delete on public.site_settings to service_role;

-- The day in the site's time zone.
create function private.today() returns date
	language sql stable security invoker set search_path = ''
	return (now() at time zone coalesce((select time_zone from public.site_settings), 'UTC'))::date;
create function private.day_of(moment timestamptz) returns date
	language sql stable security invoker set search_path = ''
	return (moment at time zone coalesce((select time_zone from public.site_settings), 'UTC'))::date;

revoke all on all functions in schema public, private from public;
grant execute on function private.is_word(text, text), private.are_choices(jsonb), private.today(), private.day_of(timestamptz)
	to authenticated, service_role;
