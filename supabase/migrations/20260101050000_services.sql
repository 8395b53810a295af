-- Services of the store, and the categories that its page filters by.

create table public.service_categories (
	id text primary key default '' check (char_length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	name text not null unique check (char_length(name) <= 40 and not private.is_blank(name) and private.is_one_line(name)),
	-- Higher appears first.
	display_order integer not null default 0,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	row_key uuid unique
);

-- Whether a list has 1 to 12 features, each one visible line of at most 120 characters.
create function private.are_features(features text[]) returns boolean
	language sql immutable security invoker set search_path = ''
	return cardinality(features) between 1 and 12 and array_ndims(features) = 1 and (
		select bool_and(coalesce(not private.is_blank(feature) and private.is_one_line(feature) and char_length(feature) <= 120, false))
		from unnest(features) as feature
	);

create table public.services (
	id text primary key default '' check (char_length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	name text not null check (char_length(name) <= 100 and not private.is_blank(name) and private.is_one_line(name)),
	description text not null check (char_length(description) <= 1000 and not private.is_blank(description)),
	-- In the smallest unit of the currency.
	price bigint not null check (price between 1 and 1000000000000),
	original_price bigint
		constraint services_original_price_check check (original_price > price and original_price <= 1000000000000),
	period text check (period = 'month'),
	features text[] not null check (private.are_features(features)),
	-- As it is shown: "5-7 hari".
	delivery_time text not null
		check (char_length(delivery_time) <= 60 and not private.is_blank(delivery_time) and private.is_one_line(delivery_time)),
	category text not null references public.service_categories (id) on delete restrict,
	is_popular boolean not null default false,
	-- Higher appears first.
	display_order integer not null default 0,
	status text not null default 'draft' check (status in ('draft', 'published')),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now(),
	row_key uuid unique,
	search_text text generated always as (
		pg_catalog.regexp_replace(pg_catalog.normalize(name || E'\n' || description, 'NFD'), '[\u0300-\u036f]', '', 'g')
	) stored
);
create index services_by_category on public.services (category);

-- Visitors and accounts that are no admin read published services and their categories.
alter table public.services enable row level security;
alter table public.services force row level security;
create policy services_visitors_read on public.services for select to anon using (status = 'published');
create policy services_read on public.services for select to authenticated
	using (status = 'published' or (select private.is_admin()));
create policy services_insert on public.services for insert to authenticated with check ((select private.is_admin()));
create policy services_update on public.services for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy services_delete on public.services for delete to authenticated using ((select private.is_admin()));

alter table public.service_categories enable row level security;
alter table public.service_categories force row level security;
create policy service_categories_visitors_read on public.service_categories for select to anon
	using (exists (select from public.services where category = service_categories.id));
create policy service_categories_read on public.service_categories for select to authenticated
	using ((select private.is_admin()) or exists (select from public.services where category = service_categories.id));
create policy service_categories_insert on public.service_categories for insert to authenticated with check ((select private.is_admin()));
create policy service_categories_update on public.service_categories for update to authenticated
	using ((select private.is_admin())) with check ((select private.is_admin()));
create policy service_categories_delete on public.service_categories for delete to authenticated using ((select private.is_admin()));

grant select on public.services, public.service_categories to anon, authenticated;
grant insert (
		name, description, price, original_price, period, features, delivery_time, category, is_popular, display_order, status, row_key
	), update (
		name, description, price, original_price, period, features, delivery_time, category, is_popular, display_order, status
	), delete on public.services to authenticated;
grant insert (name, display_order, row_key), update (name, display_order), delete on public.service_categories to authenticated;
grant select, insert, update, delete on public.services, public.service_categories to service_role;

create trigger give_slug before insert or update on public.services
	for each row execute function private.give_slug('service', 'name');
create trigger give_slug before insert or update on public.service_categories
	for each row execute function private.give_slug('category', 'name');
create trigger keep_timestamps before update on public.services
	for each row execute function private.keep_ordered_timestamps();
create trigger keep_timestamps before update on public.service_categories
	for each row execute function private.keep_ordered_timestamps();
create trigger limit_rows after insert on public.services for each statement execute function private.limit_rows('100');
create trigger limit_rows after insert on public.service_categories for each statement execute function private.limit_rows('20');

-- The shipped store. Its times tell its rows from rows that were written or changed here.
insert into public.service_categories (id, name, display_order, created_at, updated_at) values
	('website', 'Website', 3, '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'),
	('mobile', 'Mobile', 2, '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'),
	('custom', 'Custom', 1, '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00');
insert into public.services (
	id, name, description, price, original_price, period, features, delivery_time, category, is_popular, display_order, status,
	created_at, updated_at
) values
	(
		'landing-page-premium', 'Landing Page Premium',
		'Satu halaman yang menjelaskan usaha Anda dan mengajak pengunjung menghubungi Anda.',
		2500000, 3500000, null,
		array[
			'Desain khusus, bukan templat', 'Teks ajakan kami bantu susun', 'Tampil rapi di semua ukuran layar',
			'Formulir kontak dan tombol WhatsApp', 'Dasar SEO dan kartu pratinjau untuk media sosial', 'Dua putaran revisi'
		],
		'5-7 hari', 'website', true, 6, 'published', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'
	),
	(
		'website-company-profile', 'Website Company Profile',
		'Profil perusahaan lima sampai delapan halaman yang mudah Anda perbarui sendiri.',
		4500000, 6000000, null,
		array[
			'Hingga 8 halaman', 'Panel untuk menyunting isi', 'Dua bahasa: Indonesia dan Inggris',
			'Dasar SEO dan peta situs', 'Statistik pengunjung tanpa kuki', 'Pelatihan satu jam untuk tim Anda'
		],
		'10-14 hari', 'website', false, 5, 'published', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'
	),
	(
		'e-commerce-website', 'E-commerce Website',
		'Toko daring dengan katalog, pembayaran lokal, dan ongkos kirim otomatis.',
		8500000, 12000000, null,
		array[
			'Katalog hingga 500 produk', 'QRIS, transfer bank, dan e-wallet', 'Ongkos kirim otomatis',
			'Panel pesanan dan stok', 'Kode promo dan potongan harga', 'Surel status pesanan untuk pembeli',
			'Pendampingan 30 hari setelah toko dibuka'
		],
		'21-30 hari', 'website', false, 4, 'published', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'
	),
	(
		'mobile-app-development', 'Mobile App Development',
		'Satu aplikasi untuk Android dan iOS, tetap berguna ketika sinyal hilang.',
		15000000, 20000000, null,
		array[
			'Android dan iOS dari satu kode', 'Bekerja tanpa sinyal', 'Notifikasi dan masuk dengan akun',
			'Terbit di Play Store dan App Store', 'Panel pengelola di web', 'Laporan galat otomatis',
			'Perbaikan gratis 60 hari setelah terbit'
		],
		'45-60 hari', 'mobile', true, 3, 'published', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'
	),
	(
		'web-application', 'Web Application',
		'Sistem internal sesuai cara kerja tim Anda: data, peran, dan laporan.',
		12000000, 16000000, null,
		array[
			'Analisis alur kerja', 'Hak akses per peran', 'Impor dan ekspor Excel', 'Laporan siap cetak',
			'Riwayat perubahan data', 'Dokumentasi dan pelatihan pemakai'
		],
		'30-45 hari', 'custom', false, 2, 'published', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'
	),
	(
		'website-maintenance', 'Website Maintenance',
		'Situs yang sudah berjalan kami jaga agar tetap cepat, aman, dan mutakhir.',
		500000, null, 'month',
		array[
			'Pembaruan keamanan bulanan', 'Cadangan mingguan', 'Pemantauan 24 jam', 'Dua jam perubahan isi',
			'Laporan singkat setiap bulan'
		],
		'Berkelanjutan', 'custom', false, 1, 'published', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'
	);

revoke all on all functions in schema public, private from public;
grant execute on function private.are_features(text[]) to authenticated, service_role;
