-- Row-level security: one policy for each role and action.

alter table public.projects enable row level security;
alter table public.projects force row level security;
alter table public.essays enable row level security;
alter table public.essays force row level security;
alter table public.jobs enable row level security;
alter table public.jobs force row level security;
alter table public.profile enable row level security;
alter table public.profile force row level security;
alter table public.contacts enable row level security;
alter table public.contacts force row level security;
alter table public.hire_projects enable row level security;
alter table public.hire_projects force row level security;

-- Visitors, and accounts that are not on the list, read what is published.
create policy projects_visitors_read on public.projects for select to anon using (status = 'published');
create policy projects_read on public.projects for select to authenticated using (status = 'published' or (select private.is_admin()));
create policy projects_insert on public.projects for insert to authenticated with check ((select private.is_admin()));
create policy projects_update on public.projects for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy projects_delete on public.projects for delete to authenticated using ((select private.is_admin()));

create policy essays_visitors_read on public.essays for select to anon using (status = 'published');
create policy essays_read on public.essays for select to authenticated using (status = 'published' or (select private.is_admin()));
create policy essays_insert on public.essays for insert to authenticated with check ((select private.is_admin()));
create policy essays_update on public.essays for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy essays_delete on public.essays for delete to authenticated using ((select private.is_admin()));

create policy jobs_visitors_read on public.jobs for select to anon using (true);
create policy jobs_read on public.jobs for select to authenticated using (true);
create policy jobs_insert on public.jobs for insert to authenticated with check ((select private.is_admin()));
create policy jobs_update on public.jobs for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy jobs_delete on public.jobs for delete to authenticated using ((select private.is_admin()));

create policy profile_visitors_read on public.profile for select to anon using (true);
create policy profile_read on public.profile for select to authenticated using (true);
create policy profile_insert on public.profile for insert to authenticated with check ((select private.is_admin()));
create policy profile_update on public.profile for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

-- Anybody may send; only the owner may look. The check repeats what the trigger forces, so neither alone opens the door.
create policy contacts_visitors_send on public.contacts for insert to anon with check (status = 'unread');
create policy contacts_send on public.contacts for insert to authenticated with check (status = 'unread');
create policy contacts_read on public.contacts for select to authenticated using ((select private.is_admin()));
create policy contacts_update on public.contacts for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy contacts_delete on public.contacts for delete to authenticated using ((select private.is_admin()));

create policy hire_projects_visitors_send on public.hire_projects for insert to anon with check (status = 'pending');
create policy hire_projects_send on public.hire_projects for insert to authenticated with check (status = 'pending');
create policy hire_projects_read on public.hire_projects for select to authenticated using ((select private.is_admin()));
create policy hire_projects_update on public.hire_projects for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy hire_projects_delete on public.hire_projects for delete to authenticated using ((select private.is_admin()));
