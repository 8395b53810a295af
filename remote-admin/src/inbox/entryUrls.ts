import { urls } from "@site/shared-data";

/** The part of a list's URL that names the open entry. */
export const selectedParams = { contacts: "message", hireRequests: "request" } as const;

/** Where a contact message or hire request opens, over its list. */
export const entryUrls = {
	contacts: (id: string) => `${urls.admin.contacts()}?${selectedParams.contacts}=${id}`,
	hireRequests: (id: string) => `${urls.admin.hireProjects()}?${selectedParams.hireRequests}=${id}`,
};
