-- A site moves by the project's connection string, so no function of the API reads or replaces a whole site.
drop function public.finish_move(uuid, integer, text[], boolean);
drop function public.stage_rows(uuid, integer, json);
drop function public.read_site(integer);
drop function private.finish_move(uuid, integer, text[], boolean);
drop function private.stage_rows(uuid, integer, json);
drop function private.read_site(integer);
drop function private.site_rows();
drop function private.moved_tables();
drop table private.staged_rows;
