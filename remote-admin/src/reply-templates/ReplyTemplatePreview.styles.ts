import { below } from "@site/shared-ui/layout";
import { styled } from "styled-components";

/** Has the same layout as the groups of fields above it. */
export const Root = styled.section`
	display: grid;
	grid-template-columns: var(--w-rail) minmax(0, 1fr);
	gap: var(--space-3) var(--space-7);
	padding-block: var(--space-6);
	border-top: 1px solid var(--line);
	overflow-wrap: anywhere;

	${below(48)} {
		grid-template-columns: minmax(0, 1fr);
		padding-block: var(--space-5);
	}
`;

export const Warning = styled.p`
	margin-bottom: var(--space-3);
	padding: var(--space-2) var(--space-3);
	border: 1px solid var(--warn-line);
	border-radius: var(--radius-sm);
	background: var(--warn-tint);
	font-size: var(--text-sm);
`;

export const Subject = styled.p`
	padding: var(--space-3) var(--space-4);
	border: 1px solid var(--line);
	border-radius: var(--radius-md) var(--radius-md) 0 0;
	font-weight: var(--weight-medium);
`;

export const Body = styled.p`
	padding: var(--space-4);
	border: 1px solid var(--line);
	border-top: 0;
	border-radius: 0 0 var(--radius-md) var(--radius-md);
	background: var(--surface);
	line-height: 1.65;
	white-space: pre-wrap;
`;
