import { urls } from "@site/shared-data";
import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../../publications/essays/essayFormRoute.tsx";
import "../../publications/essays/essayListRoute.tsx";
import "../../publications/projects/projectFormRoute.tsx";

const open = (path: string, repositories = createMemoryAdminRepositories({ signedIn: admin })) => {
	const { unmount } = render(<AdminSite path={path} repositories={repositories} />);
	return { repositories, unmount };
};
type Repositories = ReturnType<typeof open>["repositories"];
const kept = async ({ unfinishedTexts }: Repositories, status: "essays" | "projects" = "essays") => {
	const { rows } = await unfinishedTexts.listPage({ page: 1, pageSize: 50, status });
	return Promise.all(rows.map(async ({ id }) => (await unfinishedTexts.get(id))?.values));
};
const write = async (label: string, value: string) =>
	fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
/** The form of the only unfinished essay, as another device opens it. */
async function openKept(repositories: Repositories) {
	const { rows } = await repositories.unfinishedTexts.listPage({ page: 1, pageSize: 1, status: "essays" });
	const shown = open(`${urls.admin.newEssay()}?unfinished=${rows[0]?.id}`, repositories);
	await screen.findByLabelText("Title");
	return shown;
}
/** Another tab comes to the front. */
function hide() {
	const state = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
	act(() => void document.dispatchEvent(new Event("visibilitychange")));
	state.mockRestore();
}

beforeEach(() => localStorage.clear());

test.each([
	["essays", urls.admin.newEssay(), "Excerpt and Content"],
	["projects", urls.admin.newProject(), "Description and Preview Image"],
] as const)(
	"%s: what lacks a required field is refused as a draft, kept for other devices, and says what it lacks",
	async (entity, path, lacking) => {
		const { repositories } = open(path);
		await write("Title", "Begun on a phone");
		await press("Save as Draft");
		expect(
			await screen.findByText(`Kept as an unfinished text on every device. To store it as a draft: ${lacking}.`),
		).toBeVisible();
		expect(await kept(repositories, entity)).toMatchObject([{ title: "Begun on a phone" }]);
		expect(await repositories[entity].count()).toMatchObject({ total: 0 });
		expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
	},
);

test("a page that is hidden keeps the text once, and an empty one nothing", async () => {
	const { repositories } = open(urls.admin.newEssay());
	await screen.findByLabelText("Title");
	hide();
	await write("Title", "Begun");
	hide();
	await screen.findByText(/Kept as an unfinished text/);
	expect(await kept(repositories)).toMatchObject([{ title: "Begun" }]);
	await write("Title", "Begun and gone on");
	hide();
	await waitFor(async () => expect(await kept(repositories)).toMatchObject([{ title: "Begun and gone on" }]));
});

test("another device finds it above the drafts, goes on, and stores it as the one row; then it is gone", async () => {
	const { repositories, unmount } = open(urls.admin.newEssay());
	await write("Title", "Begun on a phone");
	await press("Save as Draft");
	await screen.findByText(/Kept as an unfinished text/);
	unmount();
	open(urls.admin.essays(), repositories);
	const unfinished = within(await screen.findByRole("region", { name: "Unfinished" }));
	expect(unfinished.getByRole("listitem")).toBeVisible();
	await userEvent.click(unfinished.getByRole("link"));
	expect(await screen.findByLabelText("Title")).toHaveValue("Begun on a phone");
	await write("Excerpt", "At the desk");
	await write("Content", "Finished");
	await press("Save as Draft");
	await waitFor(async () => expect(await repositories.essays.listAll()).toMatchObject([{ title: "Begun on a phone" }]));
	expect(await kept(repositories)).toEqual([]);
});

test("two devices that go on with one text both keep theirs", async () => {
	const { repositories, unmount } = open(urls.admin.newEssay());
	await write("Title", "Begun");
	await press("Save as Draft");
	await screen.findByText(/Kept as an unfinished text/);
	unmount();
	await openKept(repositories);
	const { rows } = await repositories.unfinishedTexts.listPage({ page: 1, pageSize: 1, status: "essays" });
	await repositories.unfinishedTexts.save(rows[0]?.id ?? "", { values: { title: "Elsewhere" } }, rows[0]?.revision ?? "");
	await write("Title", "Here");
	await press("Save as Draft");
	expect(await screen.findByText(/changed on another device and is kept there/)).toBeVisible();
	expect(await kept(repositories)).toMatchObject([{ title: "Here" }, { title: "Elsewhere" }]);
	await write("Title", "Here again");
	await press("Save as Draft");
	await waitFor(async () => expect(await kept(repositories)).toMatchObject([{ title: "Here again" }, { title: "Elsewhere" }]));
});

test("a text that cannot be kept says so, and stays on this device", async () => {
	const { repositories } = open(urls.admin.newEssay());
	await write("Title", "Begun");
	repositories.failWith("offline", "unfinishedTexts");
	await press("Save as Draft");
	expect(await screen.findByText(/Not kept for other devices\./)).toBeVisible();
	expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toHaveLength(1);
});

test("a deleted text is gone, and Undo brings it back", async () => {
	const { repositories, unmount } = open(urls.admin.newEssay());
	await write("Title", "Begun");
	await press("Save as Draft");
	await screen.findByText(/Kept as an unfinished text/);
	unmount();
	open(urls.admin.essays(), repositories);
	const unfinished = within(await screen.findByRole("region", { name: "Unfinished" }));
	await userEvent.click(unfinished.getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(screen.queryByRole("region", { name: "Unfinished" })).not.toBeInTheDocument());
	expect(await kept(repositories)).toEqual([]);
	await press("Undo");
	await waitFor(async () => expect(await kept(repositories)).toMatchObject([{ title: "Begun" }]));
});
