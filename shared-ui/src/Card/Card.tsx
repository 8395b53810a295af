import type { Link } from "@site/shared-ui/router";
import type { ComponentProps } from "react";
import { type CardPad, Inside, Outside, Root } from "./Card.styles.ts";

type CardProps = Omit<ComponentProps<"div">, "ref"> & {
	as?: "div" | "article" | "section" | "li" | "aside";
	/** The space inside: snug 16 px, roomy 24 px, or none for an image that fills the card. */
	pad?: CardPad;
	/** The card answers to the pointer; put a CardLink inside, which makes all of it a link. */
	pressable?: boolean;
};

/** A surface that holds one thing: a hairline, no shadow. */
export const Card = ({ pad = "roomy", pressable = false, ...rest }: CardProps) => (
	<Root $pad={pad} $pressable={pressable} {...rest} />
);

type CardLinkProps = ComponentProps<typeof Link> | (ComponentProps<"a"> & { href: string });

/** The title of a pressable Card: one link that covers the card, so that its name is the title alone. */
export const CardLink = (props: CardLinkProps) =>
	"to" in props ? <Inside data-covers="" {...props} /> : <Outside data-covers="" {...props} />;
