import { useLoaderData } from "@site/shared-ui/router";
import { Page } from "../layout/Page.ts";
import { About } from "./About.tsx";
import { Currently } from "./Currently.tsx";
import { Hero } from "./Hero.tsx";
import type { HomeData } from "./HomeData.ts";
import { RecentWork } from "./RecentWork.tsx";
import { toPageDescription } from "./toPageDescription.ts";

/** The home page. */
export function HomeScreen() {
	const { owner, about, current, previous, work, isSample } = useLoaderData<HomeData>();
	return (
		<Page>
			<title>{`${owner.name}: ${owner.title}`}</title>
			<meta name="description" content={toPageDescription(owner, about)} />
			<Hero owner={owner} />
			{current && <Currently current={current} previous={previous} />}
			<About paragraphs={about} />
			<RecentWork work={work} isSample={isSample} />
		</Page>
	);
}
