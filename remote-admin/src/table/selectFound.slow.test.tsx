import { buildEssay, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../publications/essays/essayListRoute.tsx";

/** The list has thirty drafts about tea, 25 on a page, and one essay that no search for tea finds. */
async function open() {
	const teas = Array.from({ length: 30 }, (_, at) => buildEssay({ id: `tea-${at}`, title: `Tea ${at}`, status: "draft" }));
	const { essays, ...others } = createMemoryAdminRepositories({
		signedIn: admin,
		essays: [...teas, buildEssay({ id: "rain", title: "Rain", status: "draft" })],
	});
	render(<AdminSite path="/admin/essays?q=tea" repositories={{ essays, ...others }} />);
	await userEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
	return essays;
}
const bar = () => within(screen.getByRole("region", { name: "Chosen entries" }));
const press = (name: string) => userEvent.click(bar().getByRole("button", { name }));
const answer = async (title: string, name: string) =>
	userEvent.click(within(await screen.findByRole("dialog", { name: title })).getByRole("button", { name }));

test("all that a search finds are published after a question with their number, and one Undo takes it back", async () => {
	const essays = await open();
	await press("Select all 30 found");
	expect(bar().getByText("30")).toBeVisible();
	await press("Publish");
	// Deleted after the selection: the question counts anew.
	await answer("Publish 30 essays?", "Cancel");
	await essays.delete(["tea-7"]);
	await press("Publish");
	await answer("Publish 29 essays?", "Publish");
	expect(await screen.findByText("29 essays are published.")).toBeInTheDocument();
	expect(await essays.count()).toMatchObject({ published: 29, draft: 1 });
	expect(screen.queryByRole("region", { name: "Chosen entries" })).not.toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	await waitFor(async () => expect(await essays.count()).toMatchObject({ published: 0, draft: 30 }));
});

test("all that a search finds are deleted after a question with their number", async () => {
	const essays = await open();
	await press("Select all 30 found");
	await press("Delete…");
	await answer("Delete 30 essays?", "Delete");
	expect(await screen.findByText("30 essays are deleted.")).toBeInTheDocument();
	expect((await essays.listAll()).map(({ id }) => id)).toEqual(["rain"]);
});

test("a press selects only the page again, and so does a row that is taken out", async () => {
	await open();
	await press("Select all 30 found");
	await press("Select only the 25 on this page");
	expect(bar().getByText("25")).toBeVisible();
	await press("Select all 30 found");
	await userEvent.click(screen.getAllByRole("checkbox", { name: /^Select Tea/ })[0] as HTMLElement);
	expect(bar().getByText("24")).toBeVisible();
	expect(bar().queryByRole("button", { name: /^Select/ })).not.toBeInTheDocument();
});
