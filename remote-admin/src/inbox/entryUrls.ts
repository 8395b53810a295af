import { urls } from "@site/shared-data";

/** The query parameter of the open entry. */
export const selectedParams = { contacts: "message", hireRequests: "request" } as const;

/** The URL that opens a contact message or hire request over its list. */
export const entryUrls = {
	contacts: (id: string) => `${urls.admin.contacts()}?${selectedParams.contacts}=${id}`,
	hireRequests: (id: string) => `${urls.admin.hireProjects()}?${selectedParams.hireRequests}=${id}`,
};
