import { useLoaderData } from "@site/shared-ui/router";
import { Page } from "../layout/page/Page.ts";
import { useSite } from "../layout/page/useSite.ts";
import { PageMetadata } from "../metadata/PageMetadata.tsx";
import { About } from "./About.tsx";
import { Currently } from "./Currently.tsx";
import { Hero } from "./Hero.tsx";
import type { HomeData } from "./HomeData.ts";
import { RecentWork } from "./RecentWork.tsx";
import { toHomeMeta } from "./toHomeMeta.ts";

export { HomeScreen as Component };

/** The home page. */
function HomeScreen() {
	const { profile, about, current, previous, work, isSample } = useLoaderData<HomeData>();
	const { origin } = useSite();
	return (
		<Page>
			<PageMetadata meta={toHomeMeta({ profile, about }, origin)} />
			<Hero profile={profile} />
			{current && <Currently current={current} previous={previous} />}
			<About paragraphs={about} />
			<RecentWork work={work} isSample={isSample} />
		</Page>
	);
}
