-- Four public buckets for pictures. Public means that a known address answers; nobody but the owner may list or write.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select bucket, bucket, true, 5242880, array['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
from unnest(array['project-images', 'essay-images', 'company-logos', 'profile-images']) as bucket
on conflict (id) do update
	set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create policy buckets_read on storage.buckets for select to authenticated
	using (id in ('project-images', 'essay-images', 'company-logos', 'profile-images') and (select private.is_admin()));
create policy buckets_insert on storage.buckets for insert to authenticated
	with check (
		id in ('project-images', 'essay-images', 'company-logos', 'profile-images') and name = id and public
		and file_size_limit <= 5242880
		and allowed_mime_types <@ array['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
		and (select private.is_admin()));

create policy objects_read on storage.objects for select to authenticated
	using (bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images') and (select private.is_admin()));
create policy objects_insert on storage.objects for insert to authenticated
	with check (
		bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images')
		and name ~* '\.(png|jpe?g|gif|webp|avif)$' and (select private.is_admin()));
create policy objects_update on storage.objects for update to authenticated
	using (bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images') and (select private.is_admin()))
	with check (
		bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images')
		and name ~* '\.(png|jpe?g|gif|webp|avif)$' and (select private.is_admin()));
create policy objects_delete on storage.objects for delete to authenticated
	using (bucket_id in ('project-images', 'essay-images', 'company-logos', 'profile-images') and (select private.is_admin()));
