import { below } from "@site/shared-ui/layout";
import { styled } from "styled-components";

/** Rows with a text and, on the right, an amount or a form. */
export const Lines = styled.ul`
	> li {
		display: flex;
		flex-wrap: wrap;
		align-items: baseline;
		justify-content: space-between;
		gap: var(--space-2) var(--space-5);
		padding-block: var(--space-3);
		font-variant-numeric: tabular-nums;
		overflow-wrap: anywhere;
	}
	> li + li {
		border-top: 1px solid var(--line);
	}
	> li > :first-child {
		flex: 1 1 10rem;
	}
	form {
		display: flex;
		gap: var(--space-2);
		align-items: end;
	}
	${below(48)} {
		> li > span {
			margin-left: auto;
		}
	}
`;
