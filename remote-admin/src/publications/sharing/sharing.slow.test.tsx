import { buildEssay, buildProject, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
import { asSearchEnginesCut } from "./SharingSection.tsx";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../essays/essayFormRoute.tsx";
import "../projects/projectFormRoute.tsx";

const excerpt = `What the scale says. ${"More of it than a search engine shows. ".repeat(5)}`;

async function open(path: string) {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		essays: [buildEssay({ id: "kebun", title: "Kebun", status: "draft", excerpt, featuredImage: "/sample/kontur.webp" })],
		projects: [buildProject({ id: "loket", title: "Loket", description: "Queue tickets" })],
	});
	const user = userEvent.setup();
	render(<AdminSite path={path} repositories={repositories} />);
	await screen.findByLabelText("Content");
	const details = screen.queryByRole("tab", { name: "Details" });
	if (details) await user.click(details);
	return { repositories, user };
}
const section = () => screen.getByText("Search and sharing").closest("details") as HTMLDetailsElement;
const openSection = async (user: ReturnType<typeof userEvent.setup>) => {
	await user.click(screen.getByText("Search and sharing"));
	await screen.findByRole("figure", { name: "In search results" });
};
const result = () => screen.getByRole("figure", { name: "In search results" });
const card = () => screen.getByRole("figure", { name: "As a shared link" });
const imageOf = (figure: HTMLElement) => figure.querySelector("img")?.getAttribute("src") ?? null;

test("closed at first; open, it shows the search result with the excerpt, cut, and the card with the featured image", async () => {
	const { user } = await open("/admin/essays/kebun/edit");
	expect(section().open).toBe(false);
	await openSection(user);
	expect(result()).toHaveTextContent("localhost/essays/kebun");
	expect(result()).toHaveTextContent("Kebun by Raka Wiratama");
	const shown = within(result()).getByText(/^What the scale says/).textContent ?? "";
	expect(shown.length).toBeLessThanOrEqual(160);
	expect(shown).toMatch(/\w…$/);
	expect(imageOf(card())).toBe("/sample/kontur.webp");
	expect(card()).toHaveTextContent("localhostKebun by Raka Wiratama");
});

test("the description counts its characters and the share image is shown as both are typed, and both are stored", async () => {
	const { user, repositories } = await open("/admin/essays/kebun/edit");
	await openSection(user);
	await user.type(screen.getByLabelText("Description"), "For search engines");
	expect(screen.getByLabelText("Description")).toHaveAccessibleDescription(/18 of 160/);
	fireEvent.change(screen.getByLabelText("Share Image address"), { target: { value: "/sample/teras.webp" } });
	expect(result()).toHaveTextContent("For search engines");
	expect(imageOf(card())).toBe("/sample/teras.webp");
	await user.click(screen.getByRole("button", { name: "Save as Draft" }));
	await waitFor(async () =>
		expect(await repositories.essays.get("kebun")).toMatchObject({
			description: "For search engines",
			shareImage: "/sample/teras.webp",
		}),
	);
});

test("an image that is no address opens the section on save, with the error and the focus in it, and the text stays", async () => {
	const { user, repositories } = await open("/admin/essays/kebun/edit");
	fireEvent.change(screen.getByLabelText("Share Image address"), { target: { value: "javascript:alert(1)" } });
	await user.click(screen.getByRole("button", { name: "Save as Draft" }));
	await waitFor(() => expect(section().open).toBe(true));
	const box = screen.getByLabelText("Share Image address");
	await waitFor(() => expect(box).toHaveFocus());
	expect(box).toHaveAccessibleDescription(/^Write an address that begins with/);
	expect(box).toHaveValue("javascript:alert(1)");
	expect((await repositories.essays.get("kebun"))?.shareImage).toBeNull();
});

test("a project's own description serves; without an image a new essay shows what the site draws", async () => {
	const { user } = await open("/admin/projects/loket/edit");
	await openSection(user);
	expect(within(section()).queryByLabelText("Description")).not.toBeInTheDocument();
	expect(result()).toHaveTextContent("Queue tickets");
	expect(imageOf(card())).toBe("/sample/kebun.webp");
	fireEvent.error(card().querySelector("img") as HTMLImageElement);
	expect(card()).toHaveTextContent("The image did not load.");
});

test("a new essay has no image and no address yet", async () => {
	const { user } = await open("/admin/essays/new");
	await openSection(user);
	expect(result()).toHaveTextContent("localhost/essays/…");
	expect(result()).toHaveTextContent("Search engines choose a part of the text.");
	expect(card()).toHaveTextContent("The site draws a card with the title.");
});

test.each([
	["Tea  and\nterraces ", 20, "Tea and terraces"],
	["Tea and terraces", 16, "Tea and terraces"],
	["Tea and terraces", 15, "Tea and…"],
	["Tea and terraces", 9, "Tea and…"],
	["Pemberdayaan", 6, "Pembe…"],
	["", 10, ""],
])("%j cut to %i characters is %j", (text, max, cut) => {
	expect(asSearchEnginesCut(text, max)).toBe(cut);
});
