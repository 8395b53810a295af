-- What the admin sets for the whole site: its names, contact, texts and looks.

-- Whether a value is an object of exactly these texts, none longer than its limit.
create function private.are_texts(value jsonb, limits jsonb) returns boolean
	language sql immutable security invoker set search_path = ''
	return case when pg_catalog.jsonb_typeof(value) = 'object' then not exists (
		select from pg_catalog.jsonb_each(value) as given full join pg_catalog.jsonb_each(limits) as wanted using (key)
		where given.value is null or wanted.value is null or pg_catalog.jsonb_typeof(given.value) <> 'string'
			or pg_catalog.char_length(given.value #>> '{}') > wanted.value::integer
	) else false end;

-- Whether a value is a list of such objects.
create function private.are_text_rows(value jsonb, maximum integer, limits jsonb) returns boolean
	language sql immutable security invoker set search_path = ''
	return case when pg_catalog.jsonb_typeof(value) = 'array' then pg_catalog.jsonb_array_length(value) <= maximum and not exists (
		select from pg_catalog.jsonb_array_elements(value) as given where not private.are_texts(given.value, limits)
	) else false end;

-- Exactly one row, which visitors read. updated_at equals created_at until somebody has saved it.
create table public.site_settings (
	id text primary key default 'site' constraint site_settings_id_check check (id = 'site'),
	name text not null default 'Raka Wiratama' check (char_length(name) <= 200 and name ~ '\S'),
	-- Of the home page; an empty one is made from the profile.
	default_title text not null default '' check (char_length(default_title) <= 200),
	default_description text not null default '' check (char_length(default_description) <= 300),
	-- In the footer; empty: none.
	version_badge text not null default 'v2.0' check (char_length(version_badge) <= 20),
	-- A name of the tz database, not an abbreviation: what the database does not know raises an error.
	time_zone text not null default 'Asia/Jakarta'
		check (time_zone ~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Za-z]+([_-][A-Za-z]+)*)+)$' and ('epoch'::timestamptz at time zone time_zone) is not null),
	city text not null default 'Jakarta' check (char_length(city) <= 100 and city ~ '\S'),
	-- With the country's code; empty: orders go to the contact page.
	chat_number text not null default '6281234567890' check (chat_number ~ '^([0-9]{8,15})?$'),
	hours text not null default '09:00 – 17:00 WIB, weekdays' check (char_length(hours) <= 200),
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
		}
	}' check (
		jsonb_typeof(store) = 'object' and jsonb_typeof(store -> 'reasons') is not distinct from 'object'
		and private.are_texts(store - '{reasons,consultation}'::text[], '{"title": 200, "note": 500}')
		and private.are_texts((store -> 'reasons') - 'items', '{"title": 200}')
		and private.are_text_rows(store #> '{reasons,items}', 8, '{"title": 200, "text": 1000}')
		and private.are_texts(store -> 'consultation', '{"title": 200, "text": 1000, "action": 100}')
		and jsonb_path_match(store, '$.title like_regex "\\S" && $.reasons.title like_regex "\\S"
			&& $.consultation.title like_regex "\\S" && $.consultation.action like_regex "\\S"')
	),
	-- What the home page shows below its head, in this order.
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
	updated_at timestamptz not null default now()
);
insert into public.site_settings default values;

-- What the site's start takes over from site.config.ts is no save: until there is one, both times move.
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
create trigger keep_times before update on public.site_settings for each row execute function private.keep_site_settings_times();

alter table public.site_settings enable row level security;
alter table public.site_settings force row level security;
create policy site_settings_visitors_read on public.site_settings for select to anon using (true);
create policy site_settings_read on public.site_settings for select to authenticated using (true);
create policy site_settings_update on public.site_settings for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
