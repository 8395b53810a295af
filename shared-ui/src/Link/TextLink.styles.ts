import { Link } from "@site/shared-ui/router";
import { css, styled } from "styled-components";

export type LinkVariant = "inline" | "more";

const look = css<{ $variant: LinkVariant }>`
	${({ $variant }) => variants[$variant]}
`;

const variants = {
	inline: css`
		color: var(--text);
		text-decoration: underline 1.5px var(--accent-line);
		text-underline-offset: 0.22em;
		transition:
			color var(--t-colour),
			text-decoration-color var(--t-colour);
		@media (hover: hover) {
			&:hover {
				color: var(--accent);
				text-decoration-color: currentColor;
			}
		}
	`,
	more: css`
		display: inline-flex;
		align-items: center;
		gap: var(--space-2);
		min-height: var(--touch);
		font-weight: var(--weight-medium);
		color: var(--accent);
		transition: color var(--t-colour);
		svg {
			transition: translate var(--t-overlay) var(--ease);
		}
		@media (hover: hover) {
			&:hover {
				color: var(--accent-hover);
			}
			&:hover svg:last-child {
				translate: 3px 0;
			}
			&:hover svg:first-child {
				translate: -3px 0;
			}
		}
	`,
};

export const RouterLink = styled(Link)<{ $variant: LinkVariant }>`
	${look}
`;

export const Anchor = styled.a<{ $variant: LinkVariant }>`
	${look}
`;
