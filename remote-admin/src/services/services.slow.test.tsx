import {
	buildService,
	buildServiceCategory,
	createMemoryAdminRepositories,
	type MemoryAdminSeed,
} from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./servicesRoute.tsx";
import "./serviceFormRoute.tsx";
import "./categories/categoriesRoute.ts";

const landing = buildService({
	id: "landing",
	name: "Landing Page",
	originalPrice: 3_500_000,
	isPopular: true,
	displayOrder: 2,
	category: "website",
});
const app = buildService({ id: "app", name: "App", category: "mobile", status: "draft", displayOrder: 1 });
const website = buildServiceCategory({ id: "website", name: "Website", displayOrder: 3 });
const mobile = buildServiceCategory({ id: "mobile", name: "Mobile", displayOrder: 2 });
const spare = buildServiceCategory({ id: "spare", name: "Spare", displayOrder: 1 });

function open(path = "/admin/services", seed: MemoryAdminSeed = {}) {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		services: [landing, app],
		serviceCategories: [website, mobile, spare],
		...seed,
	});
	render(<AdminSite path={path} repositories={repositories} />);
	return { repositories, user: userEvent.setup() };
}
const list = async (name: string) => within(await screen.findByRole("list", { name }));
const order = async () =>
	(await list("Services")).getAllByRole("listitem").map((item) => within(item).getAllByRole("link")[0]?.textContent);
const row = async (name: string, of = "Services") => within((await list(of)).getByText(name).closest("li") as HTMLElement);

beforeEach(() => localStorage.clear());

test("a row shows name, category, delivery time, price, computed saving, popularity and status", async () => {
	open();
	const first = (await row("Landing Page")).getByText("Popular").closest("li");
	await waitFor(() => expect(first).toHaveTextContent("Website, 5-7 hari, 1 feature"));
	expect(first).toHaveTextContent("Rp 2.500.000saves 29%");
	expect(first).toHaveTextContent("Published");
	expect((await row("App")).getByText("Draft")).toBeInTheDocument();
});

test("a draft is published, which Undo takes back", async () => {
	const { repositories, user } = open();
	await user.click((await row("App")).getByRole("button", { name: "More" }));
	await user.click(await screen.findByRole("menuitem", { name: "Publish" }));
	expect(await screen.findByText("App is published.")).toBeInTheDocument();
	expect((await repositories.services.get("app"))?.status).toBe("published");
	await user.click(screen.getByRole("button", { name: "Undo" }));
	await waitFor(async () => expect((await repositories.services.get("app"))?.status).toBe("draft"));
});

test("a duplicate is a draft right above its original", async () => {
	const { user } = open();
	await user.click((await row("App")).getByRole("button", { name: "More" }));
	await user.click(await screen.findByRole("menuitem", { name: "Duplicate as draft" }));
	await waitFor(async () => expect(await order()).toEqual(["Landing Page", "Copy of App", "App"]));
});

test("the list is filtered by status, and a part of it cannot be reordered", async () => {
	open("/admin/services?status=draft");
	await waitFor(async () => expect(await order()).toEqual(["App"]));
	expect(screen.queryByRole("button", { name: "Move App" })).not.toBeInTheDocument();
});

test("without services the page leads to the form, and without a connection it says so", async () => {
	open("/admin/services", { services: [] });
	expect(await screen.findByText("No services yet")).toBeVisible();
	expect(screen.getAllByRole("link", { name: "Add service" })).toHaveLength(2);
});

test("a category is added, renamed and put in order; a taken name is refused and stays", async () => {
	const { repositories, user } = open();
	await user.type(await screen.findByLabelText("New category"), "Mobile{Enter}");
	expect(await screen.findByText("Another category has this name, or there are 20 already.")).toBeVisible();
	expect(screen.getByLabelText("New category")).toHaveValue("Mobile");
	await user.type(screen.getByLabelText("New category"), " kit{Enter}");
	await waitFor(async () => expect((await repositories.serviceCategories.list()).at(-1)?.name).toBe("Mobile kit"));
	await user.click((await row("Spare", "Categories")).getByRole("button", { name: "Rename" }));
	expect(screen.getByLabelText("New name of Spare")).toHaveFocus();
	await user.type(screen.getByLabelText("New name of Spare"), " parts{Enter}");
	expect(await screen.findByText("Spare parts")).toBeVisible();
	expect((await row("Spare parts", "Categories")).getByRole("button", { name: "Rename" })).toHaveFocus();
	screen.getByRole("button", { name: "Move Mobile" }).focus();
	await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
	await waitFor(async () => expect((await repositories.serviceCategories.list())[0]?.id).toBe("mobile"));
});

test("the name that is typed while the category before is on its way stays in the field", async () => {
	const { repositories, user } = open();
	const { create } = repositories.serviceCategories;
	let arrive = () => {};
	jest.spyOn(repositories.serviceCategories, "create").mockImplementationOnce(async (draft) => {
		await new Promise<void>((resolve) => (arrive = resolve));
		return create(draft);
	});
	await user.type(await screen.findByLabelText("New category"), "Print{Enter}");
	await user.clear(screen.getByLabelText("New category"));
	await user.type(screen.getByLabelText("New category"), "Film");
	arrive();
	expect(await (await list("Categories")).findByText("Print")).toBeVisible();
	expect(screen.getByLabelText("New category")).toHaveValue("Film");
	await user.keyboard("{Enter}");
	expect(await (await list("Categories")).findByText("Film")).toBeVisible();
	await waitFor(() => expect(screen.getByLabelText("New category")).toHaveValue(""));
});

test("a category with services is not deleted, and the page says what to do; one without is", async () => {
	const { repositories, user } = open();
	await user.click((await row("Website", "Categories")).getByRole("button", { name: "Delete" }));
	expect(screen.getByRole("alert")).toHaveTextContent("Website still has 1 service. Give them another category first.");
	await user.click((await row("Spare", "Categories")).getByRole("button", { name: "Delete" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Delete category?" }));
	await user.click(dialog.getByRole("button", { name: "Delete" }));
	expect(await screen.findByText("Spare is deleted.", {}, { timeout: 5_000 })).toBeInTheDocument();
	expect((await repositories.serviceCategories.list()).map(({ id }) => id)).toEqual(["website", "mobile"]);
});
