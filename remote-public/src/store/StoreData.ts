import type { Catalog, StoreTexts } from "@site/shared-data";

/** The data of the store. */
export interface StoreData {
	/** Null when it could not be read. */
	catalog: Pick<Catalog, "services" | "categories"> | null;
	texts: StoreTexts;
}
