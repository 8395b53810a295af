import { Icon } from "@site/shared-ui";
import type { Link } from "@site/shared-ui/router";
import type { ComponentProps } from "react";
import { StepEnd, StepLink } from "./Pagination.styles.ts";

interface StepProps {
	direction: "previous" | "next";
	/** Without it the step is shown disabled. */
	to?: ComponentProps<typeof Link>["to"];
}

/** The link to the previous or next page. */
export function Step({ direction, to }: StepProps) {
	const name = direction === "previous" ? "Previous page" : "Next page";
	const arrow = <Icon>{direction === "previous" ? <path d="m14.500 6-6 6 6 6" /> : <path d="m9.500 6 6 6-6 6" />}</Icon>;
	return to === undefined ? (
		<StepEnd role="link" aria-disabled="true" aria-label={name}>
			{arrow}
		</StepEnd>
	) : (
		<StepLink to={to} aria-label={name} rel={direction === "previous" ? "prev" : "next"}>
			{arrow}
		</StepLink>
	);
}
