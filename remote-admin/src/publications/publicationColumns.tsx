import { stateAt } from "@site/shared-data/rules";
import { Skeleton } from "@site/shared-ui";
import { below, Text } from "@site/shared-ui/layout";
import { unseen } from "@site/shared-ui/mixins";
import { Link, useLoaderData } from "@site/shared-ui/router";
import type { Column } from "@site/shared-ui/Table";
import { asCards, asRows } from "@site/shared-ui/Table";
import { styled } from "styled-components";
import type { FormDefinition } from "../drafts/form/FormDefinition.ts";
import type { FormValues } from "../form/Form.ts";
import { Moment } from "../layout/Moment.tsx";
import { useTimes } from "../layout/times.ts";
import { useResult } from "../results/useResult.ts";
import { CardLabel, LabelledValue, PrimaryLine } from "../table/Cells.styles.ts";
import type { CsvColumns } from "../table/csv/toCsv.ts";
import { Status } from "../table/status/Status.tsx";
import { TextSkeleton } from "../table/TextSkeleton.tsx";
import { formatViews } from "../visits/describeViews.ts";
import type { createPublicationLoader } from "./createPublicationLoader.ts";
import { type PublicationKind, type PublicationRow, stateLabels } from "./publicationKinds.ts";
import { useDatabaseTime } from "./schedule/databaseTime.ts";

/** The title, a link to the form, and an excerpt. */
export const titleColumn = <Row extends PublicationRow>(
	{ urls }: PublicationKind,
	aboutOf: (row: Row) => string,
): Column<Row> => ({
	id: "title",
	header: "Title",
	sortable: true,
	cell: (row) => (
		<>
			<PrimaryLine>
				<Text as={Link} $weight="medium" id={`entry-${row.id}`} to={urls.edit(row.id)}>
					{row.title}
				</Text>
			</PrimaryLine>
			<Text $oneLine $size="sm" $tone="text-2">
				{aboutOf(row)}
			</Text>
		</>
	),
	skeleton: <TextSkeleton />,
});

export const statusColumn: Column<PublicationRow> = {
	id: "status",
	header: "Status",
	width: "7rem",
	sortable: true,
	cell: (row) => <State row={row} />,
};

/** The state of a row; a scheduled one says when it becomes public. */
function State({ row }: { row: PublicationRow }) {
	const state = stateAt(useDatabaseTime(), row);
	return (
		<>
			<Status mark={state}>{stateLabels[state]}</Status>
			{state === "scheduled" && row.publishAt && (
				<LabelledValue>
					<Moment at={new Date(row.publishAt)} as="shortDateTime" />
				</LabelledValue>
			)}
		</>
	);
}

/** The day of the last change; a card omits it if it equals the day of publication. */
export const updatedColumn = <Row extends PublicationRow>(width: string, publishedOn?: (row: Row) => string): Column<Row> => ({
	id: "updatedAt",
	header: "Updated",
	area: "updated",
	width,
	sortable: true,
	cell: (row) => <Updated at={row.updatedAt} publishedOn={publishedOn?.(row)} />,
});

function Updated({ at, publishedOn }: { at: Date; publishedOn: string | undefined }) {
	const day = useTimes().day(at);
	return (
		<UpdatedDay data-repeats={day === publishedOn || undefined}>
			{publishedOn ? <CardLabel>Updated: </CardLabel> : <CardLabel aria-hidden="true">· </CardLabel>}
			<Day dateTime={at.toISOString()} day={day} />
		</UpdatedDay>
	);
}

/** A day; a card shows it without the current year. */
export function Day({ dateTime, day }: { dateTime: string; day: string }) {
	const [monthDay, year] = day.split(", ");
	if (year !== useTimes().day(useDatabaseTime()).slice(-4)) return <time dateTime={dateTime}>{day}</time>;
	return (
		<time dateTime={dateTime}>
			<FullDay>{day}</FullDay>
			<ShortDay aria-hidden="true">{monthDay}</ShortDay>
		</time>
	);
}

/** A card omits it if it equals the day of publication; on a phone four actions leave it no space. */
const UpdatedDay = styled(LabelledValue)`
	${asCards} {
		&[data-repeats] {
			display: none;
		}
	}
	${below(26)} {
		display: none;
	}
`;

const FullDay = styled.span`
	${asCards} {
		${unseen}
	}
`;

const ShortDay = styled.span`
	${asRows} {
		display: none;
	}
`;

/** All views of the public page, without those of the admin and of crawlers. */
export const viewsColumn = ({ urls }: PublicationKind): Column<PublicationRow> => ({
	id: "views",
	header: "Views",
	width: "4rem",
	hideBelow: "medium",
	area: "none",
	cell: ({ id }) => (
		<LabelledValue>
			<CardLabel>Views: </CardLabel>
			<Views path={urls.public(id)} />
		</LabelledValue>
	),
});

function Views({ path }: { path: string }) {
	const { result, isRefreshing } = useResult(useLoaderData<ReturnType<typeof createPublicationLoader>>().views);
	if (result?.status === "error") return <span title="The views could not be loaded.">–</span>;
	const views = result?.data[path];
	// Views that were loaded for other rows are not valid for this one.
	if (!result || (isRefreshing && views === undefined)) return <Skeleton width="1.5rem" height="0.75rem" />;
	return formatViews(views ?? 0);
}

/** The columns of an export: the stored fields of the form under their labels. */
export function csvColumnsOf<Values extends FormValues, Entity extends StoredPublication, Draft>({
	labels,
	toValues,
}: FormDefinition<Values, Entity, Draft>): CsvColumns<Entity> {
	const fields = Object.entries<string>(labels).map(([field, label]) => [
		label.replaceAll(/ [A-Z](?=[a-z])/g, (initial) => initial.toLowerCase()),
		(row: Entity) => String(toValues(row)[field]),
	]);
	return {
		Id: ({ id }) => id,
		Title: ({ title }) => title,
		Status: ({ status }) => status,
		...Object.fromEntries(fields),
		Created: ({ createdAt }) => createdAt,
		Updated: ({ updatedAt }) => updatedAt,
	};
}

type StoredPublication = PublicationRow & { createdAt: Date };
