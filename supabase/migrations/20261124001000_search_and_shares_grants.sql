grant insert (description, share_image), update (description, share_image) on public.essays to authenticated;
grant insert (share_image), update (share_image) on public.projects to authenticated;
