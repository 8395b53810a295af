import { VisuallyHidden } from "@site/shared-ui";
import { Kbd } from "@site/shared-ui/Kbd";
import {
	type ComponentProps,
	type KeyboardEvent,
	type PointerEvent,
	type ReactNode,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from "react";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { Grip, Head, Hint, List, Root } from "./OrderedList.styles.ts";

interface OrderedListProps<Row extends { id: string }> {
	label: string;
	rows: readonly Row[];
	nameOf: (row: Row) => string;
	/** Stores the order; resolves with whether it worked. Without it the rows cannot be reordered. */
	onReorder?: ((ids: readonly string[]) => Promise<boolean>) | undefined;
	hint: string;
	/** Column names above the rows, in their grid. */
	head?: ReactNode;
	renderRow: (row: Row) => ReactNode;
}

/** Rows whose order changes by dragging or with Alt and the arrow keys. */
export function OrderedList<Row extends { id: string }>(props: OrderedListProps<Row>) {
	const { label, rows, nameOf, onReorder = never, hint, head, renderRow } = props;
	const canReorder = onReorder !== never && rows.length > 1;
	const stored = rows.map(({ id }) => id);
	const { ids, move } = useReorder(stored, onReorder);
	const [announcement, announce] = useState("");
	const moveTo = (row: Row, to: number) => {
		const index = Math.min(Math.max(to, 0), ids.length - 1);
		if (index === ids.indexOf(row.id)) return;
		move(row.id, index);
		announce(`${nameOf(row)} is now ${index + 1} of ${ids.length}.`);
	};
	const ordered = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
	const { list, drag, handleOf, cancel } = useDrag((id, gap) => {
		const row = rows.find((row) => row.id === id);
		if (row) moveTo(row, gap > ids.indexOf(id) ? gap - 1 : gap);
	});
	const handleKey = (event: KeyboardEvent, row: Row, at: number) => {
		const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
		if (event.key === "Escape") cancel();
		if (!step || !event.altKey) return;
		event.preventDefault();
		moveTo(row, at + step);
	};
	return (
		<>
			{head && (
				<Head aria-hidden="true" $hasGrip={canReorder}>
					{head}
				</Head>
			)}
			<List ref={list} aria-label={label}>
				{ordered.map((row, at) => (
					<OrderedRow
						key={row.id}
						name={nameOf(row)}
						line={drag?.gap === at ? "before" : drag?.gap === at + 1 && at === ordered.length - 1 ? "after" : undefined}
						isDragged={drag?.id === row.id}
						handle={canReorder ? { ...handleOf(row.id), onKeyDown: (event) => handleKey(event, row, at) } : undefined}
					>
						{renderRow(row)}
					</OrderedRow>
				))}
			</List>
			<VisuallyHidden role="status">{announcement}</VisuallyHidden>
			{canReorder && (
				<Hint>
					{hint} Drag a row, or focus its handle and press <Kbd keys="Alt ↑" /> or <Kbd keys="Alt ↓" />.
				</Hint>
			)}
		</>
	);
}

const never = () => Promise.resolve(false);

interface OrderedRowProps {
	name: string;
	line: "before" | "after" | undefined;
	isDragged: boolean;
	handle: ComponentProps<"button"> | undefined;
	children: ReactNode;
}

const OrderedRow = ({ name, line, isDragged, handle, children }: OrderedRowProps) => (
	<Root $line={line} $isDragged={isDragged} $hasGrip={handle !== undefined}>
		{handle && (
			<Grip
				type="button"
				aria-label={`Move ${name}`}
				title="Drag, or Alt ↑ ↓"
				aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
				{...handle}
			>
				<AdminIcon name="grip" />
			</Grip>
		)}
		{children}
	</Root>
);

const storeDelayMs = 700;

interface Draft {
	ids: readonly string[];
	/** Stores the order of the whole list; a search may have narrowed the list since. */
	store: (ids: readonly string[]) => Promise<boolean>;
	isSent: boolean;
	/** The list before this order; set once the order is stored. */
	replaced?: string;
}

/** An optimistic order, stored after a pause or on leaving, and shown until the list is read again. */
function useReorder(stored: readonly string[], store: Draft["store"]) {
	const of = stored.join();
	const [draft, setDraft] = useState<Draft | null>(null);
	if (draft?.replaced !== undefined && draft.replaced !== of) setDraft(null);
	const ids = draft
		? [...draft.ids.filter((id) => stored.includes(id)), ...stored.filter((id) => !draft.ids.includes(id))]
		: stored;

	const commit = useEffectEvent(async () => {
		if (!draft || draft.isSent) return;
		setDraft({ ...draft, isSent: true });
		const isStored = await draft.store(draft.ids);
		// A newer order is stored by its own timer.
		setDraft((now) => (now?.ids !== draft.ids ? now : isStored ? { ...now, replaced: of } : null));
	});
	useEffect(() => {
		if (!draft || draft.isSent) return;
		const timer = setTimeout(commit, storeDelayMs);
		const leave = (event: Event) => {
			event.preventDefault();
			void commit();
		};
		window.addEventListener("beforeunload", leave);
		document.addEventListener("visibilitychange", leave);
		return () => {
			clearTimeout(timer);
			window.removeEventListener("beforeunload", leave);
			document.removeEventListener("visibilitychange", leave);
		};
	}, [draft]);
	useEffect(() => () => void commit(), []);

	return {
		ids,
		move(id: string, to: number) {
			const next = moveItem(ids, id, to);
			setDraft(!draft?.isSent && next.join() === of ? null : { ids: next, store, isSent: false });
		},
	};
}

function moveItem(ids: readonly string[], id: string, to: number): string[] {
	return ids.filter((other) => other !== id).toSpliced(to, 0, id);
}

/** Drags rows by a handle with mouse, pen or finger; gap 0 is before the first row. */
function useDrag(onDrop: (id: string, gap: number) => void) {
	const list = useRef<HTMLOListElement>(null);
	const [drag, setDrag] = useState<{ id: string; gap: number } | null>(null);

	const gapAt = (y: number) => {
		const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
		return rows.filter(({ top, height }) => top + height / 2 < y).length;
	};
	const handleOf = (id: string) => ({
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			setDrag({ id, gap: gapAt(event.clientY) });
		},
		onPointerMove: (event: PointerEvent) => {
			if (drag?.id === id) setDrag({ id, gap: gapAt(event.clientY) });
		},
		onPointerUp: () => {
			if (drag?.id === id) onDrop(id, drag.gap);
			setDrag(null);
		},
		onPointerCancel: () => setDrag(null),
	});
	return { list, drag, handleOf, cancel: () => setDrag(null) };
}
