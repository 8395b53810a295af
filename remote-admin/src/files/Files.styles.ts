import { asCards } from "@site/shared-ui/Table";
import { css, styled } from "styled-components";

/** High enough for a finger, also if links are below one another. */
const target = css`
	display: inline-block;
	max-width: 100%;
	line-height: 1.5rem;
`;

export const File = styled.div`
	display: grid;
	grid-template-columns: 4rem minmax(0, 1fr);
	gap: var(--space-3);
	align-items: center;

	a {
		${target}
	}
	a:hover {
		color: var(--accent);
	}
	/* A generated name needs no full text. */
	${asCards} p {
		white-space: nowrap;
	}
`;

const places = css`
	font-size: var(--text-sm);
	overflow-wrap: anywhere;

	a {
		${target}
		text-decoration: underline 1px var(--accent-line);
		text-underline-offset: 0.2em;
	}
	a:hover {
		color: var(--accent);
	}
`;

export const Uses = styled.ul`
	display: grid;
	gap: var(--space-1);
	${places}
`;

export const LastUse = styled.p`
	${places}
	color: var(--text-2);
`;
