import { urls } from "@site/shared-data";
import { ButtonLink } from "@site/shared-ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Page } from "../layout/page/Page.ts";

interface NotFoundPageProps {
	name: string;
	title?: string | undefined;
	lead: ReactNode;
	/** At the right of wide screens. */
	picture?: ReactNode;
	children: ReactNode;
}

export const NotFoundPage = ({ name, title = name, lead, picture, children }: NotFoundPageProps) => (
	<Page>
		<title>{name}</title>
		<meta name="robots" content="noindex" />
		<Root>
			<p>404</p>
			<h1>{title}</h1>
			<p>{lead}</p>
			<div>{children}</div>
			{picture}
		</Root>
	</Page>
);

/** The 404 of an essay or a project, with links back to its list and home. */
export const MissingPublication = ({ noun }: { noun: "essay" | "project" }) => (
	<NotFoundPage
		name={noun === "essay" ? "Essay not found" : "Project not found"}
		lead="It may have been taken down, or the address lost a letter on the way."
	>
		<ButtonLink variant="primary" to={noun === "essay" ? urls.essays() : urls.projects()}>
			{`Back to ${noun}s`}
		</ButtonLink>
		<ButtonLink to={urls.home()}>Home</ButtonLink>
	</NotFoundPage>
);

const Root = styled.div`
	display: grid;
	justify-items: start;
	padding-block: clamp(3rem, 9vw, 8rem) clamp(2rem, 5vw, 4rem);

	> :first-child {
		font: var(--weight-medium) var(--text-xs)/1.5 var(--font-mono);
		letter-spacing: var(--tracking-label);
		color: var(--text-3);
	}
	h1 {
		max-width: 11em;
		margin: var(--space-4) 0 var(--space-4) -0.03em;
		font: var(--weight-medium) var(--text-hero)/1.04 var(--font-serif);
		letter-spacing: var(--tracking-hero);
	}
	h1 + p {
		max-width: 34rem;
		font: var(--weight-regular) var(--text-xl)/1.5 var(--font-serif);
		color: var(--text-2);
	}
	/* Moves to the next line before it is broken. */
	code {
		display: inline-block;
		max-width: 100%;
		padding: 0.1em 0.35em;
		border-radius: var(--radius-xs);
		background: var(--subtle);
		font-size: 0.8em;
		line-height: 1.3;
		overflow-wrap: anywhere;
	}
	> div {
		display: flex;
		flex-wrap: wrap;
		gap: var(--space-3) var(--space-4);
		margin-top: var(--space-6);
	}
	@media (min-width: 64rem) {
		grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
		column-gap: var(--space-7);
	}
`;
