import { Link } from "@site/shared-ui/router";
import type { ComponentProps } from "react";
import { Item, List } from "./Breadcrumb.styles.ts";

interface BreadcrumbProps {
	/** From the top down; the last is this page and links nowhere. */
	trail: readonly { label: string; to?: ComponentProps<typeof Link>["to"] }[];
	/** The name of the landmark. */
	label?: string;
}

/** The pages above this one, as links. */
export const Breadcrumb = ({ trail, label = "Breadcrumb" }: BreadcrumbProps) => (
	<nav aria-label={label}>
		<List>
			{trail.map((step, index) => (
				<Item key={step.label}>
					{step.to && index < trail.length - 1 ? (
						<Link to={step.to}>{step.label}</Link>
					) : (
						<span aria-current={index === trail.length - 1 ? "page" : undefined}>{step.label}</span>
					)}
				</Item>
			))}
		</List>
	</nav>
);
