import type { ReactNode } from "react";
import { styled } from "styled-components";

interface PageIntroProps {
	title: string;
	/** One or two sentences under the title. */
	lead?: ReactNode;
	/** Stands above the title: a badge, a way back. */
	above?: ReactNode;
	/** A quiet line at the other end. */
	aside?: ReactNode;
}

/** The opening of an inner page: its title and what it is about. */
export const PageIntro = ({ title, lead, above, aside }: PageIntroProps) => (
	<Root>
		<div>
			{above}
			<Title>{title}</Title>
			{lead && <Lead>{lead}</Lead>}
		</div>
		{aside}
	</Root>
);

const Root = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: end;
	justify-content: space-between;
	gap: var(--space-5) var(--space-7);
	padding-block: clamp(2.5rem, 6vw, 5.5rem) clamp(2rem, 4vw, 3.5rem);
`;

const Title = styled.h1`
	margin-left: -0.035em;
	font: var(--weight-medium) var(--text-title)/var(--leading-display) var(--font-serif);
	letter-spacing: var(--tracking-title);

	* + & {
		margin-top: var(--space-5);
	}
`;

const Lead = styled.p`
	max-width: 36rem;
	margin-top: var(--space-4);
	font: var(--weight-regular) var(--text-xl)/1.5 var(--font-serif);
	color: var(--text-2);
	text-wrap: pretty;
`;
