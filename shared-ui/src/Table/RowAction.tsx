import { Link } from "@site/shared-ui/router";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { below } from "../layout/index.ts";
import { iconSquare } from "../theme/mixins.ts";

interface Named {
	/** The accessible name and tooltip, in one word. */
	label: string;
	about?: string;
	danger?: boolean;
}
type RowActionProps = Named & (ComponentProps<typeof Link> | (ComponentProps<"a"> & { href: string }) | ComponentProps<"button">);

/** One icon at the end of a row: `to` for a page of the site, `href` for another URL, else a button. */
export function RowAction({ label, about, danger = false, ...rest }: RowActionProps) {
	const named = { "aria-label": label, "aria-describedby": about, title: label, $danger: danger };
	if ("to" in rest) return <Root as={Link} {...named} {...rest} />;
	if ("href" in rest) return <Root as="a" {...named} {...rest} />;
	return <Root type="button" {...named} {...(rest as ComponentProps<"button">)} />;
}

const Root = styled.button<{ $danger: boolean }>`
	--square: 2rem;
	${iconSquare}

	svg {
		width: 1.125rem;
		height: 1.125rem;
	}
	@media (hover: hover) {
		&:hover {
			background: ${({ $danger }) => ($danger ? "var(--danger-tint)" : "var(--sunk)")};
			color: ${({ $danger }) => ($danger ? "var(--danger)" : "var(--text)")};
		}
	}
	&:disabled {
		color: var(--text-disabled);
		background: none;
	}
	${below(64)} {
		--square: var(--touch);
	}
	/* Small enough for four next to the text of a card on the smallest phones. */
	${below(22.5)} {
		width: 2.25rem;
	}
`;
