import { defaultSettings } from "@site/shared-data/settings";
import { buildService, buildServiceCategory, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./servicesRoute.tsx";
import "./serviceFormRoute.tsx";

const landing = buildService({ id: "landing", name: "Landing Page", category: "website" });

function open(path: string, services = [landing], currency = "IDR") {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		settings: { ...defaultSettings, currency, updatedAt: new Date(0), revision: "1" },
		services,
		serviceCategories: [buildServiceCategory({ id: "website", name: "Website" })],
	});
	render(<AdminSite path={path} repositories={repositories} />);
	return { repositories, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());

test("a new service is previewed as its card, stored with integers and features in order, and published", async () => {
	const { repositories, user } = open("/admin/services/new", []);
	await user.type(await screen.findByLabelText("Name"), "Toko Daring");
	await user.type(screen.getByLabelText("Description"), "Katalog dan pembayaran.");
	await user.selectOptions(screen.getByLabelText("Category"), "Website");
	await user.type(screen.getByLabelText("Delivery time"), "21 hari");
	await user.type(screen.getByLabelText("Price"), "8.500.000");
	await user.type(screen.getByLabelText(/^Original price/), "12000000");
	await user.type(screen.getByLabelText("Feature"), "Katalog");
	await user.click(screen.getByRole("button", { name: "Add feature" }));
	await user.type(screen.getAllByLabelText("Feature")[1] as HTMLElement, "QRIS");
	await user.click(screen.getByRole("button", { name: "Move QRIS up" }));
	await user.click(screen.getByLabelText(/^Popular/));
	expect(screen.getByText("The card says “Hemat 29%”.")).toBeInTheDocument();
	const card = within(screen.getByRole("article", { name: "Toko Daring" }));
	for (const text of ["Rp 8.500.000", "Rp 12.000.000", "Hemat 29%", "POPULER", "QRIS", "21 hari"]) {
		expect(card.getByText(text)).toBeInTheDocument();
	}
	await user.click(screen.getByRole("button", { name: "Publish" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Services" })).toBeVisible();
	expect(await repositories.services.list()).toMatchObject([
		{
			id: "toko-daring",
			price: 8_500_000,
			originalPrice: 12_000_000,
			period: null,
			features: ["QRIS", "Katalog"],
			category: "website",
			isPopular: true,
			status: "published",
		},
	]);
});

test.each([
	["2.500.000", "2500000", "The original price must be more than the price. Leave it empty where nothing is saved."],
	["2500000", "2,5 juta", "Write an amount of rupiah, like 2.500.000 or 2500000."],
])("with the price %s the original price %s is refused beside its field, and stays", async (price, original, message) => {
	const { repositories, user } = open("/admin/services/landing/edit");
	await user.clear(await screen.findByLabelText("Price"));
	await user.type(screen.getByLabelText("Price"), price);
	await user.type(screen.getByLabelText(/^Original price/), original);
	await user.click(screen.getByRole("button", { name: "Update & Publish" }));
	expect(screen.getByText(message)).toBeVisible();
	expect(screen.getByLabelText(/^Original price/)).toHaveAttribute("aria-invalid", "true");
	expect(screen.getByLabelText(/^Original price/)).toHaveValue(original);
	expect(await repositories.services.get("landing")).toEqual(landing);
});

test.each(["0", "-5", "1.5", "2.50.000", "gratis", ""])("the price %j is refused", async (price) => {
	const { repositories, user } = open("/admin/services/landing/edit");
	await user.clear(await screen.findByLabelText("Price"));
	if (price) await user.type(screen.getByLabelText("Price"), price);
	await user.click(screen.getByRole("button", { name: "Update & Publish" }));
	expect(screen.getByLabelText("Price")).toHaveAttribute("aria-invalid", "true");
	expect(await repositories.services.get("landing")).toEqual(landing);
});

test("a price in euros has cents, and is stored and refused in its own words", async () => {
	const { repositories, user } = open("/admin/services/landing/edit", [{ ...landing, price: 9_550 }], "EUR");
	const price = await screen.findByLabelText("Price");
	expect(price).toHaveValue("95,50");
	expect(screen.getByText("In EUR: 95.50. The saving is computed.")).toBeVisible();
	await user.clear(price);
	await user.type(price, "many");
	await user.click(screen.getByRole("button", { name: "Update & Publish" }));
	expect(screen.getByText("Write an amount of EUR, like 95.50.")).toBeVisible();
	await user.clear(price);
	await user.type(price, "€1,250.5");
	expect(screen.getByText("€1.250,50")).toBeVisible();
	await user.click(screen.getByRole("button", { name: "Update & Publish" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Services" })).toBeVisible();
	expect((await repositories.services.get("landing"))?.price).toBe(125_050);
});
