import { type OfferedService, urls } from "@site/shared-data";

interface Seller {
	name: string;
	origin: string;
}

/** The catalogue for search engines: each service with its price. */
export function toOfferCatalog({ name, origin }: Seller, services: readonly OfferedService[]) {
	const store = `${origin}${urls.store()}`;
	const provider = { "@type": "Person", name, url: `${origin}/` };
	return {
		"@type": "OfferCatalog",
		name: "Layanan",
		url: store,
		inLanguage: "id",
		itemListElement: services.map((service) => ({
			"@type": "Offer",
			url: `${store}#${service.id}`,
			...priceOf(service),
			itemOffered: { "@type": "Service", name: service.name, description: service.description, areaServed: "ID", provider },
		})),
	};
}

/** One price, or a price per month. */
function priceOf({ price, period }: OfferedService) {
	const amount = { price, priceCurrency: "IDR" };
	return period === "month" ? { priceSpecification: { "@type": "UnitPriceSpecification", ...amount, unitCode: "MON" } } : amount;
}
