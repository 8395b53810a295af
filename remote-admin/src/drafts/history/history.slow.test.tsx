import { buildEssay, createMemoryAdminRepositories, type MemoryAdminSeed, type MemoryRevision } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../../publications/essays/essayFormRoute.tsx";

const essay = buildEssay({ id: "kebun", title: "Kebun", excerpt: "Tea", content: "It held most of them already." });
const version = (number: number, content: string): MemoryRevision => ({
	entity: "essays",
	entityId: "kebun",
	number,
	createdAt: new Date(2025, 4, number, 9, 30),
	values: { title: "Kebun", date: essay.date, reading_time: 5, excerpt: "Tea", featured_image: null, content },
});
const revisions = [
	version(1, "It knew nothing."),
	version(2, "It knew the answers already."),
	version(3, "It held most of them already."),
];

beforeEach(() => localStorage.clear());

async function open(seed: MemoryAdminSeed = { revisions }) {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, essays: [essay], ...seed });
	render(<AdminSite path="/admin/essays/kebun/edit" repositories={repositories} />);
	await userEvent.click(await screen.findByRole("tab", { name: "Details" }));
	return repositories;
}
const openHistory = async () => {
	await userEvent.click(screen.getByRole("button", { name: "History" }));
	return within(await screen.findByRole("dialog", { name: "History" }));
};
const textOf = (element: HTMLElement) => element.textContent?.replace(/\s+/g, " ");

test("the versions are listed with their times, the one before the stored text compared with the form", async () => {
	await open();
	const dialog = await openHistory();
	const buttons = await within(await dialog.findByRole("list", { name: "Versions" })).findAllByRole("button");
	expect(buttons.map(textOf)).toEqual(["May 3, 2025, 09:30stored now", "May 2, 2025, 09:30", "May 1, 2025, 09:30first"]);
	expect(buttons[1]).toHaveAttribute("aria-pressed", "true");
	const earlier = await dialog.findByRole("region", { name: "Earlier version" });
	expect(earlier).toHaveTextContent("It knew the answers already.");
	expect(earlier.querySelector("del")).toHaveTextContent("knew the answers");
	expect(dialog.getByRole("region", { name: "The form" })).toHaveTextContent("It held most of them already.");
});

test("another version is compared when it is chosen; one that equals the form cannot be restored", async () => {
	await open();
	const dialog = await openHistory();
	await userEvent.click(await dialog.findByRole("button", { name: /May 1/ }));
	expect(await dialog.findByRole("region", { name: "Earlier version" })).toHaveTextContent("It knew nothing.");
	await userEvent.click(dialog.getByRole("button", { name: /May 3/ }));
	expect(await dialog.findByText(/nothing differs/)).toBeVisible();
	expect(dialog.getByRole("button", { name: "Restore" })).toBeDisabled();
});

test("a restored version is in the form, unsaved; what was typed before is offered, and nothing is stored", async () => {
	const repositories = await open();
	await userEvent.type(screen.getByLabelText("Excerpt"), " time");
	const dialog = await openHistory();
	await dialog.findByRole("region", { name: "Earlier version" });
	await userEvent.click(dialog.getByRole("button", { name: "Restore" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	expect(screen.getByRole("button", { name: "History" })).toHaveFocus();
	expect(screen.getByLabelText("Excerpt")).toHaveValue("Tea");
	expect(screen.getByRole("button", { name: /^Restore \d/ })).toBeVisible();
	expect(await repositories.essays.get("kebun")).toMatchObject({ content: essay.content });

	await userEvent.click(screen.getByRole("button", { name: "Update & Publish" }));
	await waitFor(async () =>
		expect(await repositories.essays.get("kebun")).toMatchObject({ content: "It knew the answers already.", excerpt: "Tea" }),
	);
});

test("a column that came after the version keeps its value", async () => {
	const early = version(1, "Old.");
	delete early.values.excerpt;
	await open({ revisions: [early, version(2, essay.content)] });
	const dialog = await openHistory();
	await dialog.findByRole("region", { name: "Earlier version" });
	await userEvent.click(dialog.getByRole("button", { name: "Restore" }));
	expect(screen.getByLabelText("Excerpt")).toHaveValue("Tea");
	expect(screen.getByLabelText("Content")).toHaveValue("Old.");
});

test("a history that cannot be loaded shows an error with Retry, so does a version, and none says so", async () => {
	const repositories = await open();
	repositories.failWith("offline", "revisions");
	const dialog = await openHistory();
	expect(await dialog.findByRole("alert")).toHaveTextContent("The history could not be loaded");
	repositories.failWith(null);
	await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
	await dialog.findByRole("region", { name: "Earlier version" });
	repositories.failWith("offline", "revisions");
	await userEvent.click(dialog.getByRole("button", { name: /May 1/ }));
	expect(await dialog.findByRole("alert")).toHaveTextContent("This version could not be loaded");
	repositories.failWith(null);
	await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
	expect(await dialog.findByRole("region", { name: "Earlier version" })).toHaveTextContent("It knew nothing.");
});

test("without a version the history says so", async () => {
	await open({ revisions: [] });
	expect(await (await openHistory()).findByText("No versions yet")).toBeVisible();
});

test("a new essay has no history, and nothing of it is read before it is opened", async () => {
	const repositories = createMemoryAdminRepositories({ signedIn: admin });
	render(<AdminSite path="/admin/essays/new" repositories={repositories} />);
	await userEvent.click(await screen.findByRole("tab", { name: "Details" }));
	expect(screen.queryByRole("button", { name: "History" })).not.toBeInTheDocument();
});
