import { VisuallyHidden } from "@site/shared-ui";
import { styled } from "styled-components";

interface PendingBadgeProps {
	/** The id for `aria-describedby` of its link. */
	id: string;
	count: number;
	/** The status: "unread". */
	state: string;
}

/** The number of new entries of an inbox; renders nothing for 0. */
export const PendingBadge = ({ id, count, state }: PendingBadgeProps) =>
	count > 0 && (
		<Root id={id}>
			<span aria-hidden="true">{count > 99 ? "99+" : count}</span>
			<VisuallyHidden>
				{count} {state}
			</VisuallyHidden>
		</Root>
	);

const Root = styled.span`
	position: absolute;
	top: 50%;
	right: 0.5rem;
	translate: 0 -50%;
	min-width: 1.375rem;
	padding: 0 0.3125rem;
	border-radius: var(--radius-full);
	background: var(--clay-tint);
	color: var(--clay);
	font: var(--weight-medium) var(--text-xs)/1.375rem var(--font-mono);
	text-align: center;
	pointer-events: none;
	forced-color-adjust: none;
`;
