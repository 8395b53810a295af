import { today } from "@site/shared-data/dates";
import { ButtonLink } from "@site/shared-ui";
import type { ComponentProps } from "react";
import { siteConfig } from "../../../site.config.ts";
import { DeleteDialog } from "../acts/DeleteDialog.tsx";
import { useDeletion } from "../acts/useDeletion.ts";
import { ExportButton } from "../export/ExportButton.tsx";
import { AdminIcon } from "../icons/AdminIcon.tsx";
import { ListFrame, type ListFrameProps } from "../list/ListFrame.tsx";
import type { Publication } from "./Publication.ts";
import { PublicationActions } from "./PublicationActions.tsx";
import { PublicationBulk } from "./PublicationBulk.tsx";
import { placeToView } from "./placeToView.ts";
import { publicationStatuses } from "./publicationStatuses.ts";
import { usePublicationActs } from "./usePublicationActs.ts";

interface PublicationListScreenProps<Row extends Publication>
	extends Pick<ListFrameProps<Row>, "title" | "nouns" | "searchLabel" | "rules" | "list" | "notFound"> {
	columns: ListFrameProps<Row>["table"]["columns"];
	card: NonNullable<ComponentProps<typeof ListFrame<Row>>["table"]["card"]>;
	addresses: { list: string; create: string; edit: (id: string) => string; view: (id: string) => string };
	/** What the link to a new one says, and what it says while there is none. */
	createLabel: string;
	firstLabel: string;
}

/** The list of what can be published: projects and essays follow one pattern. */
export function PublicationListScreen<Row extends Publication>(props: PublicationListScreenProps<Row>) {
	const { columns, card, addresses, createLabel, firstLabel, ...frame } = props;
	const { nouns, notFound } = frame;
	const { setStatus, duplicate } = usePublicationActs(addresses.list, nouns, addresses.edit);
	const deletion = useDeletion(addresses.list, nouns);
	const remove = (entries: readonly Row[], after?: () => void) =>
		deletion.ask(
			entries.map(({ id, title }) => ({ id, name: title })),
			after,
		);
	return (
		<>
			<ListFrame
				{...frame}
				statuses={publicationStatuses}
				actions={
					<>
						<ExportButton to={addresses.list} name={`${nouns.many}-${today(siteConfig.timeZone)}`} />
						<ButtonLink variant="primary" to={addresses.create}>
							<AdminIcon name="plus" />
							{createLabel}
						</ButtonLink>
					</>
				}
				table={{ columns, card, nameOf: ({ title }) => title, actionsWidth: "9rem" }}
				renderActions={(entry) => (
					<PublicationActions
						entry={entry}
						view={placeToView(entry, addresses)}
						edit={addresses.edit(entry.id)}
						onSetStatus={(status) => void setStatus([entry], status)}
						onDuplicate={() => void duplicate([entry])}
						onDelete={() => remove([entry])}
					/>
				)}
				renderBulk={(chosen, clear) => (
					<PublicationBulk
						onSetStatus={(status) => setStatus(chosen, status)}
						onDuplicate={() => duplicate(chosen)}
						onDelete={() => remove(chosen, clear)}
						onDone={clear}
					/>
				)}
				empty={{
					title: notFound,
					children: "Nothing here yet. The first one can be small.",
					action: (
						<ButtonLink variant="primary" to={addresses.create}>
							<AdminIcon name="plus" />
							{firstLabel}
						</ButtonLink>
					),
				}}
			/>
			<DeleteDialog deletion={deletion} />
		</>
	);
}
