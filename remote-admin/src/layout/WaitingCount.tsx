import { VisuallyHidden } from "@site/shared-ui";
import { styled } from "styled-components";

interface WaitingCountProps {
	/** Describes the link beside it. */
	id: string;
	count: number;
	/** What they are: "unread". */
	state: string;
}

/** How many entries wait behind a menu item; nothing when none does. */
export const WaitingCount = ({ id, count, state }: WaitingCountProps) =>
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
