import { styled } from "styled-components";

/** The first tab stop: jumps to `<main id="main">`. */
export const SkipLink = () => <Root href="#main">Skip to content</Root>;

const Root = styled.a`
	position: fixed;
	top: var(--space-3);
	left: var(--space-3);
	z-index: var(--z-skip);
	display: inline-flex;
	align-items: center;
	min-height: var(--control-lg);
	padding-inline: 1.25rem;
	border-radius: var(--radius-full);
	background: var(--accent);
	color: var(--on-accent);
	font-weight: var(--weight-medium);
	translate: 0 -200%;

	&:focus {
		translate: 0;
		border-radius: var(--radius-full);
	}
`;
