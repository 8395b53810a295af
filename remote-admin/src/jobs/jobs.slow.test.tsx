import { buildJob, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./jobsRoute.tsx";

const lead = buildJob({
	id: "lead",
	position: "Lead engineer",
	company: "Tirta",
	startDate: "2023-01-15",
	endDate: null,
	isCurrent: true,
	displayOrder: 30,
});
const front = buildJob({
	id: "front",
	position: "Frontend engineer",
	company: "Kopi",
	startDate: "2020-03-01",
	endDate: "2022-12-31",
	displayOrder: 20,
});
const junior = buildJob({
	id: "junior",
	position: "Junior developer",
	company: "Balai",
	description: "Sites for museums",
	displayOrder: 10,
});

function open(jobs = [lead, front, junior], path = "/admin/jobs") {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, jobs });
	render(<AdminSite path={path} repositories={repositories} />);
	return repositories;
}
const row = async (name: string) => within((await screen.findByRole("link", { name })).closest("li") as HTMLElement);
const order = () =>
	within(screen.getByRole("list", { name: "Jobs" }))
		.getAllByRole("listitem")
		.map((item) => within(item).getAllByRole("link")[0]?.textContent);

test("a row shows position, company, location, period, description and when it was updated, and marks the current job", async () => {
	open();
	const leads = await row("Lead engineer");
	for (const text of ["Current", "Tirta", "Bandung", "Jan 2023 - Present"]) expect(leads.getByText(text)).toBeVisible();
	expect((await row("Frontend engineer")).getByText("Mar 2020 - Dec 2022")).toBeVisible();
	expect((await row("Frontend engineer")).queryByText("Current")).not.toBeInTheDocument();
	expect((await row("Junior developer")).getByText("Sites for museums")).toBeVisible();
	expect(leads.getByText("Oct 1, 2026")).toBeInTheDocument();
});

test("Alt with an arrow moves a job at once, keeps the focus, announces its position, and stores the order after a pause", async () => {
	const repositories = open();
	const handle = (await row("Junior developer")).getByRole("button", { name: "Move Junior developer" });
	handle.focus();
	await userEvent.keyboard("{Alt>}{ArrowUp}{ArrowUp}{/Alt}");
	expect(order()).toEqual(["Junior developer", "Lead engineer", "Frontend engineer"]);
	expect(screen.getByRole("button", { name: "Move Junior developer" })).toHaveFocus();
	expect(screen.getByText("Junior developer is now 1 of 3.")).toBeInTheDocument();
	expect(await screen.findByText("The order is stored.")).toBeInTheDocument();
	expect((await repositories.jobs.list()).map(({ id }) => id)).toEqual(["junior", "lead", "front"]);
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	await waitFor(() => expect(order()).toEqual(["Lead engineer", "Frontend engineer", "Junior developer"]));
});

async function moveUp(name: string) {
	(await row(name)).getByRole("button", { name: `Move ${name}` }).focus();
	await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
}
const stored = async ({ jobs }: ReturnType<typeof open>) => (await jobs.list()).map(({ id }) => id);

const { setTimeout } = globalThis;
afterEach(() => {
	globalThis.setTimeout = setTimeout;
});
/** Stops the pause before an order is stored; returns what ends it. A spy would pass for fake timers. */
function stopThePause() {
	let end = () => {};
	globalThis.setTimeout = ((run: () => void, ms?: number) => {
		if (ms !== 700) return setTimeout(run, ms);
		end = run;
		return 0;
	}) as typeof setTimeout;
	return () => act(async () => void end());
}

test.each([
	["another page is opened", async () => userEvent.click(screen.getAllByRole("link", { name: "Add Job" })[0] as HTMLElement)],
	["the tab is closed", async () => fireEvent(window, new Event("beforeunload", { cancelable: true }))],
	["the tab is hidden", async () => fireEvent(document, new Event("visibilitychange"))],
])("a new order is stored whole when %s within the pause", async (_, leave) => {
	const repositories = open();
	stopThePause();
	await moveUp("Junior developer");
	expect(await stored(repositories)).toEqual(["lead", "front", "junior"]);
	await leave();
	expect(await screen.findByText("The order is stored.")).toBeInTheDocument();
	expect(await stored(repositories)).toEqual(["lead", "junior", "front"]);
});

test("a new order is stored whole when a search narrows the list within the pause", async () => {
	const repositories = open();
	const endThePause = stopThePause();
	await moveUp("Junior developer");
	await userEvent.type(screen.getByRole("searchbox"), "kopi");
	await waitFor(() => expect(order()).toEqual(["Frontend engineer"]));
	expect(await stored(repositories)).toEqual(["lead", "front", "junior"]);
	await endThePause();
	expect(await screen.findByText("The order is stored.")).toBeInTheDocument();
	expect(await stored(repositories)).toEqual(["lead", "junior", "front"]);
	await userEvent.clear(screen.getByRole("searchbox"));
	await waitFor(() => expect(order()).toEqual(["Lead engineer", "Junior developer", "Frontend engineer"]));
});

test("a tab with an order that is not stored yet asks before it closes, and no longer once it is stored", async () => {
	open();
	const close = () => fireEvent(window, new Event("beforeunload", { cancelable: true }));
	await moveUp("Junior developer");
	expect(close()).toBe(false);
	expect(await screen.findByText("The order is stored.")).toBeInTheDocument();
	expect(close()).toBe(true);
});

test("what is moved while the order before is on its way is stored too", async () => {
	const repositories = open();
	const { reorder } = repositories.jobs;
	let arrive = () => {};
	const sent = jest.spyOn(repositories.jobs, "reorder").mockImplementationOnce(async (ids) => {
		await new Promise<void>((resolve) => (arrive = resolve));
		return reorder(ids);
	});
	await moveUp("Junior developer");
	await waitFor(() => expect(sent).toHaveBeenCalledTimes(1), { timeout: 3_000 });
	await moveUp("Junior developer");
	arrive();
	await waitFor(async () => expect(await stored(repositories)).toEqual(["junior", "lead", "front"]), { timeout: 5_000 });
	expect(order()).toEqual(["Junior developer", "Lead engineer", "Frontend engineer"]);
});

test("a failed reorder is rolled back and shows an error", async () => {
	const repositories = open();
	(await row("Junior developer")).getByRole("button", { name: "Move Junior developer" }).focus();
	repositories.failWith("offline", "jobs");
	await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
	expect(await screen.findByText(/The order could not be stored. The connection was lost./)).toBeInTheDocument();
	repositories.failWith(null);
	await userEvent.click(screen.getAllByRole("button", { name: "Retry" }).at(-1) as HTMLElement);
	expect(await screen.findByText("The order is stored.")).toBeInTheDocument();
});

test("search results have no drag handles, because a partial list cannot be reordered", async () => {
	open();
	await row("Lead engineer");
	await userEvent.type(screen.getByRole("searchbox"), "kopi");
	await waitFor(() => expect(order()).toEqual(["Frontend engineer"]));
	expect(screen.queryByRole("button", { name: /^Move/ })).not.toBeInTheDocument();
	await userEvent.clear(screen.getByRole("searchbox"));
	await userEvent.type(screen.getByRole("searchbox"), "kereta");
	expect(await screen.findByText("No jobs found")).toBeVisible();
	expect(screen.getByText(/Try adjusting/)).toBeVisible();
});

test("another job becomes the current one, the previous one gets an end, and Undo writes both back", async () => {
	const repositories = open([{ ...lead, startDate: "2019-01-15" }, front, junior]);
	await userEvent.click((await row("Frontend engineer")).getByRole("button", { name: "More" }));
	await userEvent.click(await screen.findByRole("menuitem", { name: "Make current" }));
	expect(
		await screen.findByText("Frontend engineer is the current job. Lead engineer ended on Mar 1, 2020."),
	).toBeInTheDocument();
	await waitFor(async () => expect((await row("Frontend engineer")).getByText("Current")).toBeVisible());
	expect((await row("Lead engineer")).queryByText("Current")).not.toBeInTheDocument();
	expect((await row("Lead engineer")).getByText("Jan 2019 - Mar 2020")).toBeVisible();
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	await waitFor(async () => expect((await row("Lead engineer")).getByText("Jan 2019 - Present")).toBeVisible());
	expect(await repositories.jobs.get("front")).toMatchObject({ isCurrent: false, endDate: "2022-12-31" });
});

test("deleting a job shows the usual confirmation", async () => {
	open();
	await userEvent.click((await row("Junior developer")).getByRole("button", { name: "Delete" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Delete job?" }));
	await waitFor(() =>
		expect(dialog.getByText("Are you sure you want to delete this job? This action cannot be undone.")).toBeVisible(),
	);
	await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(order()).toEqual(["Lead engineer", "Frontend engineer"]));
});

test("an empty list links to the form of a new job, and a failed load offers Retry", async () => {
	open([]);
	expect(await screen.findByText("No jobs found")).toBeVisible();
	expect(screen.getAllByRole("link", { name: "Add Job" })).toHaveLength(2);
});
