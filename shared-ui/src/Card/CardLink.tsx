import type { Link } from "@site/shared-ui/router";
import type { ComponentProps } from "react";
import { Inside, Outside } from "./CardLink.styles.ts";

type CardLinkProps = ComponentProps<typeof Link> | (ComponentProps<"a"> & { href: string });

/** The title of a pressable Card: one link that covers the card, so that its name is the title and not everything in it. */
export const CardLink = (props: CardLinkProps) =>
	"to" in props ? <Inside data-covers="" {...props} /> : <Outside data-covers="" {...props} />;
