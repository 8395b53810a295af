import { type ReplyTemplate, urls } from "@site/shared-data";
import { maxReplyTemplates } from "@site/shared-data/rules";
import { ButtonLink, EmptyState, ErrorState, LoadingState, Skeleton } from "@site/shared-ui";
import { useLoaderData, useRevalidator } from "@site/shared-ui/router";
import { TablePlaceholder } from "@site/shared-ui/Table";
import { errorReason } from "../errorReason.ts";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { PageHead } from "../layout/PageHead.tsx";
import { DeleteDialog } from "../mutations/DeleteDialog.tsx";
import { useDeletion } from "../mutations/useDeletion.ts";
import { useResult } from "../results/useResult.ts";
import { OrderedList } from "../table/order/OrderedList.tsx";
import { useReordering } from "../table/order/useReordering.ts";
import { ReplyTemplateRow } from "./ReplyTemplateRow.tsx";
import type { replyTemplatesLoader } from "./replyTemplatesLoader.ts";

export { replyTemplatesAction as action } from "./replyTemplatesAction.ts";
export { replyTemplatesLoader as loader } from "./replyTemplatesLoader.ts";

/** The texts that enquiries are answered with. */
export function Component() {
	const { result, isRefreshing } = useResult(useLoaderData<typeof replyTemplatesLoader>().templates);
	const { revalidate } = useRevalidator();
	const reorder = useReordering(urls.admin.replyTemplates());
	const deletion = useDeletion(urls.admin.replyTemplates(), { one: "reply template", many: "reply templates" });
	const remove = ({ id, name }: ReplyTemplate) => deletion.request([{ id, name }]);
	const templates = result?.status === "success" ? result.data : null;
	const isFull = templates !== null && templates.length >= maxReplyTemplates;
	return (
		<>
			<PageHead
				title="Reply templates"
				note={
					isFull
						? `${maxReplyTemplates} templates are the most. Delete one to add another.`
						: "Messages and hire requests offer them beside Reply via Email."
				}
				actions={!isFull && addTemplate}
			/>
			{result === null && skeleton}
			{result?.status === "error" && (
				<TablePlaceholder>
					<ErrorState title="The templates could not be loaded" onRetry={revalidate} busy={isRefreshing}>
						{errorReason(result.kind)} Nothing that is stored is lost.
					</ErrorState>
				</TablePlaceholder>
			)}
			{templates?.length === 0 && (
				<TablePlaceholder>
					<EmptyState title="No reply templates yet" action={addTemplate}>
						Write down once what you answer often. In a message or hire request you pick it, and your mail program opens with the
						name and the service filled in.
					</EmptyState>
				</TablePlaceholder>
			)}
			{templates && templates.length > 0 && (
				<OrderedList
					label="Reply templates"
					rows={templates}
					nameOf={({ name }) => name}
					onReorder={(ids) => reorder(ids, templates)}
					hint="The order here is the order of the menu."
					renderRow={(template) => <ReplyTemplateRow template={template} onDelete={() => remove(template)} />}
				/>
			)}
			<DeleteDialog deletion={deletion} />
		</>
	);
}

const addTemplate = (
	<ButtonLink variant="primary" to={urls.admin.newReplyTemplate()}>
		<AdminIcon name="plus" />
		Add template
	</ButtonLink>
);

const skeleton = (
	<LoadingState label="Loading reply templates…">
		{[1, 2, 3].map((row) => (
			<Skeleton key={row} width="100%" height="5rem" />
		))}
	</LoadingState>
);
