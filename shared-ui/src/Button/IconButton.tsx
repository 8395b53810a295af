import type { ComponentProps } from "react";
import { SquareRoot } from "./Button.styles.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
	/** The accessible name; the icon itself is decoration. */
	label: string;
};

/** A round button that holds nothing but an icon. */
export const IconButton = ({ label, ...rest }: IconButtonProps) => <SquareRoot type="button" aria-label={label} {...rest} />;
