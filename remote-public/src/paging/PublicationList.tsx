import { EmptyState } from "@site/shared-ui";
import { PageHeader } from "@site/shared-ui/PageHeader";
import { Link } from "@site/shared-ui/router";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Page } from "../layout/page/Page.ts";
import { useSite } from "../layout/page/useSite.ts";
import { PageMetadata, toAbsoluteImageUrl } from "../metadata/PageMetadata.tsx";
import type { ListPage } from "./readPage.ts";

interface PublicationListProps {
	of: "projects" | "essays";
	page: ListPage<unknown>;
	about?: string;
	lead?: string;
	feed?: string;
	actions?: ReactNode;
	notice?: ReactNode;
	children: ReactNode;
}

export function PublicationList({ of, about, lead, feed, page, actions, notice, children }: PublicationListProps) {
	const { rows, path, older, newer } = page;
	const { name, origin, shareImage } = useSite();
	const noun = of === "essays" ? "Essays" : "Projects";
	const title = about ? `${noun} on ${about}` : noun;
	return (
		<Page>
			<PageMetadata
				meta={{
					type: "website",
					title: `${newer === null ? title : `Older ${title.replace(noun, of)}`} by ${name}`,
					description: `${lead ? `${lead} ` : ""}${title} by ${name}.`,
					...(feed && { otherFormat: { type: "application/rss+xml", title, href: feed } }),
					canonical: `${origin}${path}`,
					image: toAbsoluteImageUrl(shareImage, origin),
				}}
			/>
			<PageHeader title={title} note={lead || undefined} actions={actions} />
			{notice}
			{rows.length > 0 ? (
				children
			) : (
				<EmptyList>
					<EmptyState
						title={`No ${of} available`}
					>{`Check back later for new ${of === "essays" ? "articles" : "projects"}.`}</EmptyState>
				</EmptyList>
			)}
			{(older || newer) && (
				<Pages aria-label="Pages">
					{newer && (
						<Link to={newer} rel="prev">
							← Newer {of}
						</Link>
					)}
					{older && (
						<Link to={older} rel="next">
							Older {of} →
						</Link>
					)}
				</Pages>
			)}
		</Page>
	);
}

const EmptyList = styled.div`
	padding-bottom: var(--section);
`;

const Pages = styled.nav`
	display: flex;
	flex-wrap: wrap;
	gap: var(--space-2) var(--space-6);
	padding-bottom: var(--section);

	a {
		padding-block: var(--space-3);
		font-weight: var(--weight-medium);
		color: var(--accent);
	}
	a[rel="next"] {
		margin-left: auto;
	}
	@media (hover: hover) {
		a:hover {
			text-decoration: underline;
		}
	}
`;
