-- The currency of amounts, and the language and the fixed words of the store.

-- Whether a text is a line that has no other names in braces than these, written "a|b".
create function private.is_word(value text, placeholders text) returns boolean
	language sql immutable security invoker set search_path = ''
	return not private.is_blank(value) and private.is_one_line(value)
		and case placeholders when '' then value else pg_catalog.regexp_replace(value, '[{](' || placeholders || ')[}]', '', 'g') end !~ '[{}]';

alter table public.site_settings
	add column currency text not null default 'IDR' constraint site_settings_currency_check check (currency ~ '^[A-Z]{3}$'),
	drop constraint site_settings_store_check;

do $$
declare
	added constant jsonb := '{
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
	}';
	shipped jsonb;
begin
	execute 'select ' || (
		select column_default from information_schema.columns
		where table_schema = 'public' and table_name = 'site_settings' and column_name = 'store'
	) into shipped;
	execute format('alter table public.site_settings alter column store set default %L', shipped || added);
	-- Without triggers: nothing changes for readers, so the time of the last save stays.
	alter table public.site_settings disable trigger user;
	update public.site_settings set store = store || added;
	alter table public.site_settings enable trigger user;
end
$$;

alter table public.site_settings add constraint site_settings_store_check check (
	jsonb_typeof(store) = 'object' and jsonb_typeof(store -> 'reasons') is not distinct from 'object'
	and private.are_texts(store - '{reasons,consultation,words}'::text[], '{"language": 11, "title": 200, "note": 500}')
	and private.are_texts((store -> 'reasons') - 'items', '{"title": 200}')
	and private.are_text_rows(store #> '{reasons,items}', 8, '{"title": 200, "text": 1000}')
	and private.are_texts(store -> 'consultation', '{"title": 200, "text": 1000, "action": 100}')
	and jsonb_path_match(store, '$.title like_regex "\\S" && $.reasons.title like_regex "\\S"
		&& $.consultation.title like_regex "\\S" && $.consultation.action like_regex "\\S"')
	and store ->> 'language' ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'
	and private.are_texts(store -> 'words', '{
		"description": 300, "filter": 60, "all": 60, "popular": 60, "originalPrice": 60, "saving": 60, "perMonth": 60, "monthlyNote": 100,
		"moreFeatures": 60, "order": 60, "greeting": 500
	}')
	and private.is_one_line(store #>> '{words,monthlyNote}')
	and private.is_word(store #>> '{words,description}', 'name') and private.is_word(store #>> '{words,filter}', '')
	and private.is_word(store #>> '{words,all}', '') and private.is_word(store #>> '{words,popular}', '')
	and private.is_word(store #>> '{words,originalPrice}', '') and private.is_word(store #>> '{words,saving}', 'percent')
	and private.is_word(store #>> '{words,perMonth}', '') and private.is_word(store #>> '{words,moreFeatures}', 'count')
	and private.is_word(store #>> '{words,order}', '') and private.is_word(store #>> '{words,greeting}', 'service|price')
);
