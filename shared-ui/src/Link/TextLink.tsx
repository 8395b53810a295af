import type { Link } from "@site/shared-ui/router";
import type { ComponentProps } from "react";
import { Anchor, type LinkVariant, RouterLink } from "./TextLink.styles.ts";

type Look = {
	/** inline: underlined, in running text; more: on a line of its own, with an arrow beside it. */
	variant?: LinkVariant;
};
type TextLinkProps = Look & (ComponentProps<typeof Link> | (ComponentProps<"a"> & { href: string }));

/** A link: `to` for a page of the site, `href` for any other URL. */
export function TextLink({ variant = "inline", ...rest }: TextLinkProps) {
	return "to" in rest ? <RouterLink $variant={variant} {...rest} /> : <Anchor $variant={variant} {...rest} />;
}
