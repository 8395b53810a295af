import type { ComponentProps } from "react";
import { styled } from "styled-components";

/** The ruled surface of several StatCards or CounterCards: equal columns, in one line or two by two. */
export const StatGroup = (props: Omit<ComponentProps<"ul">, "ref">) => <Root {...props} />;

const Root = styled.ul`
	/* Wide enough for one line; below it each takes half of the width. */
	--all: 48rem;
	display: flex;
	flex-wrap: wrap;
	margin: 0;
	padding: 0;
	overflow: hidden;
	border: 1px solid var(--line);
	border-radius: var(--radius-md);
	background: var(--surface);
	list-style: none;

	&:has(> :nth-child(5)) {
		--all: 60rem;
	}
	> * {
		flex: 1 1 max(min(50%, 12rem), min(50%, (var(--all) - 100%) * 999));
	}
	/* With an odd number the first, which is the total, takes a full row. */
	> :first-child:nth-last-child(odd) {
		flex-basis: max(min(50%, 12rem), min(100%, (var(--all) - 100%) * 999));
	}
`;
