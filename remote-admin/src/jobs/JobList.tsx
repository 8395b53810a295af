import type { Job } from "@site/shared-data";
import { VisuallyHidden } from "@site/shared-ui";
import { type KeyboardEvent, useState } from "react";
import { List } from "./JobList.styles.ts";
import { JobRow } from "./JobRow.tsx";
import { useDrag } from "./useDrag.ts";
import { useReorder } from "./useReorder.ts";

interface JobListProps {
	jobs: readonly Job[];
	/** Stores the order; resolves with whether it worked. Without it the rows cannot be reordered. */
	onReorder?: (ids: readonly string[]) => Promise<boolean>;
	onMakeCurrent: (job: Job) => void;
	onDelete: (job: Job) => void;
}

/** The jobs in the order of the site, which dragging or Alt with the arrow keys changes. */
export function JobList({ jobs, onReorder = never, onMakeCurrent, onDelete }: JobListProps) {
	const canReorder = onReorder !== never && jobs.length > 1;
	const { ids, move } = useReorder(
		jobs.map(({ id }) => id),
		onReorder,
	);
	const [announcement, announce] = useState("");
	const moveTo = ({ id, position }: Job, to: number) => {
		const index = Math.min(Math.max(to, 0), ids.length - 1);
		if (index === ids.indexOf(id)) return;
		move(id, index);
		announce(`${position} is now ${index + 1} of ${ids.length}.`);
	};
	const ordered = ids.flatMap((id) => jobs.find((job) => job.id === id) ?? []);
	const { list, drag, handleOf, cancel } = useDrag((id, gap) => {
		const job = jobs.find((job) => job.id === id);
		if (job) moveTo(job, gap > ids.indexOf(id) ? gap - 1 : gap);
	});
	const handleKey = (event: KeyboardEvent, job: Job, at: number) => {
		const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
		if (event.key === "Escape") cancel();
		if (!step || !event.altKey) return;
		event.preventDefault();
		moveTo(job, at + step);
	};
	return (
		<>
			<List ref={list} aria-label="Jobs">
				{ordered.map((job, at) => (
					<JobRow
						key={job.id}
						job={job}
						line={drag?.gap === at ? "before" : drag?.gap === at + 1 && at === ordered.length - 1 ? "after" : undefined}
						isDragged={drag?.id === job.id}
						handle={canReorder ? { ...handleOf(job.id), onKeyDown: (event) => handleKey(event, job, at) } : undefined}
						onMakeCurrent={() => onMakeCurrent(job)}
						onDelete={() => onDelete(job)}
					/>
				))}
			</List>
			<VisuallyHidden role="status">{announcement}</VisuallyHidden>
		</>
	);
}

const never = () => Promise.resolve(false);
