import { urls } from "@site/shared-data";

/** The route whose action changes categories; their list is a part of the services' screen. */
export const categoriesPath = `${urls.admin.services()}/categories`;
