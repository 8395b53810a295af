import { buildEssay, buildProject, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../essays/essayFormRoute.tsx";
import "../projects/projectFormRoute.tsx";

async function open(path: string) {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		essays: [buildEssay({ id: "kebun", title: "Kebun", status: "draft" })],
		projects: [buildProject({ id: "loket", title: "Loket", status: "draft" })],
	});
	const user = userEvent.setup();
	render(<AdminSite path={path} repositories={repositories} />);
	await screen.findByLabelText("Content");
	const details = screen.queryByRole("tab", { name: "Details" });
	if (details) await user.click(details);
	return { repositories, user };
}

const copyButton = () => screen.getByRole("button", { name: "Copy preview link" });
const list = () => within(screen.getByRole("list", { name: "Preview links" }));

test.each(["essays/kebun", "projects/loket"])("a link to %s is copied, shown once and listed with its end", async (entry) => {
	const { user } = await open(`/admin/${entry}/edit`);
	await user.click(copyButton());
	const field: HTMLInputElement = await screen.findByLabelText("New link");
	expect(field.value).toMatch(/^http:\/\/localhost\/preview\/memory-token-\d+$/);
	expect(field).toHaveAccessibleDescription(/^Copied to the clipboard\. Shown only now\. Ends \w+ \d+, .*\.$/);
	expect(await navigator.clipboard.readText()).toBe(field.value);
	expect(list().getByText(/^Made /)).toBeVisible();
	expect(list().getByText(/^Ends /)).toBeVisible();
});

test("a revoked link leaves the list and its field, and the focus stays in the form", async () => {
	const { user } = await open("/admin/essays/kebun/edit");
	await user.click(copyButton());
	await user.click(await screen.findByRole("button", { name: "Revoke" }));
	await waitFor(() => expect(screen.queryByRole("button", { name: "Revoke" })).toBeNull());
	expect(screen.queryByLabelText("New link")).toBeNull();
	expect(copyButton()).toHaveFocus();
	expect(screen.getByText("Revoked.")).toBeInTheDocument();
});

test("without a clipboard the link is in its field, to be copied by hand", async () => {
	const { user } = await open("/admin/essays/kebun/edit");
	jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
	await user.click(copyButton());
	expect(await screen.findByLabelText("New link")).toHaveAccessibleDescription(/^Not copied; copy it from the field\./);
});

test("a failure says that no link was made, or that it still works", async () => {
	const { repositories, user } = await open("/admin/essays/kebun/edit");
	await user.click(copyButton());
	await screen.findByRole("button", { name: "Revoke" });
	repositories.failWith("offline", "previewLinks");
	await user.click(screen.getByRole("button", { name: "Revoke" }));
	expect(await screen.findByRole("alert")).toHaveTextContent("The link still works. The connection was lost.");
	repositories.failWith("invalid", "previewLinks");
	await user.click(copyButton());
	await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/^No link was made\. There are at most 20/));
	expect(screen.getAllByRole("button", { name: "Revoke" })).toHaveLength(1);
});

test("a link that is made before the list of the others has come is not lost when it comes", async () => {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		essays: [buildEssay({ id: "kebun", title: "Kebun", status: "draft" })],
	});
	await repositories.previewLinks.create("essays", "kebun");
	const { listLive } = repositories.previewLinks;
	let arrive = () => {};
	jest.spyOn(repositories.previewLinks, "listLive").mockImplementationOnce(async (...about) => {
		const early = await listLive(...about);
		await new Promise<void>((resolve) => (arrive = resolve));
		return early;
	});
	const user = userEvent.setup();
	render(<AdminSite path="/admin/essays/kebun/edit" repositories={repositories} />);
	await screen.findByLabelText("Content");
	await user.click(screen.getByRole("tab", { name: "Details" }));
	await user.click(copyButton());
	await screen.findByRole("button", { name: "Revoke" });
	arrive();
	await waitFor(() => expect(screen.getAllByRole("button", { name: "Revoke" })).toHaveLength(2));
});

test("a new essay has no links", async () => {
	await open("/admin/essays/new");
	expect(screen.queryByRole("button", { name: "Copy preview link" })).toBeNull();
});
