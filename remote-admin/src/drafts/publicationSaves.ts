import type { SaveChoice } from "./FormBar.tsx";
import type { Stored } from "./Stored.ts";

/** The two buttons of what can be published. */
export const publicationSaves = (stored: Stored<unknown> | null): SaveChoice[] => [
	{ label: "Save as Draft", status: "draft" },
	{ label: stored?.status === "published" ? "Update & Publish" : "Publish", status: "published" },
];
