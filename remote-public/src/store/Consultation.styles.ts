import { ButtonLink } from "@site/shared-ui";
import { styled } from "styled-components";
import { closingHeading } from "./Reasons.styles.ts";

const small = "@media (max-width: 39.99rem)";

export const Root = styled.section`
	position: relative;
	display: grid;
	gap: var(--space-5);
	align-items: end;
	margin-bottom: var(--section);
	padding: clamp(2rem, 5vw, 4rem);
	border-radius: var(--radius-lg);
	background: var(--band);
	color: var(--on-band);
	overflow: hidden;

	@media (min-width: 56rem) {
		grid-template-columns: 1fr auto;
	}
	${small} {
		margin-inline: calc(var(--gutter) * -0.5);
	}
	> :not(svg) {
		position: relative;
	}
	h2 {
		${closingHeading}
	}
	p {
		max-width: 32rem;
		margin-top: var(--space-3);
		font-size: var(--text-lg);
		color: var(--on-band-2);
	}
	:focus-visible {
		outline-color: var(--on-band);
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
`;

/** The lines fade before the text, sideways or, on small screens, upwards. */
export const Lines = styled.svg`
	position: absolute;
	inset: 0;
	width: 100%;
	height: 100%;
	fill: none;
	stroke: var(--band-line);
	stroke-width: 1.25;
	mask: linear-gradient(100deg, transparent 22%, var(--text) 72%);

	path {
		vector-effect: non-scaling-stroke;
	}
	${small} {
		mask: linear-gradient(transparent 45%, var(--text));
	}
`;

export const Action = styled(ButtonLink)`
	&,
	&:hover {
		justify-self: start;
		background: var(--on-band);
		box-shadow: none;
		color: var(--band);
	}
`;
