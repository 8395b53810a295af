import type { HomeSection } from "@site/shared-data";
import { useLoaderData } from "@site/shared-ui/router";
import { Fragment, type ReactNode } from "react";
import { Page } from "../layout/page/Page.ts";
import { useSite } from "../layout/page/useSite.ts";
import { PageMetadata } from "../metadata/PageMetadata.tsx";
import { About } from "./About.tsx";
import { Currently } from "./Currently.tsx";
import { Hero } from "./Hero.tsx";
import type { HomeData } from "./HomeData.ts";
import { toHomeMeta } from "./toHomeMeta.ts";
import { RecentWork } from "./work/RecentWork.tsx";

export { HomeScreen as Component };

/** The home page. */
function HomeScreen() {
	const home = useLoaderData<HomeData>();
	const { profile, about, current, previous, work, isSample, sections } = home;
	const parts: Record<HomeSection, ReactNode> = {
		currently: current && <Currently current={current} previous={previous} />,
		about: <About paragraphs={about} />,
		work: <RecentWork work={work} isSample={isSample} />,
	};
	return (
		<Page>
			<PageMetadata meta={toHomeMeta(home, useSite())} />
			<Hero profile={profile} />
			{sections.map((section) => (
				<Fragment key={section}>{parts[section]}</Fragment>
			))}
		</Page>
	);
}
