import { css, styled } from "styled-components";

interface DividerProps {
	/** upright: between things in a row. */
	direction?: "across" | "upright";
	/** A stronger line, for tinted grounds and between groups. */
	strong?: boolean;
	/** One word in the middle of the line, for example "or". */
	label?: string;
}

/** A hairline between two things. */
export function Divider({ direction = "across", strong = false, label }: DividerProps) {
	if (label) return <Labelled>{label}</Labelled>;
	const isUpright = direction === "upright";
	return <Line $strong={strong} $upright={isUpright} aria-orientation={isUpright ? "vertical" : undefined} />;
}

const Line = styled.hr<{ $strong: boolean; $upright: boolean }>`
	border: 0;
	${({ $strong, $upright }) => css`
		border-${$upright ? "left" : "top"}: 1px solid var(--${$strong ? "line-strong" : "line"});
		${$upright && "align-self: stretch; min-height: 1.125rem;"}
	`}
`;

const Labelled = styled.div`
	display: grid;
	grid-template-columns: 1fr auto 1fr;
	align-items: center;
	gap: var(--space-3);
	font: var(--weight-regular) var(--text-xs) / 1.5 var(--font-mono);
	color: var(--text-3);

	&::before,
	&::after {
		content: "";
		border-top: 1px solid var(--line);
	}
`;
