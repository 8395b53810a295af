import type { ComponentProps } from "react";
import { styled } from "styled-components";

/** The ruled surface that several StatCards or CounterCards share: equal columns, two at a time on a phone. */
export const StatGroup = (props: Omit<ComponentProps<"ul">, "ref">) => <Root {...props} />;

const Root = styled.ul`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(min(50%, 12rem), 1fr));
	margin: 0;
	padding: 0;
	overflow: hidden;
	border: 1px solid var(--line);
	border-radius: var(--radius-md);
	background: var(--surface);
	list-style: none;

	/* Of an odd number in two columns the first, which is the total, takes the line. */
	@media (max-width: 36rem) {
		> :first-child:nth-last-child(odd) {
			grid-column: 1 / -1;
		}
	}
`;
