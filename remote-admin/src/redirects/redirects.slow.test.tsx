import { buildEssay, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./redirectsRoute.tsx";

async function open(redirects = [{ fromPath: "/old", toPath: "/hire" }]) {
	const essays = [buildEssay({ id: "kebun" })];
	const repositories = createMemoryAdminRepositories({ signedIn: admin, essays, redirects });
	const user = userEvent.setup();
	render(<AdminSite path="/admin/redirects" repositories={repositories} />);
	await screen.findByRole("heading", { level: 1, name: "Redirects" });
	return { repositories, user };
}
const [from, to] = [() => screen.getByLabelText("Old path"), () => screen.getByLabelText("New path")];
const rows = async () =>
	within(await screen.findByRole("table", { name: "Redirects" }))
		.getAllByRole("row")
		.slice(1)
		.map((row) => row.textContent);

test("a redirect is added by the keyboard alone, with what was pasted made a path, and the form is empty again", async () => {
	const { user } = await open([]);
	expect(await screen.findByText("No redirects yet")).toBeVisible();
	await user.click(from());
	await user.keyboard("https://old.example/2024/kopi/{Tab}/essays/kebun{Enter}");
	expect(await screen.findByText("/2024/kopi leads to /essays/kebun now.")).toBeVisible();
	expect(await rows()).toEqual(["/2024/kopi/essays/kebunRemove"]);
	expect([from(), to()].map((input) => (input as HTMLInputElement).value)).toEqual(["", ""]);
});

test.each([
	["", "/hire", /^Write the old path/],
	["kopi", "/hire", /^Write a path that begins with a single/],
	["/kopi?p=1", "/hire", /^Write the path without/],
	[`/${"x".repeat(300)}`, "/hire", /^This path is too long/],
	["/admin/essays", "/hire", /^The site already has a page/],
	["/essays/kebun", "/hire", /^There is a public page/],
	["/old", "/contact", /^This path is redirected already/],
	["/kopi", "", /^Write the new path/],
	["/kopi", "https://elsewhere.example/", /^Write a path of this site/],
	["/kopi", "/kopi/", /^A redirect cannot lead to its own path/],
	["/kopi", "/old", /^This path is redirected itself/],
])("from %j to %j is refused beside the field, and the text stays", async (oldPath, newPath, message) => {
	const { user } = await open();
	if (oldPath) await user.type(from(), oldPath);
	if (newPath) await user.type(to(), newPath);
	await user.click(screen.getByRole("button", { name: "Add redirect" }));
	const wrong = await screen.findByText(message);
	expect([from(), to()].some((input) => input.getAttribute("aria-describedby")?.includes(wrong.id))).toBe(true);
	expect([from(), to()].map((input) => (input as HTMLInputElement).value)).toEqual([oldPath, newPath]);
	expect(await rows()).toEqual(["/old/hireRemove"]);
});

test("a removed redirect leaves the list, the focus stays in the form, and Undo brings it back", async () => {
	const { user } = await open();
	await user.click(await screen.findByRole("button", { name: "Remove", description: "/old" }));
	expect(await screen.findByText("/old is no longer redirected.")).toBeVisible();
	expect(await screen.findByText("No redirects yet")).toBeVisible();
	expect(from()).toHaveFocus();
	await user.click(screen.getByRole("button", { name: "Undo" }));
	await waitFor(async () => expect(await rows()).toEqual(["/old/hireRemove"]));
});

test("what is typed while the redirect before is on its way stays, and Undo of a removal leaves it too", async () => {
	const { repositories, user } = await open();
	const { add } = repositories.redirects;
	let arrive = () => {};
	jest.spyOn(repositories.redirects, "add").mockImplementationOnce(async (redirect) => {
		await new Promise<void>((resolve) => (arrive = resolve));
		return add(redirect);
	});
	await user.type(from(), "/kopi");
	await user.type(to(), "/hire{Enter}");
	await user.clear(from());
	await user.type(from(), "/teh");
	arrive();
	expect(await screen.findByText("/kopi leads to /hire now.")).toBeVisible();
	expect([from(), to()].map((input) => (input as HTMLInputElement).value)).toEqual(["/teh", "/hire"]);
	await user.click(screen.getByRole("button", { name: "Remove", description: "/old" }));
	await user.click(await screen.findByRole("button", { name: "Undo" }));
	await waitFor(async () => expect(await rows()).toEqual(["/kopi/hireRemove", "/old/hireRemove"]));
	expect([from(), to()].map((input) => (input as HTMLInputElement).value)).toEqual(["/teh", "/hire"]);
});

test("what was removed elsewhere is gone, without an Undo that would bring something back", async () => {
	const { repositories, user } = await open();
	const remove = await screen.findByRole("button", { name: "Remove", description: "/old" });
	await repositories.redirects.remove("/old");
	await user.click(remove);
	expect(await screen.findByText("/old is no longer redirected.")).toBeVisible();
	expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

test("a list that cannot be read says so with Retry; a lost connection keeps the text", async () => {
	const { repositories, user } = await open();
	await rows();
	repositories.failWith("offline", "redirects");
	await user.type(from(), "/kopi");
	await user.type(to(), "/hire");
	await user.click(screen.getByRole("button", { name: "Add redirect" }));
	expect(await screen.findByRole("alert")).toHaveTextContent("The redirect was not added. The connection was lost.");
	expect(from()).toHaveValue("/kopi");
	expect(await rows()).toEqual(["/old/hireRemove"]);
	repositories.failWith(null);
	await user.click(screen.getByRole("button", { name: "Add redirect" }));
	await waitFor(async () => expect(await rows()).toEqual(["/kopi/hireRemove", "/old/hireRemove"]));
});
