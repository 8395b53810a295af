import { IconButton } from "@site/shared-ui";
import { useEffect, useEffectEvent } from "react";
import { AdminIcon } from "../icons/AdminIcon.tsx";
import { Root } from "./Steps.styles.ts";

interface StepsProps {
	noun: string;
	/** Its place in the whole list, from 1. */
	place: number;
	total: number;
	previous: string | undefined;
	next: string | undefined;
	onStep: (id: string) => void;
}

/** Where an open entry stands in its list, and the steps to its neighbours; K and J do the same. */
export function Steps({ noun, place, total, previous, next, onStep }: StepsProps) {
	const handleKey = useEffectEvent((event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
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
				{place} of {total}
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
