import { urls } from "@site/shared-data";
import { useLoaderData } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { NotFoundScreen } from "../../errors/NotFoundScreen.tsx";
import { PublicationList } from "../../paging/PublicationList.tsx";
import { Cards } from "./EssayCard.styles.ts";
import { EssayCard } from "./EssayCard.tsx";
import type { topicLoader } from "./essaysLoader.ts";

export { TopicScreen as Component };

function TopicScreen() {
	const { topic, ...page } = useLoaderData<typeof topicLoader>();
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

const FeedLink = styled.a`
	padding-block: var(--space-3);
	font-weight: var(--weight-medium);
	color: var(--accent);

	@media (hover: hover) {
		&:hover {
			text-decoration: underline;
		}
	}
`;
