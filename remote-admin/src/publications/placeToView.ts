import { previewHash } from "../editor/previewHash.ts";
import type { Publication } from "./Publication.ts";

interface Addresses {
	edit: (id: string) => string;
	view: (id: string) => string;
}

/** Where a project or essay is looked at: the page that visitors see; a draft has none, so the preview beside its form. */
export const placeToView = ({ id, status }: Pick<Publication, "id" | "status">, { edit, view }: Addresses): string =>
	status === "published" ? view(id) : `${edit(id)}${previewHash}`;
