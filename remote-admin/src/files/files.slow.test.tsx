import { buildStoredFile, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./filesRoute.tsx";

const tea = { place: "essays", id: "tea", title: "Tea terraces" };
const used = buildStoredFile({ uses: [tea, { place: "profile", id: "p", title: "Developer" }], bytes: 2_450_000 });
const replaced = buildStoredFile({ lastUse: tea });
const alone = buildStoredFile({ copies: 0, bytes: 86_400 });

async function open(storedFiles = [used, replaced, alone], search = "") {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, storedFiles });
	render(<AdminSite path={`/admin/files${search}`} repositories={repositories} />);
	await screen.findByRole("heading", { level: 1, name: "Files" });
	return repositories;
}
const rows = () =>
	waitFor(() => {
		const [, ...found] = screen.getAllByRole("row");
		expect(found).not.toEqual([]);
		return found;
	});
const names = async () => (await rows()).map((row) => within(row).getAllByRole("link")[0]?.textContent);
const dialog = async () => within(await screen.findByRole("dialog"));

test("each file has its picture, size, copies and day; the unused come first", async () => {
	await open();
	expect(await names()).toEqual([replaced.name, alone.name, used.name]);
	const [first, second, third] = (await rows()).map((row) => row.textContent);
	expect(first).toMatch(/1600 × 1200 px, with 2 copies.*Unused.*500 KB.*Oct 1, 2026/);
	expect(second).toMatch(/1600 × 1200 pxUnused.*87 KB/);
	expect(third).toMatch(/2\.5 MB/);
	for (const [index, file] of [replaced, alone, used].entries())
		expect((await rows())[index]?.querySelector("img")).toHaveAttribute("src", file.thumbnailUrl);
});

test("each use leads to its form, and an unused file to the text that showed it last", async () => {
	await open();
	const [last, , uses] = await rows();
	const links = (row: HTMLElement | undefined) =>
		within(row as HTMLElement)
			.getAllByRole("link")
			.slice(1)
			.map((link) => [link.textContent, link.getAttribute("href")]);
	expect(links(uses)).toEqual([
		["Essay “Tea terraces”", "/admin/essays/tea/edit"],
		["Profile", "/admin/profile"],
	]);
	expect(links(last)).toEqual([["Essay “Tea terraces”", "/admin/essays/tea/edit"]]);
	expect(last).toHaveTextContent("Last in Essay “Tea terraces”, history");
});

test("a use in a table without a form is named by the table", async () => {
	await open([buildStoredFile({ uses: [{ place: "enquiry_notes", id: "1", title: "Kopi" }] })]);
	expect((await rows())[0]).toHaveTextContent("enquiry notes “Kopi”");
});

test("only an unused file has Delete; it is gone after a confirmation", async () => {
	await open();
	await rows();
	expect(screen.getAllByRole("button", { name: "Delete" })).toHaveLength(2);
	await userEvent.click(screen.getByRole("button", { name: "Delete", description: replaced.name }));
	expect((await dialog()).getByText(replaced.name)).toBeVisible();
	await userEvent.click((await dialog()).getByRole("button", { name: "Delete" }));
	expect(await screen.findByText(`${replaced.name} is deleted.`)).toBeVisible();
	await waitFor(async () => expect(await names()).toEqual([alone.name, used.name]));
});

test("of several chosen files the unused are deleted", async () => {
	await open();
	await rows();
	await userEvent.click(screen.getByRole("checkbox", { name: `Select ${used.name}` }));
	expect(screen.getByText("In use, so it cannot be deleted")).toBeVisible();
	for (const { name } of [replaced, alone]) await userEvent.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
	await userEvent.click(screen.getByRole("button", { name: "Delete 2 unused…" }));
	await userEvent.click((await dialog()).getByRole("button", { name: "Delete" }));
	expect(await screen.findByText("2 files are deleted.")).toBeVisible();
	await waitFor(async () => expect(await names()).toEqual([used.name]));
});

test("a file that came into use meanwhile stays, and the dialog says so", async () => {
	const repositories = await open();
	await rows();
	jest
		.spyOn(Object.getPrototypeOf(repositories.files), "delete")
		.mockImplementationOnce(async (ids) => ({ done: [], kept: ids, missing: [] }));
	await userEvent.click(screen.getByRole("button", { name: "Delete", description: alone.name }));
	await userEvent.click((await dialog()).getByRole("button", { name: "Delete" }));
	expect(await (await dialog()).findByRole("alert")).toHaveTextContent(
		`${alone.name} could not be deleted. It is in use by now; the list says where.`,
	);
	await userEvent.click((await dialog()).getByRole("button", { name: "Cancel" }));
	expect(await names()).toContain(alone.name);
});

test("the filter shows only the unused", async () => {
	await open();
	await rows();
	await userEvent.selectOptions(screen.getByLabelText("Status"), "Unused");
	await waitFor(async () => expect(await names()).toEqual([replaced.name, alone.name]));
});

test("loading, an empty list, a filter without a result and a lost connection are told apart", async () => {
	const repositories = await open([]);
	expect(await screen.findByText("No files yet")).toBeVisible();
	await userEvent.selectOptions(screen.getByLabelText("Status"), "Unused");
	expect(await screen.findByText("No files found")).toBeVisible();
	repositories.failWith("offline", "files");
	await userEvent.selectOptions(screen.getByLabelText("Status"), "All");
	expect(await screen.findByText("Files could not be loaded")).toBeVisible();
	repositories.failWith(null);
	await userEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect(await screen.findByText("No files yet")).toBeVisible();
});
