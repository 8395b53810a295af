import type { ComponentProps } from "react";
import { keyframes, styled } from "styled-components";
import { notPrinted } from "../theme/mixins.ts";

/** A prominent label on the upper edge of a card. At most one in a card. */
export const PriceTag = ({ children, ...rest }: ComponentProps<"span">) => (
	<Root {...rest}>
		<b>{children}</b>
	</Root>
);

const swing = keyframes`
	25% { rotate: 5deg; }
	55% { rotate: -3deg; }
	80% { rotate: 1.5deg; }
`;

const Root = styled.span`
	position: absolute;
	top: 0;
	right: 1.5rem;
	padding-top: 1.0625rem;
	transform-origin: 50% -1rem;

	@media (hover: hover) {
		article:hover & {
			animation: ${swing} 0.6s var(--ease-in-out);
		}
	}

	/* the thread */
	&::before {
		content: "";
		position: absolute;
		top: 0;
		left: 50%;
		width: 1px;
		height: 1.5625rem;
		margin-left: -0.5px;
		background: color-mix(in srgb, var(--clay), var(--surface) 35%);
	}
	${notPrinted}
	b {
		display: grid;
		place-items: end center;
		height: 2.25rem;
		padding: 0 0.6875rem 0.5625rem;
		background: radial-gradient(circle at 50% 0.5625rem, var(--surface) 2.2px, var(--clay) 2.8px);
		clip-path: polygon(
			0.625rem 0,
			calc(100% - 0.625rem) 0,
			100% 0.625rem,
			100% 100%,
			0 100%,
			0 0.625rem
		);
		font: var(--weight-medium) var(--text-2xs) / 1 var(--font-mono);
		letter-spacing: var(--tracking-label);
		color: var(--on-clay);
		forced-color-adjust: none;
	}
`;
