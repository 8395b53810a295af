import type { VisitDay, VisitFigures } from "@site/shared-data";
import { buildEssay, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
import { sampleVisits } from "../testing/sampleVisits.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../publications/essays/essayFormRoute.tsx";
import "../publications/essays/essayListRoute.tsx";
import "../settings/siteRoute.tsx";
import "./visitsRoute.tsx";

const none: VisitFigures = { days: [], pages: [], referrers: [], devices: [] };
const day = (views: number, before = 0): VisitDay => ({ day: "2026-11-26", views, before });

/** The admin area at a path; the reads it makes are collected. */
function open(path: string, figures: Partial<VisitFigures>) {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		essays: [
			buildEssay({ id: "tea", title: "Tea", date: "2026-11-01" }),
			buildEssay({ id: "rice", title: "Rice", status: "draft" }),
		],
	});
	const reads: object[] = [];
	const { read } = repositories.visits;
	repositories.visits.read = async (range) => {
		reads.push(range);
		// Fails as long as the memory repositories are set to.
		await read.call(repositories.visits, range);
		return { ...none, ...figures };
	};
	render(<AdminSite path={path} repositories={repositories} />);
	return { repositories, reads };
}

const region = async (name: string) => within(await screen.findByRole("region", { name }));
const lines = async (name: string) => (await region(name)).getAllByRole("listitem").map(({ textContent }) => textContent);
const headline = async () => screen.findByText(/^views?[, ]/, { selector: "[role=status]" });

test("the headline, the bars and the table tell the same numbers", async () => {
	open("/admin/visits", {
		days: [
			{ day: "2026-11-25", views: 1200, before: 800 },
			{ day: "2026-11-26", views: 40, before: 200 },
		],
	});
	expect(await headline()).toHaveTextContent("1,240 views, 24 % more than the 30 days before");
	await userEvent.click(screen.getByText("Numbers of all days"));
	const figure = within(screen.getByRole("figure", { name: "Views by day" }));
	const rows = within(figure.getByRole("table", { name: "Views by day" })).getAllByRole("row");
	expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
		["Day", "Views", "The 30 days before"],
		["Nov 26, 2026", "40", "200"],
		["Nov 25, 2026", "1,200", "800"],
	]);
	const chart = document.querySelector("svg:has(polyline)");
	expect(chart).toHaveAttribute("viewBox", "0 0 2 1200");
	expect(chart?.querySelector("polyline")).toHaveAttribute("points", "0,400 1,400 1,1000 2,1000");
});

test.each([
	[day(118, 100), "118 views, 18 % more than the 30 days before"],
	[day(50, 100), "50 views, 50 % less than the 30 days before"],
	[day(0, 4), "0 views, 100 % less than the 30 days before"],
	[day(7, 7), "7 views, about as many as the 30 days before"],
	[day(1, 0), "1 view, none in the 30 days before"],
])("the headline compares %j in words", async (counted, words) => {
	open("/admin/visits", { days: [counted] });
	expect(await headline()).toHaveTextContent(words);
});

test("pages, referrers and devices are ranked, and names that are no name are put into words", async () => {
	open("/admin/visits", {
		days: [day(9)],
		pages: [
			{ name: "/essays/tea", views: 6 },
			{ name: "/", views: 3 },
		],
		referrers: [
			{ name: "", views: 5 },
			{ name: "duckduckgo.com", views: 3 },
			{ name: "other", views: 1 },
		],
		devices: [{ name: "phone", views: 9 }],
	});
	expect(await lines("Pages")).toEqual(["/essays/tea 6", "/ 3"]);
	expect(await lines("Referrers")).toEqual(["Direct or unknown 5", "duckduckgo.com 3", "Other 1"]);
	expect(await lines("Devices")).toEqual(["Phone 9"]);
});

test("a long list shows ten lines, and all when asked", async () => {
	open("/admin/visits", sampleVisits(5));
	expect(await lines("Pages")).toHaveLength(10);
	await userEvent.click(screen.getByRole("button", { name: "All 12" }));
	expect(await lines("Pages")).toHaveLength(12);
});

test("a range and a page are in the URL, change the request, and a page is cleared again", async () => {
	const { reads } = open("/admin/visits?days=90", sampleVisits(5));
	expect(await headline()).toHaveTextContent("than the 90 days before");
	expect(screen.getByRole("button", { name: "90 days" })).toHaveAttribute("aria-pressed", "true");
	await userEvent.click(screen.getByRole("button", { name: "Year" }));
	await waitFor(async () => expect(await headline()).toHaveTextContent("than the year before"));
	await userEvent.click((await region("Pages")).getByRole("link", { name: "/essays/tea-terraces" }));
	const chip = await screen.findByRole("button", { name: /^\/essays\/tea-terraces.*show all pages$/ });
	expect((await region("Pages")).getByRole("link", { name: "/essays/tea-terraces" })).toHaveAttribute("aria-current", "true");
	expect((await region("Pages")).getByRole("link", { name: "/" })).toHaveAttribute("href", "/admin/visits?days=365&page=%2F");
	await userEvent.click(chip);
	await waitFor(() => expect(screen.queryByRole("button", { name: /show all pages/ })).not.toBeInTheDocument());
	expect(screen.getByRole("button", { name: "Year" })).toHaveFocus();
	expect(reads).toEqual([{ days: 90 }, { days: 365 }, { days: 365, path: "/essays/tea-terraces" }, { days: 365 }]);
});

test("a URL with a range that is not offered shows the first one", async () => {
	const { reads } = open("/admin/visits?days=5000", sampleVisits(5));
	expect(await headline()).toHaveTextContent("than the 30 days before");
	expect(reads).toEqual([{ days: 30 }]);
});

test("the export has a line for each day of the chosen range and page", async () => {
	const files: Blob[] = [];
	// The browser that runs these tests has neither function; a hash leads nowhere.
	Object.assign(URL, { createObjectURL: (file: Blob) => `#${files.push(file)}`, revokeObjectURL: () => {} });
	const { reads } = open("/admin/visits?days=90&page=/essays/tea", { days: [day(4, 1), { ...day(5), day: "2026-11-27" }] });
	await headline();
	await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
	await waitFor(() => expect(files).toHaveLength(1));
	expect(await read(files[0] as Blob)).toBe('"Day","Views","Views before"\r\n"2026-11-26","4","1"\r\n"2026-11-27","5","0"\r\n');
	expect(reads[1]).toEqual({ days: 90, path: "/essays/tea" });
});

test("without a view the screen says what will come, and leads to the switch", async () => {
	open("/admin/visits", { days: [day(0)] });
	expect(await screen.findByRole("heading", { name: "No views yet in the last 30 days" })).toBeVisible();
	expect(within(screen.getByRole("main")).getByRole("link", { name: "Site" })).toHaveAttribute("href", "/admin/site");
	expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("a failed read is no empty screen, and Retry keeps range and page", async () => {
	const { repositories, reads } = open("/admin/visits?days=90&page=/hire", sampleVisits(5));
	repositories.failWith("offline", "visits");
	const alert = await screen.findByRole("alert");
	expect(alert).toHaveTextContent("Visits could not be loadedThe connection was lost.");
	expect(screen.queryByText(/No views yet/)).not.toBeInTheDocument();
	expect(screen.getByRole("button", { name: "90 days" })).toHaveAttribute("aria-pressed", "true");
	repositories.failWith(null);
	await userEvent.click(within(alert).getByRole("button", { name: "Retry" }));
	expect(await headline()).toHaveTextContent("than the 90 days before");
	expect(reads).toEqual([
		{ days: 90, path: "/hire" },
		{ days: 90, path: "/hire" },
	]);
});

test("the dashboard has the views of a week with a link, and stays when they fail", async () => {
	const { repositories } = open("/admin", { days: [day(118, 100)] });
	const week = within(await screen.findByRole("list", { name: "Totals" }))
		.getAllByRole("listitem")
		.at(-1) as HTMLElement;
	expect(within(week).getByRole("link", { name: "Views this week" })).toHaveAttribute("href", "/admin/visits");
	await waitFor(() => expect(week).toHaveTextContent(/11818 % more$/));
	repositories.failWith("unavailable", "visits");
	await userEvent.click(within(screen.getByRole("navigation", { name: "Admin" })).getByRole("link", { name: "Dashboard" }));
	expect(await screen.findByRole("alert")).toHaveTextContent(
		"Views this week could not be counted. The database did not answer.",
	);
	expect(screen.getByRole("list", { name: "Totals" })).toBeVisible();
});

const cell = async (title: string) =>
	within((await screen.findByRole("link", { name: title })).closest("tr") as HTMLElement).getByText("Views:").parentElement;

test("a list has all views of each row, asked for once, and not sortable", async () => {
	const { repositories } = open("/admin/essays", none);
	const asked: (readonly string[])[] = [];
	repositories.visits.totals = async (paths) => {
		asked.push(paths);
		return { "/essays/tea": 1312 };
	};
	expect(await cell("Tea")).toHaveTextContent(/^Views:/);
	await waitFor(async () => expect(await cell("Tea")).toHaveTextContent("Views: 1,312"));
	expect(await cell("Rice")).toHaveTextContent("Views: 0");
	expect(asked.map((paths) => paths.toSorted())).toEqual([["/essays/rice", "/essays/tea"]]);
	expect(within(screen.getByRole("columnheader", { name: "Views" })).queryByRole("button")).not.toBeInTheDocument();
});

test("a list whose views fail keeps its rows and says so", async () => {
	const { repositories } = open("/admin/essays", none);
	repositories.failWith("offline", "visits");
	await waitFor(async () => expect(await cell("Tea")).toHaveTextContent("Views: –"));
	expect(within((await cell("Tea")) as HTMLElement).getByText("–")).toHaveAttribute("title", "The views could not be loaded.");
});

test("an essay's form reads its views since it came out when they are asked for, and again after a failure", async () => {
	jest.useFakeTimers({ now: new Date("2026-11-26T05:00:00Z"), doNotFake: ["setTimeout", "setInterval", "queueMicrotask"] });
	const { repositories, reads } = open("/admin/essays/tea/edit", { days: [{ ...day(1310), day: "2026-11-01" }, day(2)] });
	const summary = await screen.findByText("Views", { selector: "summary" });
	expect(reads).toEqual([]);
	repositories.failWith("offline", "visits");
	await userEvent.click(summary);
	expect(await screen.findByText(/The views could not be loaded/)).toBeInTheDocument();
	repositories.failWith(null);
	await userEvent.click(screen.getByRole("button", { name: "Retry", hidden: true }));
	expect(await headline()).toHaveTextContent("1,312 views since Nov 1, 2026");
	expect(reads).toEqual([
		{ days: 26, path: "/essays/tea" },
		{ days: 26, path: "/essays/tea" },
	]);
	jest.useRealTimers();
});

/** The text of a file without its mark of UTF-8. */
const read = (file: Blob) =>
	new Promise<string>((resolve) => {
		const reader = new FileReader();
		reader.addEventListener("load", () => resolve(String(reader.result).replace("\uFEFF", "")));
		reader.readAsText(file);
	});
