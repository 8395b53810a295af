import type { ComponentProps } from "react";
import { type CardPad, Root } from "./Card.styles.ts";

type CardProps = Omit<ComponentProps<"div">, "ref"> & {
	as?: "div" | "article" | "section" | "li" | "aside";
	/** The space inside: 16 px, 24 px, or none for a picture that fills the card. */
	pad?: CardPad;
	/** The card answers to the pointer; put a CardLink inside, which makes all of it a link. */
	pressable?: boolean;
};

/** A surface that holds one thing: a hairline, no shadow. */
export const Card = ({ pad = "roomy", pressable = false, ...rest }: CardProps) => (
	<Root $pad={pad} $pressable={pressable} {...rest} />
);
