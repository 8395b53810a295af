import type { HireRequest } from "../enquiries/hire-requests/HireRequest.ts";

/** A pending hire request for tests and stories; every field can be given. */
export function buildHireRequest(fields: Partial<HireRequest> = {}): HireRequest {
	const id = fields.id ?? `request-${++built}`;
	return {
		id,
		clientName: "Koperasi Teh",
		clientEmail: `${id}@example.com`,
		projectType: "Mobile App",
		projectDescription: `What ${id} is to become`,
		budgetRange: "25-50 million",
		timeline: null,
		additionalRequirements: null,
		status: "pending",
		createdAt: new Date(2026, 10, 20, 12),
		followUpOn: null,
		value: null,
		contactId: null,
		...fields,
	};
}

let built = 0;
