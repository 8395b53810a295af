import {
	buildContact,
	buildEssay,
	buildHireRequest,
	buildProfile,
	buildProject,
	createMemoryAdminRepositories,
} from "@site/shared-data/testing";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin, sampleAdminSeed } from "../testing/sampleAdminSeed.ts";

const totals = async () => within(await screen.findByRole("list", { name: "Totals" }));

async function card(label: string) {
	const cards = (await totals()).getAllByRole("listitem");
	const found = cards.find((item) => within(item).queryByRole("heading", { name: label }));
	if (!found) throw new Error(`No card ${label}`);
	return found;
}

test.each([
	["Projects", "14", "11 published", "3 drafts"],
	["Essays", "23", "19 published", "4 drafts"],
	["Jobs", "5", "1 current", "4 past"],
	["Hire Requests", "13", "4 accepted", "3 pending"],
])("the card %s shows the counts of all rows", async (label, total, first, second) => {
	render(<AdminSite />);
	const shown = within(await card(label));
	expect(await shown.findByText(total)).toBeVisible();
	expect(shown.getByText(first)).toBeVisible();
	expect(shown.getByText(second)).toBeVisible();
});

test("the recent lists show the three latest changes with status, day, and links to edit and to view", async () => {
	render(<AdminSite />);
	const rows = within(await screen.findByRole("region", { name: "Recent projects" }));
	expect((await rows.findAllByRole("listitem")).map((row) => row.textContent)).toEqual([
		"KebunPublishedNov 19",
		"LoketDraftNov 17",
		"AngkotPublishedNov 11",
	]);
	const [kebun] = rows.getAllByRole("listitem");
	const links = within(kebun as HTMLElement);
	expect(links.getByRole("link", { name: "Edit" })).toHaveAttribute("href", "/admin/projects/kebun/edit");
	expect(links.getByRole("link", { name: "Edit" })).toHaveAccessibleDescription("Kebun");
	expect(links.getByRole("link", { name: "View" })).toHaveAttribute("href", "/projects/kebun");

	const essays = within(screen.getByRole("region", { name: "Recent essays" }));
	expect(essays.getAllByRole("link", { name: "View" })[1]).toHaveAttribute("href", "/essays/tea-terraces");
});

test("empty lists show an empty state with a link to create the first entry", async () => {
	render(<AdminSite repositories={createMemoryAdminRepositories({ signedIn: admin })} />);
	const projects = await screen.findByRole("region", { name: "Recent projects" });
	expect(await within(projects).findByText("No projects yet.", { exact: false })).toHaveTextContent(
		"No projects yet. Create your first project",
	);
	expect(within(projects).getByRole("link", { name: "Create your first project" })).toHaveAttribute(
		"href",
		"/admin/projects/new",
	);
	const essays = screen.getByRole("region", { name: "Recent essays" });
	expect(essays).toHaveTextContent("No essays yet. Write your first essay");
});

test.each([
	[true, "Available"],
	[false, "Unavailable"],
])("the profile card shows whether the admin is available: %s", async (availableForProjects, words) => {
	const profile = buildProfile({ availableForProjects });
	render(<AdminSite repositories={createMemoryAdminRepositories({ signedIn: admin, profile })} />);
	const card = within(await screen.findByRole("region", { name: "Profile" }));
	expect(await card.findByText(words)).toBeVisible();
	expect(card.getByRole("heading", { name: "Raka Wiratama" })).toBeVisible();
	expect(card.getByText("Bandung, Indonesia")).toBeVisible();
});

test("the profile card shows a loading state until the profile is loaded", async () => {
	const repositories = createMemoryAdminRepositories(sampleAdminSeed());
	let resolveProfile = () => {};
	const loaded = new Promise<void>((resolve) => {
		resolveProfile = resolve;
	});
	const { getOrCreate } = repositories.profile;
	repositories.profile.getOrCreate = () => loaded.then(getOrCreate);
	render(<AdminSite repositories={repositories} />);
	expect(await screen.findByText("Loading profile...")).toBeVisible();
	expect(await within(await card("Projects")).findByText("14")).toBeVisible();
	resolveProfile();
	expect(await screen.findByText("Available")).toBeVisible();
	expect(screen.queryByText("Loading profile...")).not.toBeInTheDocument();
});

test("quick actions lead to the usual next steps", async () => {
	render(<AdminSite />);
	const actions = within(await screen.findByRole("region", { name: "Quick actions" }));
	expect(actions.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["New Project", "/admin/projects/new"],
		["New Essay", "/admin/essays/new"],
		["Add Job", "/admin/jobs/new"],
		["Edit Profile", "/admin/profile"],
		["Hire Requests", "/admin/hire-projects"],
	]);
});

test("a failed block shows an error, not an empty list, and Retry loads it in place", async () => {
	const repositories = createMemoryAdminRepositories(sampleAdminSeed());
	repositories.failWith("offline", "essays");
	render(<AdminSite repositories={repositories} />);
	const essays = within(await screen.findByRole("region", { name: "Recent essays" }));
	expect(await essays.findByRole("alert")).toHaveTextContent("The essays could not be loaded. The connection was lost.");
	expect(essays.queryByText(/No essays yet/)).not.toBeInTheDocument();
	expect(within(await card("Essays")).getByRole("alert")).toBeVisible();
	expect(within(await card("Projects")).getByText("14")).toBeVisible();
	expect(screen.getAllByRole("alert")).toHaveLength(2);

	repositories.failWith(null);
	await userEvent.click(essays.getByRole("button", { name: "Retry" }));
	expect(await essays.findByText("Merancang API yang Tenang")).toBeVisible();
	expect(await within(await card("Essays")).findByText("23")).toBeVisible();
	expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("an ended session offers to sign in again", async () => {
	const repositories = createMemoryAdminRepositories(sampleAdminSeed());
	repositories.failWith("signed-out", "hireRequests");
	render(<AdminSite repositories={repositories} />);
	const requests = within(await card("Hire Requests"));
	expect(await requests.findByRole("link", { name: "Sign in again" })).toHaveAttribute("href", "/admin/login");
});

test("the count of one draft is in the singular", async () => {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		projects: [buildProject({ status: "draft" })],
		essays: [buildEssay()],
	});
	render(<AdminSite repositories={repositories} />);
	expect(await within(await card("Projects")).findByText("1 draft")).toBeVisible();
});

test("the dashboard lists the longest waiting entries of both inboxes, with links to them", async () => {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		contacts: [
			buildContact({ name: "Ratna", subject: "Menu", createdAt: new Date(2026, 10, 3) }),
			buildContact({ id: "bagas", name: "Bagas", subject: "Printer", status: "read", createdAt: new Date(2026, 10, 1) }),
			buildContact({ name: "Mei", status: "replied", createdAt: new Date(2026, 9, 1) }),
		],
		hireRequests: [
			buildHireRequest({ clientName: "Malabar", projectType: "Mobile App", createdAt: new Date(2026, 10, 2) }),
			buildHireRequest({ clientName: "Jonas", status: "completed", createdAt: new Date(2026, 9, 1) }),
		],
	});
	render(<AdminSite repositories={repositories} />);
	const waiting = within(await screen.findByRole("region", { name: "Waiting for an answer" }));
	const links = await waiting.findAllByRole("link");
	expect(links.map((link) => link.textContent)).toEqual([
		expect.stringMatching(/^BagasPrinterWaiting \d+ d/),
		expect.stringMatching(/^MalabarHire request, Mobile App/),
		expect.stringMatching(/^RatnaMenu/),
	]);
	expect(links[0]).toHaveAttribute("href", "/admin/contacts?message=bagas");
	expect(await waiting.findByText("3 open")).toBeVisible();
});

test("a quiet site has one line instead of empty lists", async () => {
	render(<AdminSite repositories={createMemoryAdminRepositories({ signedIn: admin })} />);
	expect(await screen.findByText("No enquiry is waiting, and no follow-up is due.")).toBeVisible();
	for (const name of ["Waiting for an answer", "Follow-ups"])
		expect(screen.queryByRole("region", { name })).not.toBeInTheDocument();
});
