/** The query parameter of an inbox that names the open entry. */
export const selectedParams = { contacts: "message", hireRequests: "request" } as const;

/** Every path of the product as a function. `":id"` as an argument makes the pattern of a route. */
export const urls = {
	home: () => "/",
	projects: () => "/projects",
	projectsBefore: (id: string) => `/projects/before/${segment(id)}`,
	project: (id: string) => `/projects/${segment(id)}`,
	essays: () => "/essays",
	essaysBefore: (id: string) => `/essays/before/${segment(id)}`,
	essay: (id: string) => `/essays/${segment(id)}`,
	topic: (slug: string) => `/essays/topics/${segment(slug)}`,
	topicBefore: (slug: string, id: string) => `/essays/topics/${segment(slug)}/before/${segment(id)}`,
	topicFeed: (slug: string) => `/essays/topics/${segment(slug)}/rss.xml`,
	/** Shows an entry that may not be public to anyone with a token. */
	preview: (token: string) => `/preview/${segment(token)}`,
	store: () => "/store",
	hire: () => "/hire",
	privacy: () => "/privacy",
	contact: () => "/contact",
	/** The contact form with this subject. */
	contactAbout: (subject: string) => `/contact?${new URLSearchParams({ subject })}`,
	/** The page of every path that does not exist: a static host's only one, and a wrong link of a quote. */
	notFound: () => "/404",
	/** The data of the command palette's search; not a page. */
	searchEntries: () => "/search-entries",
	admin: {
		login: () => "/admin/login",
		forgotPassword: () => "/admin/forgot-password",
		/** The target of the link in the password reset mail. */
		setPassword: () => "/admin/set-password",
		/** Takes a POST and ends the session; a route of the shell. */
		signOut: () => "/admin/sign-out",
		/** Takes a POST and ends every session of the account. */
		signOutEverywhere: () => "/admin/sign-out-everywhere",
		/** Takes a POST with credentials and begins a new session without leaving the page. */
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
		contact: (id: string) => `/admin/contacts?${selectedParams.contacts}=${segment(id)}`,
		hireRequests: () => "/admin/hire-projects",
		hireRequest: (id: string) => `/admin/hire-projects?${selectedParams.hireRequests}=${segment(id)}`,
		replyTemplates: () => "/admin/reply-templates",
		newReplyTemplate: () => "/admin/reply-templates/new",
		editReplyTemplate: (id: string) => `/admin/reply-templates/${segment(id)}/edit`,
		services: () => "/admin/services",
		newService: () => "/admin/services/new",
		editService: (id: string) => `/admin/services/${segment(id)}/edit`,
		profile: () => "/admin/profile",
		site: () => "/admin/site",
		visits: () => "/admin/visits",
		redirects: () => "/admin/redirects",
		system: () => "/admin/system",
	},
} as const;

function segment(id: string): string {
	return id.startsWith(":") ? id : encodeURIComponent(id);
}
