import { urls } from "@site/shared-data";
import { type Service, services } from "./services.ts";

interface Seller {
	name: string;
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

/** One price, or a price per month. */
function priceOf({ price, isMonthly }: Service) {
	const amount = { price, priceCurrency: "IDR" };
	return isMonthly ? { priceSpecification: { "@type": "UnitPriceSpecification", ...amount, unitCode: "MON" } } : amount;
}
