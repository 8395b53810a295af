import { type AdminRepositories, adminRepositoriesContext, type ListQuery, type Page, selectedParams } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";
import { createElement } from "react";
import { createListAction, type ListColumns, type ListRepository } from "../mutations/listMutation.ts";
import { toResult } from "../results/Result.ts";
import { type ListRules, readListQuery } from "../table/search/listQuery.ts";
import { preloadBoard } from "./board/BoardFrame.tsx";
import { isBoard, loadBoard } from "./board/boardPage.ts";
import type { InboxKind, InboxRow } from "./InboxKind.ts";
import { InboxScreen } from "./InboxScreen.tsx";
import { shouldRevalidateList } from "./useSelectedEntry.ts";

interface Repository<Entry extends { id: string }, Status extends string, Key extends string>
	extends ListRepository<Entry, Status> {
	listPage(query: ListQuery<Status, Key>): Promise<Page<Entry>>;
	get(id: string): Promise<Entry | null>;
}

export function createInboxRoute<Entry extends InboxRow<Status>, Status extends string, Key extends string>(
	kind: InboxKind<Entry, Status>,
	sorts: readonly (Key | "createdAt")[],
	repositoryOf: (repositories: AdminRepositories) => Repository<Entry, Status, Key | "createdAt">,
	csvColumns: ListColumns<Entry>,
) {
	const rules: ListRules<Status, Key | "createdAt"> = {
		statuses: Object.keys(kind.statuses) as Status[],
		sorts,
		sort: { by: "createdAt", direction: "descending" },
		pageSize: 25,
	};
	const param = selectedParams[kind.name];
	return {
		loader({ request, context }: LoaderFunctionArgs) {
			const repositories = context.get(adminRepositoriesContext);
			const repository = repositoryOf(repositories);
			const params = new URL(request.url).searchParams;
			const list = (query: ListQuery<Status, Key | "createdAt">) => repository.listPage(query);
			const board = isBoard(params) ? kind.board : undefined;
			if (board) preloadBoard();
			const page: Promise<Page<Entry>> = board ? loadBoard(list, params, rules, board) : list(readListQuery(params, rules));
			const id = params.get(param);
			const findSelected = async () => (id ? ((await page).rows.find((row) => row.id === id) ?? repository.get(id)) : null);
			return {
				now: Date.now(),
				list: toResult(page),
				selected: toResult(findSelected()),
				templates: toResult(repositories.replyTemplates.list()),
			};
		},
		action: createListAction(repositoryOf, csvColumns),
		shouldRevalidate: shouldRevalidateList(param),
		Component: () => createElement(InboxScreen<Entry, Status>, { kind, rules }),
	};
}
