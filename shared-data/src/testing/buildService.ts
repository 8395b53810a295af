import type { Service, ServiceCategory } from "../services/Service.ts";

/** A published service for tests and stories; every field can be given. */
export function buildService(fields: Partial<Service> = {}): Service {
	const id = fields.id ?? `service-${++built}`;
	return {
		id,
		name: "Landing Page",
		description: "One page that explains what you do.",
		price: 2_500_000,
		originalPrice: null,
		period: null,
		features: ["A design of your own"],
		deliveryTime: "5-7 hari",
		category: "website",
		isPopular: false,
		displayOrder: 0,
		status: "published",
		createdAt: new Date(2026, 8, 1, 12),
		updatedAt: new Date(2026, 9, 1, 12),
		revision: `revision of ${id}`,
		...fields,
	};
}

/** A category for tests and stories; every field can be given. */
export function buildServiceCategory(fields: Partial<ServiceCategory> = {}): ServiceCategory {
	const id = fields.id ?? `category-${++built}`;
	return {
		id,
		name: "Website",
		displayOrder: 0,
		createdAt: new Date(2026, 8, 1, 12),
		updatedAt: new Date(2026, 9, 1, 12),
		revision: `revision of ${id}`,
		...fields,
	};
}

let built = 0;
