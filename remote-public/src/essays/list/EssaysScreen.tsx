import { EmptyState } from "@site/shared-ui";
import { PageHeader } from "@site/shared-ui/PageHeader";
import { useLoaderData } from "@site/shared-ui/router";
import { siteConfig } from "../../../../site.config.ts";
import { Page } from "../../layout/page/Page.ts";
import { useSite } from "../../layout/page/useSite.ts";
import { toAbsoluteImageUrl } from "../../metadata/imageUrls.ts";
import { PageMetadata } from "../../metadata/PageMetadata.tsx";
import { Pages } from "../../paging/Pages.tsx";
import { EssayCard } from "./EssayCard.tsx";
import type { EssaysData } from "./EssaysData.ts";
import { Blank, Cards, Ripeness } from "./EssaysScreen.styles.ts";
import { MissingEssayNotice } from "./MissingEssayNotice.tsx";

export { EssaysScreen as Component };

/** The published essays. */
function EssaysScreen() {
	const { rows, path, older, newer } = useLoaderData<EssaysData>();
	const { name, origin } = useSite();
	return (
		<Page>
			<PageMetadata
				meta={{
					type: "website",
					title: newer === null ? `Essays by ${name}` : `Older essays by ${name}`,
					description: `${siteConfig.leads.essays} Essays by ${name}.`,
					canonical: `${origin}${path}`,
					image: toAbsoluteImageUrl(null, origin),
				}}
			/>
			<PageHeader
				title="Essays"
				note={siteConfig.leads.essays}
				actions={
					rows.length > 0 && (
						<Ripeness as="p" aria-hidden="true">
							fresh
							<i />
							steeped
						</Ripeness>
					)
				}
			/>
			<MissingEssayNotice />
			{rows.length === 0 ? (
				<Blank>
					<EmptyState title="No essays available">Check back later for new articles.</EmptyState>
				</Blank>
			) : (
				<Cards>
					{rows.map((essay, at) => (
						<EssayCard key={essay.id} essay={essay} isFirst={at === 0} />
					))}
				</Cards>
			)}
			<Pages of="essays" older={older} newer={newer} />
		</Page>
	);
}
