import { Link } from "@site/shared-ui/router";
import type { ComponentProps, ReactNode } from "react";
import { Root, type Size, SquareRoot, type Variant } from "./Button.styles.ts";

type ButtonProps = ComponentProps<"button"> & {
	/** Only one primary button per task; danger is for deleting. */
	variant?: Variant;
	/** small for lists, dialogs and dense areas. */
	size?: Size;
	/** Its action is running: it shows a spinner and cannot be clicked. */
	busy?: boolean;
	/** The action: a verb, and its object if there are several. */
	children: ReactNode;
};

/** A button. Its type is "button" unless given. */
export function Button({ variant = "secondary", size = "regular", busy = false, disabled, ...rest }: ButtonProps) {
	return (
		<Root
			type="button"
			$variant={variant}
			$size={size}
			$busy={busy}
			disabled={disabled || busy}
			aria-busy={busy || undefined}
			{...rest}
		/>
	);
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: Variant; size?: Size };

/** A link to a page of the site that looks like a button. */
export const ButtonLink = ({ variant = "secondary", size = "regular", ...rest }: ButtonLinkProps) => (
	<Root as={Link} $variant={variant} $size={size} {...rest} />
);

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & {
	/** The accessible name; the icon itself is decorative. */
	label: string;
};

/** A round button with only an icon. */
export const IconButton = ({ label, ...rest }: IconButtonProps) => <SquareRoot type="button" aria-label={label} {...rest} />;
