import { IconButton } from "@site/shared-ui";
import { useEffect, useEffectEvent } from "react";
import { styled } from "styled-components";
import { AdminIcon } from "../layout/AdminIcon.tsx";

interface EntryPagerProps {
	noun: string;
	/** Its position in the full list, from 1. */
	position: number;
	total: number;
	previous: string | undefined;
	next: string | undefined;
	onStep: (id: string) => void;
}

/** The position of the open entry in its list, and buttons to its neighbours; K and J do the same. */
export function EntryPager({ noun, position, total, previous, next, onStep }: EntryPagerProps) {
	const handleKey = useEffectEvent((event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
		const to = { j: next, k: previous }[event.key.toLowerCase()];
		if (to) onStep(to);
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => handleKey(event);
		document.addEventListener("keydown", listener);
		return () => document.removeEventListener("keydown", listener);
	}, []);
	return (
		<Root>
			<span>
				{position} of {total}
			</span>
			<IconButton
				label={`Previous ${noun}`}
				title="Previous (K)"
				aria-disabled={!previous || undefined}
				onClick={() => previous && onStep(previous)}
			>
				<AdminIcon name="up" />
			</IconButton>
			<IconButton label={`Next ${noun}`} title="Next (J)" aria-disabled={!next || undefined} onClick={() => next && onStep(next)}>
				<AdminIcon name="down" />
			</IconButton>
		</Root>
	);
}

const isTyping = ({ target }: KeyboardEvent) =>
	target instanceof Element && target.closest('textarea, select, input:not([type="radio"])') !== null;

const Root = styled.div`
	flex: none;
	display: flex;
	align-items: center;
	gap: 1px;
	margin-top: -0.25rem;
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	color: var(--text-3);
	white-space: nowrap;

	span {
		margin-right: var(--space-2);
	}
	[aria-disabled] {
		color: var(--text-disabled);
		cursor: default;
	}
`;
