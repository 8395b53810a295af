import type { Link } from "@site/shared-ui/router";
import type { ComponentProps } from "react";
import { LinkRoot, type Size, type Variant } from "./Button.styles.ts";

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant; size?: Size };

/** A link to a page of the site that looks like a button. */
export const ButtonLink = ({ variant = "secondary", size = "regular", ...rest }: ButtonLinkProps) => (
	<LinkRoot $variant={variant} $size={size} {...rest} />
);
