import { styled } from "styled-components";
import { elapsedSince, responseTargetHours } from "./responseTime.ts";

export function ResponseTimer({ since, now }: { since: Date; now: number }) {
	const { hours, text, urgency } = elapsedSince(since, now);
	return (
		<Root $urgency={urgency}>
			{text}
			<span aria-hidden="true">
				<span style={{ width: `${Math.min(hours / responseTargetHours, 1) * 100}%` }} />
			</span>
		</Root>
	);
}

const tones = { fresh: "var(--accent)", soon: "var(--clay)", over: "var(--danger)" };

const Root = styled.span<{ $urgency: keyof typeof tones }>`
	--tone: ${({ $urgency }) => tones[$urgency]};
	display: inline-flex;
	align-items: center;
	gap: var(--space-2);
	font-size: var(--text-sm);
	color: ${({ $urgency }) => ($urgency === "over" ? "var(--danger)" : "var(--text-2)")};
	white-space: nowrap;

	> span {
		width: 3rem;
		height: 3px;
		border-radius: 2px;
		background: var(--sunk);
		overflow: hidden;
		forced-color-adjust: none;

		> span {
			display: block;
			height: 100%;
			border-radius: inherit;
			background: var(--tone);
		}
	}
`;
