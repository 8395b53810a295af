import { Prose } from "@site/shared-ui/Prose";
import { styled } from "styled-components";

export const List = styled.ul`
	display: grid;
	gap: var(--space-3);
	margin-bottom: var(--space-4);
`;

export const Root = styled.li`
	min-width: 0;
	padding: var(--space-3);
	border: 1px solid var(--line);
	border-radius: var(--radius-md);
	background: var(--subtle);
`;

/** Headings of a note are no headings of the page. */
export const Body = styled(Prose)`
	max-width: 60ch;
	font-size: var(--text-md);
	overflow-wrap: anywhere;

	&[data-plain] {
		white-space: pre-wrap;
	}
`;

export const Foot = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: var(--space-1) var(--space-3);
	margin-top: var(--space-2);
	font-size: var(--text-sm);
	color: var(--text-3);

	> span {
		display: inline-flex;
		flex-wrap: wrap;
		align-items: center;
		gap: var(--space-1);
	}
`;

export const Failure = styled.p`
	margin-top: var(--space-2);
	font-size: var(--text-sm);
	color: var(--danger);
`;

export const Form = styled.form`
	margin-top: var(--space-2);
`;
