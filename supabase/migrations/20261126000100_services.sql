-- What the store offers, and the categories that its page filters by.

-- As before; the second argument names the column of the title, where it has another name.
create or replace function private.give_slug() returns trigger
	language plpgsql security invoker set search_path = ''
as $$
declare
	title text;
	base text;
	ending text := '';
	attempt integer := 1;
	taken boolean;
begin
	if tg_op = 'UPDATE' then
		new.id := old.id;
		return new;
	end if;
	-- Only a restore or the service role may bring an id along; the API roles hold no grant on the column.
	if new.id <> '' then
		return new;
	end if;
	execute pg_catalog.format('select ($1).%I', coalesce(tg_argv[1], 'title')) into title using new;
	base := private.to_slug(title);
	-- Two inserts of one title at a time wait for each other instead of colliding.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('slug:' || tg_table_name));
	loop
		if base = '' then
			new.id := tg_argv[0] || '-' || pg_catalog.substr(pg_catalog.md5(gen_random_uuid()::text), 1, 8);
		else
			new.id := private.shorten_slug(base, 80 - pg_catalog.char_length(ending)) || ending;
		end if;
		execute pg_catalog.format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name) into taken using new.id;
		exit when not taken;
		attempt := attempt + 1;
		ending := '-' || attempt;
	end loop;
	return new;
end
$$;

create table public.service_categories (
	id text primary key default '' constraint service_categories_id_check check (char_length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	name text not null constraint service_categories_name_key unique
		constraint service_categories_name_check check (char_length(name) <= 40 and name ~ '\S' and name !~ '[[:cntrl:]]'),
	-- Higher appears first.
	display_order integer not null default 0,
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);

-- One to twelve, each on one line and of at most 120 characters.
create function private.are_features(features text[]) returns boolean
	language sql immutable security invoker set search_path = ''
	return cardinality(features) between 1 and 12 and array_ndims(features) = 1 and (
		select bool_and(coalesce(feature ~ '\S' and feature !~ '[[:cntrl:]]' and char_length(feature) <= 120, false)) from unnest(features) as feature
	);

create table public.services (
	id text primary key default '' constraint services_id_check check (char_length(id) <= 80 and id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	name text not null constraint services_name_check check (char_length(name) <= 100 and name ~ '\S' and name !~ '[[:cntrl:]]'),
	description text not null constraint services_description_check check (char_length(description) <= 1000 and description ~ '\S'),
	-- In rupiah.
	price bigint not null constraint services_price_check check (price between 1 and 1000000000000),
	original_price bigint
		constraint services_original_price_check check (original_price > price and original_price <= 1000000000000),
	period text constraint services_period_check check (period = 'month'),
	features text[] not null constraint services_features_check check (private.are_features(features)),
	-- As it is shown: "5-7 hari".
	delivery_time text not null
		constraint services_delivery_time_check check (char_length(delivery_time) <= 60 and delivery_time ~ '\S' and delivery_time !~ '[[:cntrl:]]'),
	category text not null constraint services_category_fkey references public.service_categories (id) on delete restrict,
	is_popular boolean not null default false,
	-- Higher appears first.
	display_order integer not null default 0,
	status text not null default 'draft' constraint services_status_check check (status in ('draft', 'published')),
	created_at timestamptz not null default now(),
	updated_at timestamptz not null default now()
);
create index services_by_category on public.services (category);

-- Visitors, and accounts that are not on the list, read what is published, and the categories of that.
alter table public.services enable row level security;
alter table public.services force row level security;
create policy services_visitors_read on public.services for select to anon using (status = 'published');
create policy services_read on public.services for select to authenticated using (status = 'published' or (select private.is_admin()));
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

create trigger give_slug before insert or update on public.services for each row execute function private.give_slug('service', 'name');
create trigger give_slug before insert or update on public.service_categories
	for each row execute function private.give_slug('category', 'name');
create trigger keep_timestamps before update on public.services for each row execute function private.keep_timestamps();
create trigger keep_timestamps before update on public.service_categories for each row execute function private.keep_timestamps();

-- They are read as a whole. Security definer: their number does not depend on what the caller may read.
create function private.limit_rows() returns trigger language plpgsql security definer set search_path = '' as $$
declare
	amount bigint;
begin
	-- One after the other, so that two at once cannot both be the last.
	perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext(tg_table_name));
	execute pg_catalog.format('select count(*) from %I.%I', tg_table_schema, tg_table_name) into amount;
	if amount > tg_argv[0]::bigint then
		raise exception 'name not taken: a site has at most % rows in %', tg_argv[0], tg_table_name
			using errcode = '23514', column = 'name', hint = 'Delete one first.';
	end if;
	return null;
end;
$$;
create trigger limit_rows after insert on public.services for each statement execute function private.limit_rows('100');
create trigger limit_rows after insert on public.service_categories for each statement execute function private.limit_rows('20');

-- The store as shipped; these times tell its rows from those that were written or changed here.
insert into public.service_categories (id, name, display_order, created_at, updated_at) values
	('website', 'Website', 3, '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'),
	('mobile', 'Mobile', 2, '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'),
	('custom', 'Custom', 1, '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00');
insert into public.services (
	id, name, description, price, original_price, period, features, delivery_time, category, is_popular, display_order, status, created_at, updated_at
) values
	(
		'landing-page-premium', 'Landing Page Premium',
		'Satu halaman yang menjelaskan usaha Anda dan mengajak pengunjung menghubungi Anda.',
		2500000, 3500000, null,
		array[
			'Desain khusus, bukan templat',
			'Teks ajakan kami bantu susun',
			'Tampil rapi di semua ukuran layar',
			'Formulir kontak dan tombol WhatsApp',
			'Dasar SEO dan kartu pratinjau untuk media sosial',
			'Dua putaran revisi'
		],
		'5-7 hari', 'website', true, 6, 'published', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'
	),
	(
		'website-company-profile', 'Website Company Profile',
		'Profil perusahaan lima sampai delapan halaman yang mudah Anda perbarui sendiri.',
		4500000, 6000000, null,
		array[
			'Hingga 8 halaman',
			'Panel untuk menyunting isi',
			'Dua bahasa: Indonesia dan Inggris',
			'Dasar SEO dan peta situs',
			'Statistik pengunjung tanpa kuki',
			'Pelatihan satu jam untuk tim Anda'
		],
		'10-14 hari', 'website', false, 5, 'published', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'
	),
	(
		'e-commerce-website', 'E-commerce Website',
		'Toko daring dengan katalog, pembayaran lokal, dan ongkos kirim otomatis.',
		8500000, 12000000, null,
		array[
			'Katalog hingga 500 produk',
			'QRIS, transfer bank, dan e-wallet',
			'Ongkos kirim otomatis',
			'Panel pesanan dan stok',
			'Kode promo dan potongan harga',
			'Surel status pesanan untuk pembeli',
			'Pendampingan 30 hari setelah toko dibuka'
		],
		'21-30 hari', 'website', false, 4, 'published', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'
	),
	(
		'mobile-app-development', 'Mobile App Development',
		'Satu aplikasi untuk Android dan iOS, tetap berguna ketika sinyal hilang.',
		15000000, 20000000, null,
		array[
			'Android dan iOS dari satu kode',
			'Bekerja tanpa sinyal',
			'Notifikasi dan masuk dengan akun',
			'Terbit di Play Store dan App Store',
			'Panel pengelola di web',
			'Laporan galat otomatis',
			'Perbaikan gratis 60 hari setelah terbit'
		],
		'45-60 hari', 'mobile', true, 3, 'published', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'
	),
	(
		'web-application', 'Web Application',
		'Sistem internal sesuai cara kerja tim Anda: data, peran, dan laporan.',
		12000000, 16000000, null,
		array[
			'Analisis alur kerja',
			'Hak akses per peran',
			'Impor dan ekspor Excel',
			'Laporan siap cetak',
			'Riwayat perubahan data',
			'Dokumentasi dan pelatihan pemakai'
		],
		'30-45 hari', 'custom', false, 2, 'published', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'
	),
	(
		'website-maintenance', 'Website Maintenance',
		'Situs yang sudah berjalan kami jaga agar tetap cepat, aman, dan mutakhir.',
		500000, null, 'month',
		array[
			'Pembaruan keamanan bulanan',
			'Cadangan mingguan',
			'Pemantauan 24 jam',
			'Dua jam perubahan isi',
			'Laporan singkat setiap bulan'
		],
		'Berkelanjutan', 'custom', false, 1, 'published', '2026-11-01 00:00:00+00', '2026-11-01 00:00:00+00'
	);
