import type { ComponentProps } from "react";
import { Root } from "./Icon.styles.ts";
import { type IconName, paths } from "./paths.tsx";

export type { IconName };

type IconProps = Omit<ComponentProps<"svg">, "name"> & {
	/** One of the shared icons; leave it out and pass strokes on a 24 grid (or another `viewBox`) as children. */
	name?: IconName;
};

/** A decorative line icon of the size of the text around it. The control that holds it carries the name. */
export function Icon({ name, children, ...rest }: IconProps) {
	return (
		<Root viewBox="0 0 24 24" aria-hidden="true" {...rest}>
			{name ? paths[name] : children}
		</Root>
	);
}
