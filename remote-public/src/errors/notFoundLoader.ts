import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";

/** Answers 404 for every path without a page, inside the layout. */
export const notFoundLoader = ({ request }: LoaderFunctionArgs) => data({ path: new URL(request.url).pathname }, { status: 404 });
