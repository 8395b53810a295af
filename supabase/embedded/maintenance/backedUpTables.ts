/** What a backup holds, in an order in which rows find what they refer to. Keys, sessions and the form limit's window belong to an installation. */
export const backedUpTables = [
	"auth.users",
	"auth.identities",
	"private.admins",
	"public.profile",
	"public.projects",
	"public.essays",
	"public.jobs",
	"public.contacts",
	"public.hire_projects",
	"storage.objects",
] as const;
