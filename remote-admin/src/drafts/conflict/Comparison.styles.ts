import { below } from "@site/shared-ui/layout";
import { styled } from "styled-components";

export const Root = styled.div`
	ins,
	del {
		padding-inline: 0.125rem;
		border-radius: 2px;
		color: inherit;
		text-underline-offset: 0.2em;
		box-decoration-break: clone;
	}
	ins {
		background: var(--accent-tint);
		text-decoration: underline 1.5px var(--accent);
	}
	del {
		background: var(--clay-tint);
		text-decoration: underline wavy 1px var(--clay);
	}
`;

export const Sides = styled.div`
	display: grid;
	grid-template-columns: repeat(2, minmax(0, 1fr));
	border: 1px solid var(--line);
	border-radius: var(--radius-md);

	> section {
		display: flex;
		flex-direction: column;
		min-width: 0;
	}
	> section + section {
		border-left: 1px solid var(--line);
	}
	${below(48)} {
		grid-template-columns: minmax(0, 1fr);

		> section + section {
			border-top: 1px solid var(--line);
			border-left: 0;
		}
	}
`;

export const Texts = styled.div`
	display: grid;
	gap: var(--space-4);
	align-content: start;
	max-height: 40dvh;
	padding: var(--space-4);
	overflow-y: auto;
	font-size: var(--text-md);
	line-height: 1.65;
	overflow-wrap: anywhere;

	p {
		white-space: pre-wrap;
	}
	p + p {
		margin-top: var(--space-2);
	}
	&:focus-visible {
		outline-offset: -2px;
	}
	${below(48)} {
		max-height: 28dvh;
	}
`;
