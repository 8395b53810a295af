import type { ComponentProps } from "react";
import { Root, type TextFace, type TextSize, type TextTone, type TextWeight } from "./Text.styles.ts";

type TextTag = "p" | "span" | "div" | "strong" | "em" | "small" | "time" | "li" | "dt" | "dd" | "figcaption";

type TextProps = Omit<ComponentProps<"p">, "ref"> & {
	/** What it is; how it looks is said by the other properties. */
	as?: TextTag;
	/** A step of the type scale; without it the size around the text. */
	size?: TextSize;
	/** plain, quiet and faint are the ladder of ink; accent can be acted on; clay asks for a look. */
	tone?: TextTone;
	face?: TextFace;
	weight?: TextWeight;
	/** Cuts the text after so many lines, with an ellipsis. */
	lines?: number;
	/** Figures of one width, for columns of dates, prices and counters. */
	tabular?: boolean;
	/** For `as="time"`. */
	dateTime?: string;
};

/** Running text in the product's sizes, inks and faces. */
export const Text = ({ size, tone = "inherit", face, weight, lines, tabular = false, ...rest }: TextProps) => (
	<Root $size={size} $tone={tone} $face={face} $weight={weight} $lines={lines} $tabular={tabular} {...rest} />
);
