import type { Catalog } from "@site/shared-data";

/** The data of the store; null when it could not be read. */
export type StoreData = Pick<Catalog, "services" | "categories"> | null;
