import type { ComponentProps, ReactNode } from "react";
import { Root, type Size, Spinner, type Variant } from "./Button.styles.ts";

type ButtonProps = ComponentProps<"button"> & {
	/** Only one primary button per task; danger is for deleting. */
	variant?: Variant;
	size?: Size;
	/** While true the button shows a spinner and takes no press. */
	busy?: boolean;
	children: ReactNode;
};

/** A button. Its type is "button" unless given. */
export function Button({ variant = "secondary", size = "regular", busy = false, disabled, children, ...rest }: ButtonProps) {
	return (
		<Root type="button" $variant={variant} $size={size} disabled={disabled || busy} aria-busy={busy || undefined} {...rest}>
			{busy && <Spinner aria-hidden="true" />}
			{children}
		</Root>
	);
}
