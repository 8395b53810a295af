import { LoadingState, Skeleton } from "@site/shared-ui";
import type { ReactNode } from "react";
import { Stack, Text } from "../layout/index.ts";
import type { Shape, StatusTone } from "../StatusMark/StatusMark.styles.ts";
import { StatusMark } from "../StatusMark/StatusMark.tsx";
import { token } from "../theme/token.ts";
import { Counter, Label, Root } from "./StatCard.styles.ts";

export { StatGroup } from "./StatCard.styles.ts";

interface StatCardProps {
	/** The label; a link in it covers the card. */
	label: ReactNode;
	children: ReactNode;
}

/** A label and its figures. Use it in a StatGroup. */
export const StatCard = ({ label, children }: StatCardProps) => (
	<Root>
		<Label>{label}</Label>
		{children}
	</Root>
);

interface StatFiguresProps {
	/** null while loading. */
	total: number | null;
	/** Two labelled parts of the total; the rest is drawn pale. */
	parts: readonly StatPart[];
}

/** The content of a StatCard: a total and its parts, as a bar and as text. */
export function StatFigures({ total, parts }: StatFiguresProps) {
	if (total === null) return counting;
	const rest = total - parts.reduce((sum, { count }) => sum + count, 0);
	return (
		<>
			<strong>{total}</strong>
			<span aria-hidden="true">
				{parts.map(
					({ text, count }, at) =>
						count > 0 && <span key={text} style={{ flexGrow: count, background: token(at === 0 ? "ok" : "control") }} />,
				)}
				{(rest > 0 || total === 0) && <span style={{ flexGrow: Math.max(rest, 1), background: token("sunk") }} />}
			</span>
			<p>
				{parts.map(({ shape, tone, text }) => (
					<StatusMark key={text} shape={shape} tone={tone}>
						{text}
					</StatusMark>
				))}
			</p>
		</>
	);
}

const counting = (
	<LoadingState label="Counting…">
		<Stack as="span" $gap="0.625rem" $padTop="0.375rem">
			<Skeleton width="3rem" height="2.125rem" />
			<Skeleton height="3px" />
			<Skeleton width="9rem" height="1.25rem" />
		</Stack>
	</LoadingState>
);

interface StatPart {
	count: number;
	text: string;
	shape: Shape;
	tone?: StatusTone;
}

interface CounterCardProps {
	label: string;
	/** null while loading. */
	count: number | null;
	/** True if the count needs attention: it is drawn in clay unless it is zero. */
	hot?: boolean;
}

/** A label and its number. Use it in a StatGroup. */
export const CounterCard = ({ label, count, hot = false }: CounterCardProps) => (
	<Counter $loading={count === null}>
		<Text as="span" $size="sm" $tone="text-2">
			{label}
		</Text>
		{count === null ? <Skeleton width="1.5rem" height="1.8rem" /> : <strong data-hot={hot && count > 0}>{count}</strong>}
	</Counter>
);
