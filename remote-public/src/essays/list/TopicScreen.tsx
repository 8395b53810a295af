import { urls } from "@site/shared-data";
import { useLoaderData } from "@site/shared-ui/router";
import { NotFoundScreen } from "../../errors/NotFoundScreen.tsx";
import { PublicationList } from "../../paging/PublicationList.tsx";
import { EssayCard } from "./EssayCard.tsx";
import type { TopicData } from "./EssaysData.ts";
import { Cards, FeedLink } from "./EssaysScreen.styles.ts";

export { TopicScreen as Component };

/** The published essays of a topic. */
function TopicScreen() {
	const { topic, ...page } = useLoaderData<TopicData>();
	if (!topic) return <NotFoundScreen />;
	const feed = urls.topicFeed(topic.slug);
	return (
		<PublicationList of="essays" about={topic.name} feed={feed} page={page} actions={<FeedLink href={feed}>RSS</FeedLink>}>
			<Cards>
				{page.rows.map((essay, at) => (
					<EssayCard key={essay.id} essay={essay} isFirst={at === 0} />
				))}
			</Cards>
		</PublicationList>
	);
}
