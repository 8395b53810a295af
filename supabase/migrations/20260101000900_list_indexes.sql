-- Every list in the order of an index, ties included: a page costs the same however long the list is, and wherever in it the page begins.

drop index public.essays_by_date;
create index essays_published on public.essays (date desc, created_at desc, id desc) where status = 'published';
drop index public.essays_by_update;
create index essays_by_update on public.essays (updated_at desc, id desc);
create index essays_drafts on public.essays (updated_at desc, id desc) where status = 'draft';

create index projects_published on public.projects (updated_at desc, id desc) where status = 'published';
drop index public.projects_by_update;
create index projects_by_update on public.projects (updated_at desc, id desc);
create index projects_drafts on public.projects (updated_at desc, id desc) where status = 'draft';

drop index public.contacts_by_status;
create index contacts_by_status on public.contacts (status, created_at desc, id desc);
drop index public.hire_projects_by_status;
create index hire_projects_by_status on public.hire_projects (status, created_at desc, id desc);
