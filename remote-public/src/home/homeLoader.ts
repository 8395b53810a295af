import { publicRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { readSettings } from "../layout/readSettings.ts";
import type { HomeData } from "./HomeData.ts";
import { toHomeData } from "./toHomeData.ts";

/** Reads the home page's data in one round. The built-in sample is fetched only when nothing is published. */
export async function homeLoader({ context }: LoaderFunctionArgs): Promise<HomeData> {
	const { profile, jobs, projects } = context.get(publicRepositoriesContext);
	const [admin, history, published, settings] = await Promise.all([
		profile.get(),
		jobs.list(),
		projects.listPublished({ limit: 5 }),
		readSettings(context),
	]);
	const home = toHomeData(admin, history, published, settings);
	if (published.length > 0) return home;
	const { sampleProjects } = await import("./work/sampleProjects.ts");
	return { ...home, work: sampleProjects.slice(0, 3), isSample: true };
}
