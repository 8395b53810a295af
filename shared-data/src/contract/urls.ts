/** Every path of the product as a function. `":id"` as an argument makes the pattern of a route. */
export const urls = {
	home: () => "/",
	projects: () => "/projects",
	/** The page of the list that begins behind a project. */
	projectsBefore: (id: string) => `/projects/before/${segment(id)}`,
	project: (id: string) => `/projects/${segment(id)}`,
	essays: () => "/essays",
	/** The page of the list that begins behind an essay. */
	essaysBefore: (id: string) => `/essays/before/${segment(id)}`,
	essay: (id: string) => `/essays/${segment(id)}`,
	store: () => "/store",
	hire: () => "/hire",
	contact: () => "/contact",
	/** What the command palette searches in; no page. */
	searchEntries: () => "/search-entries",
	admin: {
		login: () => "/admin/login",
		forgotPassword: () => "/admin/forgot-password",
		/** Where the link in the mail about a forgotten password leads. */
		setPassword: () => "/admin/set-password",
		/** Takes a POST and ends the session; owned by the shell. */
		signOut: () => "/admin/sign-out",
		/** Takes a POST and ends every session of the account. */
		signOutEverywhere: () => "/admin/sign-out-everywhere",
		/** Takes a POST with credentials and begins a new session on the page that is open. */
		session: () => "/admin/session",
		dashboard: () => "/admin",
		projects: () => "/admin/projects",
		newProject: () => "/admin/projects/new",
		editProject: (id: string) => `/admin/projects/${segment(id)}/edit`,
		essays: () => "/admin/essays",
		newEssay: () => "/admin/essays/new",
		editEssay: (id: string) => `/admin/essays/${segment(id)}/edit`,
		jobs: () => "/admin/jobs",
		newJob: () => "/admin/jobs/new",
		editJob: (id: string) => `/admin/jobs/${segment(id)}/edit`,
		contacts: () => "/admin/contacts",
		hireProjects: () => "/admin/hire-projects",
		profile: () => "/admin/profile",
		/** What is deployed and what runs. */
		system: () => "/admin/system",
	},
} as const;

function segment(id: string): string {
	return id.startsWith(":") ? id : encodeURIComponent(id);
}
