import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { Icon, type IconName } from "../Icon/Icon.tsx";

type Tone = "ok" | "info" | "warn" | "danger";

type NoticeProps = Omit<ComponentProps<"div">, "role"> & {
	/** danger and warn have the role alert; ok and info have the role status. */
	tone: Tone;
	/** One button or link: the next step. */
	action?: ReactNode;
};

/** One announced sentence in the page, with at most one action. Set its first words in <strong>. */
export function Notice({ tone, action, children, ...rest }: NoticeProps) {
	return (
		<Root $tone={tone} role={tone === "danger" || tone === "warn" ? "alert" : "status"} {...rest}>
			<Icon name={icons[tone]} />
			<div>{children}</div>
			{action}
		</Root>
	);
}

const icons: Record<Tone, IconName> = { ok: "check", info: "info", warn: "warning", danger: "warning" };

// The tone info has no specific colours: the fallbacks are paper and the accent.
const Root = styled.div<{ $tone: Tone }>`
	--tone: var(--${({ $tone }) => $tone}, var(--accent));
	display: grid;
	grid-template-columns: auto minmax(0, 1fr) auto;
	gap: 0.75rem;
	align-items: start;
	padding: 0.8125rem 0.875rem 0.8125rem 1rem;
	border-radius: var(--radius-md);
	background: var(--${({ $tone }) => $tone}-tint, var(--subtle));
	box-shadow: inset 0 0 0 1px var(--${({ $tone }) => $tone}-line, var(--line));
	font-size: var(--text-ui);
	line-height: 1.5;
	color: var(--text);
	@media (forced-colors: active) {
		border: 1px solid;
	}
	> svg {
		color: var(--tone);
		margin-top: 0.1875rem;
	}
	strong {
		font-weight: var(--weight-semibold);
		color: var(--tone);
	}
	> button,
	> a {
		min-height: 1.5rem;
		padding: 0;
		border-radius: var(--radius-xs);
		background: none;
		box-shadow: none;
		font-weight: var(--weight-medium);
		color: var(--tone);
		text-decoration: underline 1px;
		text-underline-offset: 0.2em;
	}
`;
