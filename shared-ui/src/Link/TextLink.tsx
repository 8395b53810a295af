import { Link } from "@site/shared-ui/router";
import type { ComponentProps } from "react";
import { css, styled } from "styled-components";

type TextLinkProps = (ComponentProps<typeof Link> | (ComponentProps<"a"> & { href: string })) & {
	/** inline: underlined, in running text; more: on a separate line, with an arrow next to it. */
	variant?: keyof typeof variants;
};

/** A link: `to` for a page of the site, `href` for any other URL. */
export function TextLink({ variant = "inline", ...rest }: TextLinkProps) {
	return "to" in rest ? <Root as={Link} $variant={variant} {...rest} /> : <Root $variant={variant} {...rest} />;
}

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

const Root = styled.a<{ $variant: keyof typeof variants }>`
	${({ $variant }) => variants[$variant]}
`;
