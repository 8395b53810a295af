import type { Quote, QuoteSortKey, QuoteStatus as Status } from "@site/shared-data";
import { formatAmount } from "@site/shared-data/amounts";
import { formatDay } from "@site/shared-data/dates";
import { quoteNumber, quotePaths, quoteStatuses } from "@site/shared-data/quotes";
import { ButtonLink } from "@site/shared-ui";
import { Text } from "@site/shared-ui/layout";
import { RowAction } from "@site/shared-ui/RowAction";
import { Link, useLoaderData } from "@site/shared-ui/router";
import type { Column } from "@site/shared-ui/Table";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { useMoney } from "../layout/useSite.ts";
import { DeleteDialog } from "../mutations/DeleteDialog.tsx";
import { useDeletion } from "../mutations/useDeletion.ts";
import { BulkButton } from "../table/BulkButton.tsx";
import { CardLabel, LabelledValue, Pair, PrimaryLine } from "../table/Cells.styles.ts";
import { createListLoader } from "../table/createListLoader.ts";
import { ExportButton, ListExport } from "../table/csv/ExportButton.tsx";
import { ListFrame } from "../table/ListFrame.tsx";
import type { ListRules } from "../table/search/listQuery.ts";
import { TextSkeleton } from "../table/TextSkeleton.tsx";
import { invoicesParam } from "./quoteListAction.ts";
import { QuoteStatus, stateLabels } from "./quoteStates.tsx";

export { quoteListAction as action } from "./quoteListAction.ts";

const rules: ListRules<Status, QuoteSortKey> = {
	statuses: quoteStatuses,
	sorts: ["number", "clientName", "title", "total", "validUntil", "createdAt"],
	sort: { by: "createdAt", direction: "descending" },
	pageSize: 25,
};

export const loader = createListLoader(({ quotes }) => quotes, rules);

const nouns = { one: "quote", many: "quotes" };

export function Component() {
	const { list } = useLoaderData<typeof loader>();
	const deletion = useDeletion(quotePaths.list(), nouns);
	const remove = (quotes: readonly Quote[], after?: () => void) =>
		deletion.request(
			quotes.map(({ id, title }) => ({ id, name: title })),
			after,
		);
	const createLink = (
		<ButtonLink variant="primary" to={quotePaths.create()}>
			<AdminIcon name="plus" />
			New quote
		</ButtonLink>
	);
	return (
		<>
			<ListFrame
				title="Quotes"
				nouns={nouns}
				list={list}
				rules={rules}
				searchLabel="Search number, client and title"
				statuses={quoteStatuses.map((value) => ({ value, label: stateLabels[value] ?? value }))}
				actions={
					<>
						<ExportButton to={`${quotePaths.list()}?${invoicesParam}`} name="invoices" label="Export invoices" />
						<ListExport to={quotePaths.list()} name="quotes" rules={rules} nouns={nouns} />
						{createLink}
					</>
				}
				table={{ columns, card, nameOf: ({ title }) => title, actionsWidth: "4.75rem" }}
				renderActions={(quote) => (
					<>
						<RowAction
							label={quote.status === "draft" ? "Edit" : "View"}
							about={`quote-${quote.id}`}
							to={quotePaths.quote(quote.id)}
						>
							<AdminIcon name={quote.status === "draft" ? "edit" : "eye"} />
						</RowAction>
						{quote.status === "draft" && (
							<RowAction label="Delete" about={`quote-${quote.id}`} danger onClick={() => remove([quote])}>
								<AdminIcon name="trash" />
							</RowAction>
						)}
					</>
				)}
				renderBulk={({ rows, clear }) => {
					const drafts = rows.filter(({ status }) => status === "draft");
					if (drafts.length === 0)
						return (
							<Text as="span" $pad="0px 3" $size="sm" $tone="text-2">
								Only drafts can be deleted
							</Text>
						);
					return (
						<BulkButton danger onPress={() => remove(drafts, clear)}>
							{drafts.length < rows.length ? `Delete ${drafts.length} ${drafts.length === 1 ? "draft" : "drafts"}…` : "Delete…"}
						</BulkButton>
					);
				}}
				notFound="No quotes found"
				empty={{
					title: "No quotes yet",
					children: "Write one here, or from a hire request or a message.",
					action: createLink,
				}}
			/>
			<DeleteDialog deletion={deletion} />
		</>
	);
}

const columns: Column<Quote>[] = [
	{
		id: "number",
		header: "Number",
		width: "6.25rem",
		sortable: true,
		cell: (quote) => (
			<PrimaryLine>
				<Link id={`quote-${quote.id}`} to={quotePaths.quote(quote.id)}>
					{quoteNumber(quote) ?? "Draft"}
				</Link>
			</PrimaryLine>
		),
	},
	{
		id: "clientName",
		header: "Client",
		area: "client",
		width: "20%",
		sortable: true,
		cell: ({ clientName, clientEmail }) => (
			<Pair>
				<PrimaryLine>{clientName}</PrimaryLine>
				<Text $oneLine $size="sm" $tone="text-3">
					{clientEmail}
				</Text>
			</Pair>
		),
		skeleton: <TextSkeleton />,
	},
	{ id: "title", header: "Title", sortable: true, cell: ({ title }) => <Text $oneLine>{title}</Text> },
	{ id: "total", header: "Total", width: "8.5rem", sortable: true, cell: (quote) => <Total quote={quote} /> },
	{ id: "status", header: "Status", width: "6.5rem", cell: (quote) => <QuoteStatus quote={quote} /> },
	{
		id: "validUntil",
		header: "Valid until",
		area: "valid",
		width: "7.25rem",
		hideBelow: "wide",
		sortable: true,
		cell: ({ validUntil }) => (
			<LabelledValue>
				<CardLabel>Valid until </CardLabel>
				<time dateTime={validUntil}>{formatDay(validUntil)}</time>
			</LabelledValue>
		),
	},
];

const card = {
	areas: '"number status select" "title title title" "client client client" "total valid actions"',
	columns: "minmax(0, 1fr) auto auto",
};

const Total = ({ quote: { total, currency } }: { quote: Quote }) => (
	<LabelledValue>{formatAmount(total, useMoney(currency))}</LabelledValue>
);
