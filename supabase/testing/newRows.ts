/** The fields of a visitor's or the admin's new row of each table. */
export const newRows = {
	contacts: { name: "Ana", email: "ana@example.com", subject: "Hello", message: "A question" },
	hire_projects: {
		client_name: "Ana",
		client_email: "ana@example.com",
		project_type: "Landing Page",
		project_description: "A page",
		budget_range: "5-10 million",
	},
	essays: { title: "Panen", excerpt: "e", content: "c" },
	projects: { title: "Panen", description: "d", preview_url: "/p.png", year: "2026" },
};

/** With this header a write returns its rows. */
export const returned = { prefer: "return=representation" };
