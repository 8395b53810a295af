import type { Category } from "./Service.ts";

/** The filter's choices, in their order; the first one, without a value, shows everything. */
export const categories: readonly { value: Category | ""; label: string }[] = [
	{ value: "", label: "Semua" },
	{ value: "website", label: "Website" },
	{ value: "mobile", label: "Mobile" },
	{ value: "custom", label: "Custom" },
];
