import { useLoaderData } from "@site/shared-ui/router";
import { PublicationList } from "../../paging/PublicationList.tsx";
import { EssayCard } from "./EssayCard.tsx";
import type { EssaysData } from "./EssaysData.ts";
import { AgeLegend, Cards } from "./EssaysScreen.styles.ts";
import { MissingEssayNotice } from "./MissingEssayNotice.tsx";

export { EssaysScreen as Component };

/** The published essays. */
function EssaysScreen() {
	const page = useLoaderData<EssaysData>();
	const ripeness = page.rows.length > 0 && (
		<AgeLegend as="p" aria-hidden="true">
			fresh
			<i />
			steeped
		</AgeLegend>
	);
	return (
		<PublicationList
			of="essays"
			page={page}
			lead={page.lead}
			actions={ripeness}
			notice={<MissingEssayNotice />}
			promise="new articles"
		>
			<Cards>
				{page.rows.map((essay, at) => (
					<EssayCard key={essay.id} essay={essay} isFirst={at === 0} />
				))}
			</Cards>
		</PublicationList>
	);
}
