import type { ComponentProps } from "react";
import { Fill, Track } from "./Progress.styles.ts";

type ProgressProps = Omit<ComponentProps<"div">, "role" | "children"> & {
	/** The accessible name: "Reading progress". */
	label: string;
	/** 0 to 100; leave it out while the amount is unknown. */
	value?: number;
	/** edge: a line along the top of the window, above the header; bar: a bar of its container's width. */
	variant?: "bar" | "edge";
};

/** A progress bar. */
export function Progress({ label, value, variant = "bar", ...rest }: ProgressProps) {
	const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
	return (
		<Track
			$edge={variant === "edge"}
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={percent}
			{...rest}
		>
			<Fill $unknown={percent === undefined} style={percent === undefined ? undefined : { scale: `${percent / 100} 1` }} />
		</Track>
	);
}
