import { urls } from "@site/shared-data";
import type { Service } from "./Service.ts";
import { services } from "./services.ts";

interface Seller {
	name: string;
	/** Where the site stands. */
	origin: string;
}

/** The catalogue for search engines: each service with its price. */
export function toOfferCatalog({ name, origin }: Seller) {
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

/** A price of its own, or what a month costs. */
function priceOf({ price, isMonthly }: Service) {
	const amount = { price, priceCurrency: "IDR" };
	return isMonthly ? { priceSpecification: { "@type": "UnitPriceSpecification", ...amount, unitCode: "MON" } } : amount;
}
