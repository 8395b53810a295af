import { buildEssay, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page or package to be compiled.
import "any-ascii";
import "../essays/essayFormRoute.tsx";

const draft = buildEssay({ id: "untitled", title: "Untitled", status: "draft" });
const published = buildEssay({ id: "tea", title: "Tea", status: "published" });

async function open(path: string) {
	const { essays } = createMemoryAdminRepositories({ signedIn: admin, essays: [draft, published] });
	const repositories = { ...createMemoryAdminRepositories({ signedIn: admin }), essays };
	render(<AdminSite path={`/admin/essays/${path}`} repositories={repositories} />);
	await screen.findByLabelText("Title");
	return essays;
}
const title = () => screen.getByLabelText("Title");
const address = () => screen.getByLabelText("Address");
const retitle = async (text: string) => {
	await userEvent.clear(title());
	await userEvent.type(title(), text);
};

beforeEach(() => localStorage.clear());

test("the address of a draft follows its title, and of letters that Latin ones can express", async () => {
	const essays = await open("untitled/edit");
	await retitle("Teras teh");
	expect(address()).toHaveValue("");
	expect(address()).toHaveAttribute("placeholder", "teras-teh");
	await retitle("日本語");
	await waitFor(() => expect(address()).toHaveValue("ri-ben-yu"));
	await retitle("Sawah");
	await waitFor(() => expect(address()).toHaveValue(""));
	await userEvent.keyboard("{Control>}s{/Control}");
	await waitFor(() => expect(address()).toHaveValue("sawah"));
	expect(await essays.get("untitled")).toBeNull();
	expect(await essays.get("sawah")).toMatchObject({ title: "Sawah" });
});

test("an address that a person wrote stays when the title changes", async () => {
	const essays = await open("untitled/edit");
	await userEvent.clear(address());
	await userEvent.type(address(), "Kebun Saya");
	await retitle("Teras");
	expect(address()).toHaveValue("kebun-saya");
	await userEvent.keyboard("{Control>}s{/Control}");
	await waitFor(async () => expect(await essays.get("kebun-saya")).toMatchObject({ title: "Teras" }));
});

test("a public address stays with another title, and a change of it says that the old one redirects", async () => {
	const essays = await open("tea/edit");
	await retitle("Harvest");
	expect(address()).toHaveValue("tea");
	await userEvent.clear(address());
	await userEvent.type(address(), "harvest");
	expect(address()).toHaveAccessibleDescription(expect.stringContaining("/essays/tea redirects to the new address"));
	await userEvent.click(screen.getByRole("button", { name: "Update & Publish" }));
	await waitFor(async () => expect(await essays.get("harvest")).toMatchObject({ title: "Harvest" }));
});

test("an address of another essay is refused at its field", async () => {
	await open("untitled/edit");
	await userEvent.clear(address());
	await userEvent.type(address(), "tea");
	await userEvent.keyboard("{Control>}s{/Control}");
	await waitFor(() => expect(address()).toBeInvalid());
	expect(address()).toHaveAccessibleDescription(expect.stringContaining("Another essay has this address."));
});
