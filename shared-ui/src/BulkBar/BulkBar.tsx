import { Icon, IconButton } from "@site/shared-ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { below } from "../layout/index.ts";

interface BulkBarProps {
	/** The number of selected rows; renders nothing for 0. */
	count: number;
	/** Clears the selection. */
	onClear: () => void;
	/** The actions, as small buttons. */
	children: ReactNode;
}

/** The actions on the selected rows, floating. Put it after the list, inside the same scroller. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
	if (count === 0) return null;
	return (
		<Root role="region" aria-label="Chosen entries">
			<p role="status">
				<strong>{count}</strong> selected
			</p>
			<div>{children}</div>
			<IconButton label="Clear selection" onClick={onClear}>
				<Icon name="close" />
			</IconButton>
		</Root>
	);
}

const Root = styled.div`
	position: sticky;
	bottom: var(--space-4);
	z-index: var(--z-sticky);
	display: flex;
	align-items: center;
	gap: var(--space-1);
	width: fit-content;
	margin: var(--space-4) auto 0;
	padding: var(--space-1) var(--space-2) var(--space-1) var(--space-4);
	border-radius: var(--radius-full);
	background: var(--overlay);
	box-shadow: var(--shadow-overlay);
	font-size: var(--text-md);

	${below(48)} {
		display: grid;
		grid-template-columns: minmax(0, 1fr) auto;
		width: auto;
		padding: var(--space-1) var(--space-2) var(--space-2) var(--space-4);
		border-radius: var(--radius-lg);

		> :last-child {
			grid-area: 1 / 2;
		}
	}
	> p {
		margin-right: var(--space-2);
		font-size: var(--text-sm);
		color: var(--text-2);
		white-space: nowrap;

		strong {
			color: var(--text);
		}
	}
	> div {
		display: flex;
		flex-wrap: wrap;
		gap: var(--space-1);

		${below(48)} {
			grid-column: 1 / -1;
			margin-left: calc(-1 * var(--space-2));

			> * {
				flex: 1 1 auto;
			}
		}
	}
`;
