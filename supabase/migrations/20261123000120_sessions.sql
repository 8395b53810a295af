-- The end of a session ends the rights of its access tokens, which would be valid for up to an hour more.

-- A token without a session was signed by a holder of the project's secret. Security definer: API roles may not read sessions.
create function private.has_session() returns boolean
	language sql stable security definer set search_path = ''
as $$
	select auth.jwt() ->> 'session_id' is null
		or exists (select from auth.sessions where sessions.id = (auth.jwt() ->> 'session_id')::uuid);
$$;

create or replace function private.is_admin() returns boolean
	language sql stable security invoker set search_path = ''
	return (select auth.uid()) is not null
		and coalesce((select auth.jwt()) ->> 'is_anonymous', 'false') = 'false'
		and exists (select from private.admins where admins.user_id = (select auth.uid()))
		and private.has_session();
