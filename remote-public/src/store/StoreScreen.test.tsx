import { pages } from "@site/shared-data";
import { toOffer } from "@site/shared-data/offers";
import { defaultSettings } from "@site/shared-data/settings";
import { buildService, shippedCategories as categories, shippedServices as services } from "@site/shared-data/testing";
import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderSite } from "../testing/renderSite.tsx";
import { ServiceCard } from "./ServiceCard.tsx";

const offers = () => screen.getAllByRole("article").map((offer) => within(offer).getByRole("heading").textContent);
const offer = (name: string) => within(screen.getByRole("article", { name }));
const pressed = () => screen.getAllByRole("button", { pressed: true }).map((button) => button.textContent);

test("the store shows the six offers in the order of the catalogue, with all categories selected", async () => {
	await renderSite("/store");
	expect(offers()).toEqual([
		"Landing Page Premium",
		"Website Company Profile",
		"E-commerce Website",
		"Mobile App Development",
		"Web Application",
		"Website Maintenance",
	]);
	expect(screen.getByRole("button", { name: "Semua" })).toHaveAttribute("aria-pressed", "true");
	expect(document.title).toBe("Layanan: Raka Wiratama");
});

test.each([
	["Landing Page Premium", "Rp 2.500.000", "Rp 3.500.000", "Hemat 29%", "5-7 hari"],
	["Website Company Profile", "Rp 4.500.000", "Rp 6.000.000", "Hemat 25%", "10-14 hari"],
	["E-commerce Website", "Rp 8.500.000", "Rp 12.000.000", "Hemat 29%", "21-30 hari"],
	["Mobile App Development", "Rp 15.000.000", "Rp 20.000.000", "Hemat 25%", "45-60 hari"],
	["Web Application", "Rp 12.000.000", "Rp 16.000.000", "Hemat 25%", "30-45 hari"],
])("%s costs %s instead of %s, which saves %s, in %s", async (name, price, original, saving, time) => {
	await renderSite("/store");
	expect(offer(name).getByText(price)).toBeInTheDocument();
	expect(offer(name).getByText(original).tagName).toBe("DEL");
	expect(offer(name).getByText(saving)).toBeInTheDocument();
	expect(offer(name).getByText(time)).toBeInTheDocument();
});

test("maintenance is paid monthly, has no former price and is ongoing", async () => {
	await renderSite("/store");
	const maintenance = screen.getByRole("article", { name: "Website Maintenance" });
	expect(maintenance).toHaveTextContent("Rp 500.000 / bulan");
	expect(maintenance).toHaveTextContent("Berkelanjutan");
	expect(maintenance).not.toHaveTextContent("Hemat");
});

test("the two popular offers are marked", async () => {
	await renderSite("/store");
	const popular = screen.getAllByText("POPULER").map((mark) => mark.closest("article"));
	expect(popular).toEqual([
		screen.getByRole("article", { name: "Landing Page Premium" }),
		screen.getByRole("article", { name: "Mobile App Development" }),
	]);
});

test("a card lists four features, counts the others and shows them on a click", async () => {
	await renderSite("/store");
	expect(offer("E-commerce Website").getAllByRole("listitem")).toHaveLength(4);
	const more = offer("E-commerce Website").getByText("+3 fitur lainnya");
	const details = more.closest("details") as HTMLDetailsElement;
	expect(details.open).toBe(false);
	await userEvent.click(more);
	expect(details.open).toBe(true);
	expect(details).toHaveTextContent("Pendampingan 30 hari setelah toko dibuka");
});

test("a category filters the offers, Semua shows all", async () => {
	await renderSite("/store");
	await userEvent.click(screen.getByRole("button", { name: "Custom" }));
	await waitFor(() => expect(offers()).toEqual(["Web Application", "Website Maintenance"]));
	expect(pressed()).toEqual(["Custom2"]);
	await userEvent.click(screen.getByRole("button", { name: "Semua" }));
	await waitFor(() => expect(offers()).toHaveLength(6));
});

test.each([
	["/store?kategori=mobile", ["Mobile App Development"]],
	["/store?kategori=website", ["Landing Page Premium", "Website Company Profile", "E-commerce Website"]],
])("the URL %s opens with its category selected", async (url, expected) => {
	await renderSite(url);
	expect(offers()).toEqual(expected);
});

test("the server renders one page per category, and ignores other values", () => {
	const read = pages.find(({ id }) => id === "store");
	expect(read).toHaveProperty("query", { kategori: categories.map(({ id }) => id) });
});

test("an unknown category shows everything", async () => {
	await renderSite("/store?kategori=perahu");
	expect(offers()).toHaveLength(6);
});

test("Pesan Sekarang opens a chat that begins with service and price, in a new tab", async () => {
	await renderSite("/store");
	const order = offer("Website Maintenance").getByRole("link", { name: "Pesan Sekarang" });
	const url = new URL(order.getAttribute("href") as string);
	expect(`${url.origin}${url.pathname}`).toBe("https://wa.me/6281234567890");
	expect(url.searchParams.get("text")).toBe(
		"Halo, saya ingin memesan Website Maintenance (Rp 500.000 / bulan). Boleh kita bicarakan?",
	);
	expect(order).toHaveAttribute("target", "_blank");
	expect(order).toHaveAttribute("rel", "noopener");
});

test("without a chat number Pesan Sekarang links to the contact form with the service", () => {
	const offer = toOffer(services[0] as (typeof services)[0], defaultSettings);
	const card = <ServiceCard offer={offer} order="Pesan Sekarang" chatNumber="" />;
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element: card }])} />);
	const order = screen.getByRole("link", { name: "Pesan Sekarang" });
	expect(order).toHaveAttribute("href", "/contact?service=Landing+Page+Premium");
	expect(order).not.toHaveAttribute("target");
});

test("every offer has five to seven features", () => {
	for (const { name, features } of services) {
		expect([name, features.length >= 5 && features.length <= 7]).toEqual([name, true]);
		expect(new Set(features).size).toBe(features.length);
	}
});

test("the page ends with the reasons to order and a free consultation", async () => {
	await renderSite("/store");
	const reasons = screen.getByRole("region", { name: "Mengapa Memilih Kami?" });
	expect(
		within(reasons)
			.getAllByText(/^\d+$/)
			.map(({ textContent }) => textContent),
	).toEqual(["01", "02", "03", "04"]);
	expect(screen.getByRole("link", { name: "Konsultasi Gratis" })).toHaveAttribute("href", "/contact");
});

test("the structured data lists every service with its price, whatever the filter", async () => {
	await renderSite("/store?kategori=mobile");
	const structured = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? "");
	expect(structured["@type"]).toBe("OfferCatalog");
	expect(structured.itemListElement).toHaveLength(6);
	expect(structured.itemListElement[0]).toMatchObject({
		"@type": "Offer",
		price: 2_500_000,
		priceCurrency: "IDR",
		url: "http://localhost/store#landing-page-premium",
		itemOffered: { "@type": "Service", name: "Landing Page Premium", provider: { name: "Raka Wiratama" } },
	});
	expect(structured.itemListElement[5]).toMatchObject({ priceSpecification: { price: 500_000, unitCode: "MON" } });
});

test("the store of another owner has their currency, language and words", async () => {
	const store = {
		...defaultSettings.store,
		language: "de",
		title: "Leistungen",
		words: {
			description: "Leistungen von {name}.",
			filter: "Kategorie",
			all: "Alle",
			popular: "BELIEBT",
			originalPrice: "Vorher",
			saving: "Spar {percent} %",
			perMonth: "im Monat",
			monthlyNote: "",
			moreFeatures: "{count} mehr",
			order: "Bestellen",
			greeting: "{service} für {price}?",
		},
	};
	const service = { category: "website", status: "published" as const, features: ["a", "b", "c", "d", "e", "f"] };
	await renderSite("/store", {
		settings: { ...defaultSettings, currency: "EUR", store, updatedAt: new Date(0), revision: "1" },
		services: [
			buildService({ ...service, name: "Seite", price: 9_550, originalPrice: 12_000, isPopular: true }),
			buildService({ ...service, name: "Pflege", price: 100, period: "month" }),
		],
	});
	expect(screen.getByRole("heading", { level: 1 }).closest("[lang]")).toHaveAttribute("lang", "de");
	expect(screen.getByRole("group", { name: "Kategorie" })).toHaveTextContent("Alle2");
	for (const text of ["95,50 €", "120,00 €", "Spar 20 %", "BELIEBT", "2 mehr"])
		expect(offer("Seite").getByText(text)).toBeVisible();
	expect(screen.getByRole("article", { name: "Seite" })).toHaveTextContent("Vorher 120,00 €");
	expect(screen.getByRole("article", { name: "Pflege" })).toHaveTextContent("1,00 € im Monat");
	const order = offer("Pflege").getByRole<HTMLAnchorElement>("link", { name: "Bestellen" });
	expect(new URL(order.href).searchParams.get("text")).toBe("Pflege für 1,00 € im Monat?");
	expect(document.querySelector('meta[name="description"]')).toHaveAttribute("content", "Leistungen von Raka Wiratama.");
	const structured = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? "");
	expect(structured).toMatchObject({ name: "Leistungen", inLanguage: "de" });
	expect(structured.itemListElement[0]).toMatchObject({ price: 95.5, priceCurrency: "EUR" });
	expect(structured.itemListElement[0].itemOffered).not.toHaveProperty("areaServed");
	expect(document.body).not.toHaveTextContent(/Rp|Hemat|Semua|POPULER|Pesan Sekarang|bulan|fitur/);
});
