import { useLoaderData } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { Meta } from "../../layout/page/Meta.ts";
import { PublicationList } from "../../paging/PublicationList.tsx";
import { Cards } from "./EssayCard.styles.ts";
import { EssayCard } from "./EssayCard.tsx";
import type { essaysLoader } from "./essaysLoader.ts";
import { MissingEssayNotice } from "./MissingEssayNotice.tsx";

export { EssaysScreen as Component };

function EssaysScreen() {
	const page = useLoaderData<typeof essaysLoader>();
	const [youngest, oldest] = page.ages;
	const ripeness = page.rows.length > 0 && youngest && oldest && (
		<AgeLegend as="p" aria-hidden="true">
			{youngest}
			<i />
			{oldest}
		</AgeLegend>
	);
	return (
		<PublicationList of="essays" page={page} lead={page.lead} actions={ripeness} notice={<MissingEssayNotice />}>
			<Cards>
				{page.rows.map((essay, at) => (
					<EssayCard key={essay.id} essay={essay} isFirst={at === 0} />
				))}
			</Cards>
		</PublicationList>
	);
}

const AgeLegend = styled(Meta)`
	display: flex;
	align-items: center;
	gap: var(--space-3);
	padding-bottom: 0.375rem;

	i {
		width: 5.5rem;
		height: 2px;
		border-radius: 2px;
		background: linear-gradient(90deg in oklch, var(--clay), var(--accent));
	}
`;
