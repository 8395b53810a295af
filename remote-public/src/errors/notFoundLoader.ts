import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";

/** Answers every address that no page has claimed, so that the server can say 404 and still show the layout. */
export const notFoundLoader = ({ request }: LoaderFunctionArgs) => data({ path: new URL(request.url).pathname }, { status: 404 });
