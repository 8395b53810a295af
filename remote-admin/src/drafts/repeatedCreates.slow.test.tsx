import { DataError } from "@site/shared-data";
import { buildContact, buildServiceCategory, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";

// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../enquiries/contacts/contactsRoute.tsx";
import "../enquiries/conversion/convertMessageRoute.tsx";
import { convertMessagePath } from "../enquiries/enquiry/enquiryPaths.ts";
import "../enquiries/enquiry/enquiryRoute.ts";
import "../jobs/jobFormRoute.tsx";
import "../jobs/jobsRoute.tsx";
import "../publications/essays/essayFormRoute.tsx";
import "../publications/projects/projectFormRoute.tsx";
import "../quotes/quoteRoute.tsx";
import "../redirects/redirectsRoute.tsx";
import "../reply-templates/replyTemplateFormRoute.tsx";
import "../services/serviceFormRoute.tsx";
import "../services/servicesRoute.tsx";

type Repositories = ReturnType<typeof createMemoryAdminRepositories>;

interface FormCase {
	path: string;
	/** The button that shows the form. */
	unfold?: string;
	/** The table that the form adds to, and its method that adds a row. */
	table:
		| "essays"
		| "projects"
		| "jobs"
		| "services"
		| "serviceCategories"
		| "quotes"
		| "replyTemplates"
		| "enquiryNotes"
		| "hireRequests"
		| "redirects";
	method?: "add" | "createFromMessage";
	/** The texts by the labels of their fields; the first one is typed on. */
	fields: Record<string, string>;
	/** The options by the labels of their lists. */
	choose?: Record<string, string>;
	submit: string;
	/** The button after a lost answer, by default Retry. */
	again?: string;
	/** The first field of every stored row. */
	stored: (repositories: Repositories) => Promise<string[]>;
}

const cases: Record<string, FormCase> = {
	essay: {
		path: "/admin/essays/new",
		table: "essays",
		fields: { Title: "Kopi", Excerpt: "About it", Content: "Text" },
		submit: "Publish",
		stored: async ({ essays }) => (await essays.listAll()).map(({ title }) => title),
	},
	project: {
		path: "/admin/projects/new",
		table: "projects",
		fields: { Title: "Kopi", Description: "About it", "Preview Image": "/sample/kebun.webp" },
		submit: "Publish",
		stored: async ({ projects }) => (await projects.listAll()).map(({ title }) => title),
	},
	job: {
		path: "/admin/jobs/new",
		table: "jobs",
		fields: { Position: "Kopi", Company: "Kebun", Location: "Lembang", "Start Date": "2024-02-29" },
		submit: "Add Job",
		stored: async ({ jobs }) => (await jobs.list()).map(({ position }) => position),
	},
	service: {
		path: "/admin/services/new",
		table: "services",
		fields: { Name: "Kopi", Description: "About it", "Delivery time": "3 hari", Price: "1000", Feature: "One" },
		choose: { Category: "Website" },
		submit: "Publish",
		stored: async ({ services }) => (await services.list()).map(({ name }) => name),
	},
	quote: {
		path: "/admin/quotes/new",
		table: "quotes",
		fields: { "Client name": "Kopi", Email: "kopi@example.com", Title: "Menu", Item: "Page", "Unit price": "1000" },
		submit: "Save draft",
		stored: async ({ quotes }) => (await quotes.listAll()).map(({ clientName }) => clientName),
	},
	"reply template": {
		path: "/admin/reply-templates/new",
		table: "replyTemplates",
		fields: { Name: "Kopi", Subject: "Re", Text: "Thanks" },
		submit: "Add template",
		stored: async ({ replyTemplates }) => (await replyTemplates.list()).map(({ name }) => name),
	},
	category: {
		path: "/admin/services",
		table: "serviceCategories",
		fields: { "New category": "Kopi" },
		submit: "Add category",
		again: "Add category",
		stored: async ({ serviceCategories }) =>
			(await serviceCategories.list()).map(({ name }) => name).filter((name) => name !== "Website"),
	},
	note: {
		path: "/admin/contacts?message=sari",
		unfold: "Follow-up, notes and history",
		table: "enquiryNotes",
		fields: { "New note": "Kopi" },
		submit: "Add note",
		again: "Add note",
		stored: async ({ enquiryNotes }) => (await enquiryNotes.list("contacts", "sari")).map(({ body }) => body),
	},
	"hire request": {
		path: convertMessagePath("sari"),
		table: "hireRequests",
		method: "createFromMessage",
		fields: { Name: "Kopi" },
		choose: { "Project Type": "Landing Page", "Budget Range": "5-10 million" },
		submit: "Make hire request",
		stored: async ({ hireRequests }) => (await hireRequests.listMadeFrom("sari")).map(({ clientName }) => clientName),
	},
	redirect: {
		path: "/admin/redirects",
		table: "redirects",
		method: "add",
		fields: { "Old path": "/kopi", "New path": "/store" },
		submit: "Add redirect",
		again: "Add redirect",
		stored: async ({ redirects }) => (await redirects.listAll()).map(({ fromPath }) => fromPath),
	},
};

// The panel of details is hidden where the screen is narrow, as it is here.
const hidden = { hidden: true };
const field = (label: string) =>
	screen.queryByRole("group", { name: label, ...hidden })
		? within(screen.getByRole("group", { name: label, ...hidden })).getAllByRole("textbox", hidden)[0]
		: screen.getByLabelText(label);
const fill = (label: string, value: string) => fireEvent.change(field(label) as HTMLElement, { target: { value } });

/** The filled form, and a backend that stores the next row without an answer. */
async function open({ path, unfold, table, method, fields, choose = {} }: FormCase) {
	const contacts = [buildContact({ id: "sari", status: "read" })];
	const serviceCategories = [buildServiceCategory({ id: "website", name: "Website" })];
	const repositories = createMemoryAdminRepositories({ signedIn: admin, contacts, serviceCategories });
	const rows: object = repositories[table];
	const name = method ?? "create";
	const create = (rows as Record<string, (...sent: unknown[]) => Promise<unknown>>)[name] as (
		...sent: unknown[]
	) => Promise<unknown>;
	Object.assign(rows, {
		[name]: async (...sent: unknown[]) => {
			Object.assign(rows, { [name]: create });
			await create(...sent);
			throw new DataError("offline", "The answer is lost");
		},
	});
	const user = userEvent.setup();
	const shown = render(<AdminSite path={path} repositories={repositories} />);
	if (unfold) await user.click(await screen.findByRole("button", { name: unfold }));
	await waitFor(() => field(Object.keys(fields)[0] as string));
	for (const [label, value] of Object.entries(fields)) fill(label, value);
	for (const [label, option] of Object.entries(choose)) await user.selectOptions(screen.getByLabelText(label), option);
	return { repositories, user, ...shown };
}

beforeEach(() => localStorage.clear());

const press = (name: string) => screen.getByRole("button", { name });

test.each(Object.entries(cases))("%s: a create whose answer was lost is sent again, and is one row", async (_, kind) => {
	const { submit, again = "Retry", stored, fields } = kind;
	const { repositories, user } = await open(kind);
	await user.click(press(submit));
	await screen.findByRole("alert");
	await user.click(press(again));
	await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
	await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]));
	expect(await stored(repositories)).toEqual([Object.values(fields)[0]]);
});

// Nobody changes what a client has sent, nor a redirect.
const typedOn = Object.entries(cases).filter(([noun]) => noun !== "redirect" && noun !== "hire request");

test.each(typedOn)("%s: text that was typed on after a lost answer becomes the text of the same row", async (_, kind) => {
	const { submit, again = "Retry", stored, fields } = kind;
	const { repositories, user } = await open(kind);
	await user.click(press(submit));
	await screen.findByRole("alert");
	const [[label, value]] = Object.entries(fields) as [[string, string]];
	fill(label, `${value} susu`);
	await user.click(press(again));
	await waitFor(async () => expect(await stored(repositories)).toEqual([`${value} susu`]));
	expect(screen.queryByRole("dialog", { name: /changed somewhere else/ })).not.toBeInTheDocument();
	await waitFor(() => expect(Object.keys(localStorage).filter((stored) => stored.startsWith("draft:"))).toEqual([]));
});

test("a tab that is restored sends the same create, and what differs by then is asked about", async () => {
	const kind = cases.essay as FormCase;
	const { repositories, user, unmount } = await open(kind);
	await user.click(press("Publish"));
	await screen.findByRole("alert");
	fill("Title", "Kopi susu");
	unmount();
	render(<AdminSite path={kind.path} repositories={repositories} />);
	await user.click(await screen.findByRole("button", { name: /^Restore \d/ }));
	await user.click(press("Publish"));
	const dialog = within(await screen.findByRole("dialog", { name: "This essay changed somewhere else" }));
	await user.click(dialog.getByRole("button", { name: "Overwrite with mine" }));
	await waitFor(async () => expect(await kind.stored(repositories)).toEqual(["Kopi susu"]));
});
