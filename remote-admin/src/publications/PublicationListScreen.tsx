import type { Page, UnfinishedTextSummary } from "@site/shared-data";
import { ButtonLink } from "@site/shared-ui";
import { useLoaderData } from "@site/shared-ui/router";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { DeleteDialog } from "../mutations/DeleteDialog.tsx";
import { useDeletion } from "../mutations/useDeletion.ts";
import type { Result } from "../results/Result.ts";
import { ListExport } from "../table/csv/ExportButton.tsx";
import { ListFrame, type ListFrameProps } from "../table/ListFrame.tsx";
import { PublicationActions, PublicationBulkActions } from "./PublicationActions.tsx";
import { type PublicationKind, type PublicationRow, stateLabels } from "./publicationKinds.ts";
import { UnfinishedTexts } from "./UnfinishedTexts.tsx";
import { usePublicationMutations } from "./usePublicationMutations.ts";

export interface PublicationListScreenProps<Row extends PublicationRow>
	extends Pick<ListFrameProps<Row>, "searchLabel" | "rules"> {
	kind: PublicationKind;
	table: Pick<ListFrameProps<Row>["table"], "columns" | "card">;
}

/** The list of all publications of a kind, drafts included. */
export function PublicationListScreen<Row extends PublicationRow>(props: PublicationListScreenProps<Row>) {
	const { kind, table, ...frame } = props;
	const { title, nouns, urls } = kind;
	const { list, unfinished } = useLoaderData<
		Pick<ListFrameProps<Row>, "list"> & { unfinished: Promise<Result<Page<UnfinishedTextSummary>>> }
	>();
	const mutations = usePublicationMutations(kind);
	const deletion = useDeletion(urls.list, nouns);
	const toDeleted = ({ id, title }: Row) => ({ id, name: title });
	const remove = (rows: readonly Row[], after?: () => void) => deletion.request(rows.map(toDeleted), after);
	const createLink = (label: string) => (
		<ButtonLink variant="primary" to={urls.create}>
			<AdminIcon name="plus" />
			{label}
		</ButtonLink>
	);
	return (
		<>
			<ListFrame
				{...frame}
				title={title}
				nouns={nouns}
				list={list as ListFrameProps<Row>["list"]}
				counters={<UnfinishedTexts texts={unfinished} kind={kind} />}
				statuses={Object.entries(stateLabels).map(([value, label]) => ({ value, label }))}
				actions={
					<>
						<ListExport to={urls.list} name={nouns.many} rules={frame.rules} nouns={nouns} />
						{createLink(kind.createLabel)}
					</>
				}
				table={{ ...table, nameOf: (row) => row.title, actionsWidth: "9rem" }}
				renderActions={(row) => <PublicationActions kind={kind} row={row} mutations={mutations} onDelete={() => remove([row])} />}
				canSelectFound
				renderBulk={(bulk) => (
					<PublicationBulkActions bulk={bulk} mutations={mutations} onDelete={(rows) => remove(rows, bulk.clear)} />
				)}
				notFound={`No ${nouns.many} found`}
				empty={{
					title: `No ${nouns.many} found`,
					children: "Nothing here yet. The first one can be small.",
					action: createLink(kind.firstLabel),
				}}
			/>
			<DeleteDialog deletion={deletion} />
		</>
	);
}
