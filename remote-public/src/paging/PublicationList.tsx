import { EmptyState } from "@site/shared-ui";
import { PageHeader } from "@site/shared-ui/PageHeader";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { siteConfig } from "../../../site.config.ts";
import { Page } from "../layout/page/Page.ts";
import { useSite } from "../layout/page/useSite.ts";
import { toAbsoluteImageUrl } from "../metadata/imageUrls.ts";
import { PageMetadata } from "../metadata/PageMetadata.tsx";
import { Pages } from "./Pages.tsx";
import type { ListPage } from "./readPage.ts";

interface PublicationListProps {
	of: keyof typeof siteConfig.leads;
	page: ListPage<unknown>;
	/** The share image; the site's default if omitted. */
	image?: string | undefined;
	actions?: ReactNode;
	/** Between head and cards. */
	notice?: ReactNode;
	/** The noun in the empty state: "new articles". */
	promise: string;
	/** The cards of a list that is not empty. */
	children: ReactNode;
}

/** One page of the published essays or projects. */
export function PublicationList({ of, page, image, actions, notice, promise, children }: PublicationListProps) {
	const { rows, path, older, newer } = page;
	const { name, origin } = useSite();
	const title = of === "essays" ? "Essays" : "Projects";
	return (
		<Page>
			<PageMetadata
				meta={{
					type: "website",
					title: `${newer === null ? title : `Older ${of}`} by ${name}`,
					description: `${siteConfig.leads[of]} ${title} by ${name}.`,
					canonical: `${origin}${path}`,
					image: toAbsoluteImageUrl(image, origin),
				}}
			/>
			<PageHeader title={title} note={siteConfig.leads[of]} actions={actions} />
			{notice}
			{rows.length > 0 ? (
				children
			) : (
				<EmptyList>
					<EmptyState title={`No ${of} available`}>{`Check back later for ${promise}.`}</EmptyState>
				</EmptyList>
			)}
			<Pages of={of} older={older} newer={newer} />
		</Page>
	);
}

const EmptyList = styled.div`
	padding-bottom: var(--section);
`;
