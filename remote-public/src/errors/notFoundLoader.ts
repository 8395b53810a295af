import { data } from "@site/shared-ui/router";

/** Answers 404 for every path without a page, inside the layout. */
export const notFoundLoader = () => data(null, { status: 404 });
