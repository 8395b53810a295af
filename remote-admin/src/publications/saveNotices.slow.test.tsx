import { buildEssay, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./essays/essayFormRoute.tsx";
import "./essays/essayListRoute.tsx";

async function open(path: string, fields = {}) {
	const essays = [buildEssay({ id: "tea", title: "Tea", content: "word ".repeat(2_640), ...fields })];
	const repositories = createMemoryAdminRepositories({ signedIn: admin, essays });
	render(<AdminSite path={`/admin/${path}`} repositories={repositories} />);
	await screen.findByLabelText("Title");
	return repositories.essays;
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => localStorage.clear());

test("a public text that is saved as a draft is said to be no longer public, and Undo publishes it again", async () => {
	const essays = await open("essays/tea/edit", { status: "published" });
	await press("Save as Draft");
	expect(await screen.findByText("Tea is no longer public.")).toBeVisible();
	expect(await essays.get("tea")).toMatchObject({ status: "draft" });
	await press("Undo");
	await waitFor(async () => expect(await essays.get("tea")).toMatchObject({ status: "published" }));
});

test("a reading time that is off by half is said at publishing, and one press takes the measured one", async () => {
	const essays = await open("essays/tea/edit", { status: "draft", readingTime: 5 });
	await press("Publish");
	expect(await screen.findByText(/The reading time says 5 min; the text reads in about 1\d\./)).toBeVisible();
	await press("Use 12");
	await waitFor(async () => expect(await essays.get("tea")).toMatchObject({ readingTime: 12, status: "published" }));
});

test("a reading time that is nearly right is not mentioned", async () => {
	const essays = await open("essays/tea/edit", { status: "draft", readingTime: 10 });
	await press("Publish");
	await waitFor(async () => expect(await essays.get("tea")).toMatchObject({ status: "published" }));
	await screen.findByRole("heading", { level: 1, name: "Essays" });
	expect(screen.queryByText(/The reading time says/)).not.toBeInTheDocument();
});

test.each(["essays/new", "projects/new"])("at %s the title has the focus", async (path) => {
	await open(path);
	await waitFor(() => expect(screen.getByLabelText("Title")).toHaveFocus());
});
