import { pages, urls } from "@site/shared-data";
import { quotePaths } from "@site/shared-data/quotes";
import type { ComponentProps } from "react";
import { filesPath } from "../../files/filesPath.ts";
import type { AdminIcon } from "../AdminIcon.tsx";

interface MenuItem {
	label: string;
	to: string;
	icon: ComponentProps<typeof AdminIcon>["name"];
	/** Matches only the exact path, because pages below it belong to other items. */
	isExact?: boolean;
	pendingState?: "unread" | "pending";
	/** Additional search words in the palette. */
	keywords?: string;
}

export const menu: MenuItem[][] = [
	[
		{ label: "Dashboard", to: urls.admin.dashboard(), icon: "dashboard", isExact: true },
		{ label: "Visits", to: urls.admin.visits(), icon: "visits" },
	],
	[
		{ label: "Projects", to: urls.admin.projects(), icon: "projects" },
		{ label: "Essays", to: urls.admin.essays(), icon: "essays" },
		{ label: "Jobs", to: urls.admin.jobs(), icon: "jobs" },
		{ label: "Services", to: urls.admin.services(), icon: "services" },
	],
	[
		{ label: "Contacts", to: urls.admin.contacts(), icon: "contacts", pendingState: "unread" },
		{ label: "Hire Projects", to: urls.admin.hireRequests(), icon: "hireProjects", pendingState: "pending" },
		{ label: "Quotes", to: quotePaths.list(), icon: "quotes", keywords: "offer price invoice bill" },
	],
	[
		{ label: "Profile", to: urls.admin.profile(), icon: "profile" },
		{ label: "Site", to: urls.admin.site(), icon: "home" },
		{ label: "Files", to: filesPath, icon: "image" },
		{ label: "Reply templates", to: urls.admin.replyTemplates(), icon: "reply", keywords: "answer mail text message" },
		{ label: "System", to: urls.admin.system(), icon: "system", keywords: "versions deployment health registry" },
	],
];

/** The public pages as palette commands, without /hire. */
export const siteCommands = pages
	.filter(({ id }) => id !== "hire")
	.map(({ command, shortcut, path }) => ({ name: command, shortcut, to: path }));
