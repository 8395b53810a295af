import { adminRepositoriesContext, type Essay, type EssayDraft, urls } from "@site/shared-data";
import { buildEssay, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { Link, Outlet, useLocation } from "@site/shared-ui/router";
import { RoutesInMemory } from "@site/shared-ui/router/testing";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.tsx";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../../publications/essays/essayFormRoute.tsx";

const tea = buildEssay({ id: "tea", title: "Tea", excerpt: "Old excerpt", content: "Old text", status: "published" });

/** The form of an essay, with other fields typed here and stored elsewhere since. */
async function open(typed: Record<string, string>, elsewhere: Partial<EssayDraft> | "deleted") {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, essays: [tea] });
	const { essays } = repositories;
	const shown = render(<AdminSite path={urls.admin.editEssay("tea")} repositories={repositories} />);
	await screen.findByLabelText("Title");
	for (const [label, value] of Object.entries(typed)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
	if (elsewhere === "deleted") await essays.delete(["tea"]);
	else await essays.save("tea", elsewhere, ((await essays.get("tea")) as Essay).revision);
	return { ...shown, repositories, stored: () => essays.get("tea") };
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const dialog = async () => within(await screen.findByRole("dialog", { name: "This essay changed somewhere else" }));

beforeEach(() => localStorage.clear());

test("where each changed another field, both are stored without a question, and the form says what it has taken", async () => {
	const { stored } = await open({ Content: "My text" }, { excerpt: "Their excerpt" });
	await press("Update & Publish");
	expect(await screen.findByText("Excerpt was changed elsewhere and is in this form now.")).toBeVisible();
	await waitFor(async () => expect(await stored()).toMatchObject({ excerpt: "Their excerpt", content: "My text" }));
	expect(screen.getByLabelText("Excerpt")).toHaveValue("Their excerpt");
	expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("the dialog asks about the field that both changed only; the others have both changes whatever is chosen", async () => {
	const { stored } = await open({ Title: "My title", Content: "My text" }, { title: "Their title", excerpt: "Their excerpt" });
	await press("Update & Publish");
	const { getByRole, getByText, queryByText } = await dialog();
	expect(getByText(/Excerpt: the stored text is kept in any case\./)).toBeVisible();
	for (const name of ["Your version", "Stored version"]) expect(getByRole("region", { name })).toHaveTextContent(/title/);
	expect(queryByText(/My text/)).not.toBeInTheDocument();
	await press("Overwrite with mine");
	await waitFor(async () =>
		expect(await stored()).toMatchObject({ title: "My title", excerpt: "Their excerpt", content: "My text" }),
	);
});

test("the stored version that is loaded keeps what only this form changed", async () => {
	await open({ Title: "My title", Content: "My text" }, { title: "Their title", excerpt: "Their excerpt" });
	await press("Update & Publish");
	await dialog();
	await press("Load stored version");
	expect(screen.getByLabelText("Title")).toHaveValue("Their title");
	expect(screen.getByLabelText("Excerpt")).toHaveValue("Their excerpt");
	expect(screen.getByLabelText("Content")).toHaveValue("My text");
	expect(screen.getByRole("button", { name: /^Restore/ })).toBeVisible();
});

test.each([
	["Save mine, keep it a draft", "draft"],
	["Overwrite with mine", "published"],
])("an essay that was unpublished elsewhere is published again only when that is chosen: %s", async (choice, status) => {
	const { stored } = await open({ Content: "My text" }, { status: "draft" });
	await press("Update & Publish");
	const { getByText } = await dialog();
	expect(getByText(/It was unpublished at .* “Overwrite with mine” undoes that\./)).toBeVisible();
	expect(await stored()).toMatchObject({ status: "draft", content: "Old text" });
	await press(choice);
	await waitFor(async () => expect(await stored()).toMatchObject({ status, content: "My text" }));
});

test("a restored draft is compared with the version that it was typed on, and takes back no change from elsewhere", async () => {
	const { repositories, stored, unmount } = await open({ Content: "My text" }, { excerpt: "Their excerpt" });
	unmount();
	render(<AdminSite path={urls.admin.editEssay("tea")} repositories={repositories} />);
	await userEvent.click(await screen.findByRole("button", { name: /^Restore \d/ }));
	await waitFor(() => expect(screen.getByLabelText("Content")).toHaveValue("My text"));
	await press("Update & Publish");
	await waitFor(async () => expect(await stored()).toMatchObject({ excerpt: "Their excerpt", content: "My text" }));
});

test("a draft of an earlier version of the site, which does not know what it was typed on, is asked about", async () => {
	const draft = { values: { title: "Tea", excerpt: "Old excerpt", content: "My text" }, revision: "an older one", at: 1 };
	localStorage.setItem("draft:essay:tea:1", JSON.stringify(draft));
	const { stored } = await open({}, { excerpt: "Their excerpt" });
	await userEvent.click(await screen.findByRole("button", { name: /^Restore/ }));
	await press("Update & Publish");
	await dialog();
	expect(await stored()).toMatchObject({ excerpt: "Their excerpt", content: "Old text" });
});

test("a deleted essay is said to be deleted, and mine is saved as a new one", async () => {
	const { repositories } = await open({ Content: "My text" }, "deleted");
	await press("Update & Publish");
	expect(await screen.findByRole("alert")).toHaveTextContent("Not saved. This essay was deleted somewhere else.");
	await press("Save as new");
	await waitFor(async () => expect(await repositories.essays.listAll()).toMatchObject([{ content: "My text", status: "draft" }]));
});

test("a link from the new draft to the row it was made from shows that row", async () => {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, essays: [tea] });
	const { essays } = repositories;
	function WithLink() {
		const { pathname } = useLocation();
		return (
			<>
				<Link to={urls.admin.editEssay("tea")}>{`Away from ${pathname}`}</Link>
				<Outlet />
			</>
		);
	}
	render(
		<RoutesInMemory
			routes={[{ Component: WithLink, children: routes }]}
			history={[urls.admin.editEssay("tea")]}
			provide={(context) => context.set(adminRepositoriesContext, repositories)}
		/>,
	);
	fireEvent.change(await screen.findByLabelText("Title"), { target: { value: "My title" } });
	await essays.save("tea", { title: "Their title" }, ((await essays.get("tea")) as Essay).revision);
	await press("Update & Publish");
	await dialog();
	await press("Save mine as a new draft");
	await userEvent.click(await screen.findByText("Away from /admin/essays/my-title/edit"));
	await waitFor(() => expect(screen.getByLabelText("Title")).toHaveValue("Their title"));
});
