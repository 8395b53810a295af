import { urls } from "@site/shared-data";
import { redirect } from "@site/shared-ui/router";

export { categoriesAction as action } from "./categoriesAction.ts";

/** The categories are a part of the services' screen. */
export const loader = () => redirect(urls.admin.services());
