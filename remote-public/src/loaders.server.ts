import { quotePaths } from "@site/shared-data/quotes";
import type { RouteObject } from "@site/shared-ui/router";
import { contactLoader } from "./contact/contactLoader.ts";
import { notFoundLoader } from "./errors/notFoundLoader.ts";
import { essaysLoader, topicLoader } from "./essays/list/essaysLoader.ts";
import { essayLoader } from "./essays/reading/essayLoader.ts";
import { hireLoader } from "./hire/hireLoader.ts";
import { homeLoader } from "./home/homeLoader.ts";
import { layoutLoader } from "./layout/layoutLoader.ts";
import { previewLoader } from "./preview/previewLoader.ts";
import { privacyLoader } from "./privacy/privacyLoader.ts";
import { projectLoader } from "./projects/projectLoader.ts";
import { projectsLoader } from "./projects/projectsLoader.ts";
import { quoteLoader } from "./quote/quoteLoader.ts";
import { storeLoader } from "./store/storeLoader.ts";

/** The browser fetches their data from `/data/<path>.json`: its build imports loaders.browser.ts instead. */
export const loaders = {
	layout: layoutLoader,
	home: homeLoader,
	projects: projectsLoader,
	project: projectLoader,
	essays: essaysLoader,
	topic: topicLoader,
	essay: essayLoader,
	preview: previewLoader,
	store: storeLoader,
	hire: hireLoader,
	contact: contactLoader,
	privacy: privacyLoader,
	notFound: notFoundLoader,
};

/** Pages without a script: the browser's build has none of them. */
export const staticPages: RouteObject[] = [
	{ path: quotePaths.document(":token"), id: "public-quote", loader: quoteLoader, lazy: () => import("./quote/QuoteScreen.tsx") },
];
