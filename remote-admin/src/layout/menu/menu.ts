import { urls } from "@site/shared-data";
import type { ComponentProps } from "react";
import type { AdminIcon } from "../AdminIcon.tsx";

interface MenuItem {
	label: string;
	to: string;
	icon: ComponentProps<typeof AdminIcon>["name"];
	/** True where the pages below belong to other items. */
	isExact?: boolean;
	/** What may wait there. */
	waits?: "unread" | "pending";
}

/** The admin area's pages in the specified order, grouped by what they are about. */
export const menu: MenuItem[][] = [
	[{ label: "Dashboard", to: urls.admin.dashboard(), icon: "dashboard", isExact: true }],
	[
		{ label: "Projects", to: urls.admin.projects(), icon: "projects" },
		{ label: "Essays", to: urls.admin.essays(), icon: "essays" },
		{ label: "Jobs", to: urls.admin.jobs(), icon: "jobs" },
	],
	[
		{ label: "Contacts", to: urls.admin.contacts(), icon: "contacts", waits: "unread" },
		{ label: "Hire Projects", to: urls.admin.hireProjects(), icon: "hireProjects", waits: "pending" },
	],
	[{ label: "Profile", to: urls.admin.profile(), icon: "profile" }],
];
