import { stateAt } from "@site/shared-data/rules";
import { LoadingState, Skeleton, TextLink, VisuallyHidden } from "@site/shared-ui";
import { Row, Text } from "@site/shared-ui/layout";
import { RowAction } from "@site/shared-ui/RowAction";
import { Link } from "@site/shared-ui/router";
import { useId } from "react";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { Block } from "../layout/Block.tsx";
import { Moment } from "../layout/Moment.tsx";
import { type PublicationKind, type PublicationRow, stateLabels, viewUrl } from "../publications/publicationKinds.ts";
import { useDatabaseTime } from "../publications/schedule/databaseTime.ts";
import type { Result } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";
import { Status } from "../table/status/Status.tsx";
import { AllLink, RecentRow, RowLink } from "./Dashboard.styles.ts";

interface RecentListProps {
	kind: PublicationKind;
	result: Promise<Result<PublicationRow[]>>;
}

export function RecentList({ kind, result }: RecentListProps) {
	const { many } = kind.nouns;
	const all = (
		<AllLink as={Link} to={kind.urls.list}>
			All<VisuallyHidden> {many}</VisuallyHidden> <AdminIcon name="right" />
		</AllLink>
	);
	return (
		<Block title={`Recent ${many}`} aside={all}>
			<ResultBlock result={result} loading={skeleton} failure={`The ${many} could not be loaded.`}>
				{(rows) =>
					rows.length > 0 ? (
						<ul className="rows">
							{rows.map((row) => (
								<Recent key={row.id} kind={kind} row={row} />
							))}
						</ul>
					) : (
						<Text $pad="4 0px" $tone="text-2">
							No {many} yet. <TextLink to={kind.urls.create}>{kind.firstLabel}</TextLink>
						</Text>
					)
				}
			</ResultBlock>
		</Block>
	);
}

function Recent({ kind, row }: { kind: PublicationKind; row: PublicationRow }) {
	const titleId = useId();
	const { id, title, updatedAt } = row;
	const state = stateAt(useDatabaseTime(), row);
	const edit = kind.urls.edit(id);
	return (
		<RecentRow>
			<RowLink id={titleId} as={Link} to={edit}>
				{title}
			</RowLink>
			<Status mark={state}>{stateLabels[state]}</Status>
			<Moment at={updatedAt} as="shortDay" />
			<span>
				<RowAction label="Edit" about={titleId} to={edit}>
					<AdminIcon name="edit" />
				</RowAction>
				<RowAction label="View" about={titleId} to={viewUrl(kind, id, state)}>
					<AdminIcon name={state === "published" ? "out" : "eye"} />
				</RowAction>
			</span>
		</RecentRow>
	);
}

const skeleton = (
	<LoadingState label="Loading…">
		{[62, 48, 55].map((width) => (
			<Row key={width} as="span" $align="center" $justify="space-between" $minHeight="3.0625rem" $rule="bottom">
				<Skeleton width={`${width}%`} height="0.875rem" />
				<Skeleton width="5rem" height="0.875rem" />
			</Row>
		))}
	</LoadingState>
);
