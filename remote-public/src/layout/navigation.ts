import { urls } from "@site/shared-data";

/** The main navigation, in its order. Home is current on its own address only, the others on everything below theirs. */
export const navigation = [
	{ label: "Home", to: urls.home(), end: true },
	{ label: "Projects", to: urls.projects(), end: false },
	{ label: "Essays", to: urls.essays(), end: false },
	{ label: "Store", to: urls.store(), end: false },
	{ label: "Hire Me", to: urls.hire(), end: false },
	{ label: "Contact", to: urls.contact(), end: false },
] as const;
