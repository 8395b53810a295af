import { buildEssay, buildProject, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./projects/projectListRoute.tsx";
import "./essays/essayListRoute.tsx";

const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString();

function open(path: string, seed: { empty?: boolean; scheduled?: boolean } = {}) {
	const state = seed.scheduled ? ({ status: "published", publishAt: inAMonth } as const) : ({ status: "draft" } as const);
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		projects: seed.empty
			? []
			: [
					buildProject({
						id: "kebun",
						title: "Kebun",
						description: "A harvest ledger",
						year: "2026",
						tags: ["PWA", "Go", "Teh"],
					}),
					buildProject({
						id: "loket",
						title: "Loket",
						description: "Queue tickets",
						...state,
						updatedAt: new Date(2026, 10, 1),
					}),
				],
		essays: seed.empty
			? []
			: [
					buildEssay({ id: "kebun", title: "Kebun", excerpt: "A harvest ledger", date: "2026-03-05", readingTime: 7 }),
					buildEssay({
						id: "loket",
						title: "Loket",
						excerpt: "Queue tickets",
						...state,
						updatedAt: new Date(2026, 10, 1),
					}),
				],
	});
	render(<AdminSite path={path} repositories={repositories} />);
	return repositories;
}
const row = async (name: string) => within((await screen.findByRole("link", { name })).closest("tr") as HTMLElement);
const status = async (name: string) => ((await row(name)).queryByText("Published") ? "Published" : "Draft");

test("a project's row shows title, description, status, year, tags and when it was updated", async () => {
	open("/admin/projects");
	const kebun = await row("Kebun");
	for (const text of ["A harvest ledger", "Published", "2026", "PWA", "Go", "Nov 19, 2026"])
		expect(kebun.getByText(text)).toBeVisible();
	expect(kebun.getByText("more: Teh", { exact: false })).toBeInTheDocument();
});

test("an essay's row shows title, excerpt, status, date, reading time and when it was updated", async () => {
	open("/admin/essays");
	const kebun = await row("Kebun");
	for (const text of ["A harvest ledger", "Published", "7 min read"]) expect(kebun.getByText(text)).toBeVisible();
	expect(kebun.getByText("Published:").parentElement).toHaveTextContent("Published: Mar 5, 2026");
	expect(kebun.getByText("Updated:").parentElement).toHaveTextContent("Updated: Nov 4, 2026");
});

describe.each([
	{
		noun: "project",
		path: "/admin/projects",
		create: "New Project",
		first: "Create your first project",
		none: "No projects found",
	},
	{ noun: "essay", path: "/admin/essays", create: "New Essay", first: "Write your first essay", none: "No essays found" },
] as const)("the list of $noun", ({ noun, path, create, first, none }) => {
	const nouns = `${noun}s` as const;

	test("leads to a new one, to a row's form and to its public page", async () => {
		open(path);
		const kebun = await row("Kebun");
		expect(screen.getByRole("link", { name: create })).toHaveAttribute("href", `${path}/new`);
		expect(kebun.getByRole("link", { name: "Edit" })).toHaveAttribute("href", `${path}/kebun/edit`);
		expect(kebun.getByRole("link", { name: "View" })).toHaveAttribute("href", `/${nouns}/kebun`);
	});

	test("searches both texts whatever the case, and filters by status", async () => {
		open(path);
		await row("Kebun");
		await userEvent.type(screen.getByRole("searchbox"), "QUEUE");
		await waitFor(() => expect(screen.queryByRole("link", { name: "Kebun" })).not.toBeInTheDocument());
		expect(screen.getByRole("link", { name: "Loket" })).toBeVisible();
		await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Published");
		expect(await screen.findByText(none)).toBeVisible();
		expect(screen.getByText(/Try adjusting/)).toBeVisible();
	});

	test("when empty links to the form of a new one", async () => {
		open(path, { empty: true });
		expect(await screen.findByText(none)).toBeVisible();
		expect(screen.getByRole("link", { name: first })).toHaveAttribute("href", `${path}/new`);
	});

	test("sorts by a column, and reverses the order", async () => {
		open(path);
		await row("Kebun");
		const order = () =>
			screen
				.getAllByRole("row")
				.slice(1)
				.map((line) => within(line).getAllByRole("link")[0]?.textContent);
		await userEvent.click(screen.getByRole("button", { name: "Title" }));
		await waitFor(() => expect(screen.getByRole("columnheader", { name: "Title" })).toHaveAttribute("aria-sort", "ascending"));
		await waitFor(() => expect(order()).toEqual(["Kebun", "Loket"]));
		await userEvent.click(screen.getByRole("button", { name: "Title" }));
		await waitFor(() => expect(order()).toEqual(["Loket", "Kebun"]));
	});

	test("publishes a draft, and Undo unpublishes it", async () => {
		const repositories = open(path);
		await userEvent.click((await row("Loket")).getByRole("button", { name: "More" }));
		await userEvent.click(await screen.findByRole("menuitem", { name: "Publish" }));
		expect(await screen.findByText("Loket is published.")).toBeInTheDocument();
		expect((await repositories[nouns].get("loket"))?.status).toBe("published");
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		await waitFor(async () => expect((await repositories[nouns].get("loket"))?.status).toBe("draft"));
	});

	test("publishes the selected ones; Undo unpublishes only those that were drafts", async () => {
		const repositories = open(path);
		await row("Kebun");
		await userEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
		await userEvent.click(screen.getByRole("button", { name: "Publish" }));
		expect(await screen.findByText(`1 ${noun} is published. 1 stayed as it was.`)).toBeInTheDocument();
		await waitFor(async () => expect(await status("Loket")).toBe("Published"));
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		await waitFor(async () => expect(await status("Loket")).toBe("Draft"));
		expect((await repositories[nouns].get("kebun"))?.status).toBe("published");
	});

	test("publishes a scheduled one now, and Undo gives it its time back", async () => {
		const repositories = open(path, { scheduled: true });
		await userEvent.click((await row("Loket")).getByRole("button", { name: "More" }));
		await userEvent.click(await screen.findByRole("menuitem", { name: "Publish now" }));
		expect(await screen.findByText("Loket is published.")).toBeInTheDocument();
		expect(await repositories[nouns].get("loket")).toMatchObject({ status: "published", publishAt: null });
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		expect(await screen.findByText("Loket is scheduled.")).toBeInTheDocument();
		expect(await repositories[nouns].get("loket")).toMatchObject({ status: "published", publishAt: inAMonth });
	});

	test("Undo of many puts a draft and a scheduled one back, and says so in a word for both", async () => {
		const repositories = open(path, { scheduled: true });
		await repositories[nouns].setStatus(["kebun"], "draft");
		await row("Kebun");
		await userEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
		await userEvent.click(screen.getByRole("button", { name: "Publish" }));
		await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
		expect(await screen.findByText(`2 ${nouns} are as before.`)).toBeInTheDocument();
		expect(await repositories[nouns].get("kebun")).toMatchObject({ status: "draft" });
		expect(await repositories[nouns].get("loket")).toMatchObject({ status: "published", publishAt: inAMonth });
	});

	test("what was published elsewhere meanwhile stays as it was, without Undo", async () => {
		const repositories = open(path);
		await userEvent.click((await row("Loket")).getByRole("button", { name: "More" }));
		await repositories[nouns].setStatus(["loket"], "published");
		await userEvent.click(await screen.findByRole("menuitem", { name: "Publish" }));
		expect(await screen.findByText("Loket stayed as it was.")).toBeInTheDocument();
		expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
	});

	test("duplicates as a draft", async () => {
		const repositories = open(path);
		await userEvent.click((await row("Kebun")).getByRole("button", { name: "More" }));
		await userEvent.click(await screen.findByRole("menuitem", { name: "Duplicate as draft" }));
		expect(await screen.findByRole("link", { name: "Copy of Kebun" })).toBeVisible();
		expect(await status("Copy of Kebun")).toBe("Draft");
		expect(await repositories[nouns].count()).toMatchObject({ total: 3, draft: 2 });
	});

	test("shows the specified confirmation before one is deleted, and offers no Undo", async () => {
		const repositories = open(path);
		await userEvent.click((await row("Loket")).getByRole("button", { name: "Delete" }));
		const dialog = within(await screen.findByRole("dialog", { name: `Delete ${noun}?` }));
		// The dialog fades in.
		await waitFor(() =>
			expect(dialog.getByText(`Are you sure you want to delete this ${noun}? This action cannot be undone.`)).toBeVisible(),
		);
		expect(dialog.getByText("Loket")).toBeVisible();
		await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
		await waitFor(() => expect(screen.queryByRole("link", { name: "Loket" })).not.toBeInTheDocument());
		expect(await repositories[nouns].get("loket")).toBeNull();
		expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
	});

	test("shows when an entry was deleted elsewhere in the meantime", async () => {
		const repositories = open(path);
		await userEvent.click((await row("Loket")).getByRole("button", { name: "Delete" }));
		await repositories[nouns].delete(["loket"]);
		await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
		expect(await screen.findByText(/1 was gone already/)).toBeInTheDocument();
	});

	test("that cannot be loaded shows an error with Retry", async () => {
		const repositories = createMemoryAdminRepositories({
			signedIn: admin,
			projects: [buildProject({ title: "Kebun" })],
			essays: [buildEssay({ title: "Kebun" })],
		});
		repositories.failWith("offline", nouns);
		render(<AdminSite path={path} repositories={repositories} />);
		expect(await screen.findByRole("alert")).toHaveTextContent("could not be loaded");
		repositories.failWith(null);
		await userEvent.click(screen.getByRole("button", { name: "Retry" }));
		expect(await screen.findByRole("link", { name: "Kebun" })).toBeVisible();
	});
});

test("a search before a filter is in the URL keeps the filter", async () => {
	open("/admin/essays");
	await row("Kebun");
	await userEvent.type(screen.getByRole("searchbox"), "lo");
	const filter = screen.getByRole("combobox", { name: "Status" });
	act(() => {
		fireEvent.change(filter, { target: { value: "draft" } });
		fireEvent.submit(screen.getByRole("searchbox"));
	});
	await waitFor(() => expect(screen.queryByRole("link", { name: "Kebun" })).not.toBeInTheDocument());
	expect(await screen.findByRole("link", { name: "Loket" })).toBeVisible();
	expect(filter).toHaveValue("draft");
});
