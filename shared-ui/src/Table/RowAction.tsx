import type { Link } from "@site/shared-ui/router";
import type { ComponentProps } from "react";
import { ActionButton, Anchor, RouterLink } from "./RowAction.styles.ts";

interface Named {
	/** The accessible name and tooltip, in one word. */
	label: string;
	/** The id of the row's title, for `aria-describedby`. */
	about?: string;
	/** Destructive: red on hover. */
	danger?: boolean;
}
type RowActionProps = Named & (ComponentProps<typeof Link> | (ComponentProps<"a"> & { href: string }) | ComponentProps<"button">);

/** One icon at the end of a row: `to` for a page of the site, `href` for another URL, else a button. */
export function RowAction({ label, about, danger = false, ...rest }: RowActionProps) {
	const named = { "aria-label": label, "aria-describedby": about, title: label, $danger: danger };
	if ("to" in rest) return <RouterLink {...named} {...rest} />;
	if ("href" in rest) return <Anchor {...named} {...rest} />;
	return <ActionButton type="button" {...named} {...(rest as ComponentProps<"button">)} />;
}
