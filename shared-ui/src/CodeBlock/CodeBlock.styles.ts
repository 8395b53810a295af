import { styled } from "styled-components";
import { codeFace, syntax } from "./syntax.styles.ts";

export const Root = styled.div`
	overflow: hidden;
	border-radius: var(--radius-md);
	background: var(--code-bg);
	box-shadow: inset 0 0 0 1px var(--code-line);

	@media print {
		break-inside: avoid;
	}
`;

export const Top = styled.div`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: var(--space-3);
	min-height: 2.75rem;
	padding-inline: 1.25rem 0.375rem;
	border-bottom: 1px solid var(--code-line);
	font: var(--weight-medium) var(--text-xs) / 1.3 var(--font-mono);
	word-spacing: 0;
	color: var(--text-2);
`;

export const Title = styled.span`
	overflow: hidden;
	text-overflow: ellipsis;
	white-space: nowrap;
`;

export const Scroller = styled.pre`
	margin: 0;
	padding-block: 1.125rem;
	overflow-x: auto;
	${codeFace}

	&:focus-visible {
		outline-offset: -2px;
		border-radius: var(--radius-md);
	}
	code {
		display: block;
		width: max-content;
		min-width: 100%;
		font: inherit;
	}
	${syntax}

	@media print {
		white-space: pre-wrap;

		code {
			width: auto;
		}
	}
`;
