import { useDraggable } from "@dnd-kit/react";
import { selectedParams } from "@site/shared-data";
import { Stack, Text } from "@site/shared-ui/layout";
import { Menu } from "@site/shared-ui/Menu";
import { RowAction } from "@site/shared-ui/RowAction";
import { Link } from "@site/shared-ui/router";
import { type JSX, memo, type ReactNode } from "react";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { Moment } from "../../layout/Moment.tsx";
import type { InboxKind, InboxRow } from "../InboxKind.ts";
import { ResponseTimer } from "../response-time/ResponseTimer.tsx";
import { linkToEntry } from "../useSelectedEntry.ts";
import { CardName, CardRoot, CardTools } from "./Board.styles.ts";
import type { CardData } from "./dragAndDrop.ts";

interface CardProps<Entry extends InboxRow<Status>, Status extends string> {
	kind: InboxKind<Entry, Status>;
	entry: Entry;
	now: number;
	search: string;
	onMove: (entry: Entry, status: Status) => void;
}

export const menuId = (id: string) => `move-${id}`;

export const Card = memo(function Card<Entry extends InboxRow<Status>, Status extends string>(props: CardProps<Entry, Status>) {
	const { kind, entry, now, search, onMove } = props;
	const { id, status } = entry;
	const nameOf = kind.nameOf(entry);
	const name = nameOf.charAt(0).toLowerCase() + nameOf.slice(1);
	const data: CardData = { name, column: status };
	const { ref, handleRef, isDragSource } = useDraggable({ id, data });
	const statuses = Object.keys(kind.statuses) as Status[];
	return (
		<CardRoot ref={ref} $isLifted={isDragSource}>
			<CardFace
				entry={entry}
				kind={kind}
				now={now}
				link={
					<Link
						id={`${kind.idPrefix}-${id}`}
						{...linkToEntry(new URLSearchParams(search), selectedParams[kind.name], id)}
						draggable={false}
					>
						{kind.describe(entry).name}
					</Link>
				}
			/>
			<CardTools>
				<RowAction ref={handleRef} id={`drag-${id}`} label={`Drag ${name}`}>
					<AdminIcon name="grip" />
				</RowAction>
				<Menu
					trigger={
						<RowAction id={menuId(id)} label={`Move ${name} to…`}>
							<AdminIcon name="more" />
						</RowAction>
					}
					entries={statuses
						.filter((other) => other !== status)
						.map((other) => ({
							label: kind.statuses[other].label,
							onSelect: () => onMove(entry, other),
						}))}
				/>
			</CardTools>
		</CardRoot>
	);
}, isSame) as <Entry extends InboxRow<Status>, Status extends string>(props: CardProps<Entry, Status>) => JSX.Element;

/** Whether two props show the same card; a reload returns every entry as a new object. */
function isSame({ entry, ...rest }: CardProps<any, any>, { entry: next, ...nextRest }: CardProps<any, any>) {
	return isEqual(entry, next) && isEqual(rest, nextRest);
}

const isEqual = (a: object, b: object) =>
	Object.entries(a).every(([key, value]) => {
		const other: unknown = b[key as keyof typeof b];
		return Object.is(value, other) || (value instanceof Date && other instanceof Date && Number(value) === Number(other));
	});

interface CardFaceProps<Entry extends InboxRow<Status>, Status extends string> {
	kind: InboxKind<Entry, Status>;
	entry: Entry;
	now: number;
	/** Its name as a link; plain while it is dragged. */
	link?: ReactNode;
}

export function CardFace<Entry extends InboxRow<Status>, Status extends string>(props: CardFaceProps<Entry, Status>) {
	const { kind, entry, now, link } = props;
	const { createdAt } = entry;
	return (
		<>
			<CardName $emphasis={entry.status === kind.newStatus}>{link ?? kind.describe(entry).name}</CardName>
			<Stack $size="sm" $leading={1.45} $tone="text-2">
				{kind.board?.lines(entry, now)}
			</Stack>
			<Text $top={2} $size="xs" $numeric $tone="text-3">
				{kind.isUnanswered(entry) ? <ResponseTimer since={createdAt} now={now} /> : <Moment at={createdAt} as="day" />}
			</Text>
		</>
	);
}
