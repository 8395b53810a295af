import { type AdminRepositories, adminRepositoriesContext, DataError } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import type { SaveAnswer, SaveRequest } from "./SaveAnswer.ts";
import type { Stored } from "./Stored.ts";

/** How one kind of item is written. */
interface Item<Values, Draft, Row> {
	repository: (repositories: AdminRepositories) => {
		get: (id: string) => Promise<Row | null>;
		/** Left out where there is only one. */
		create?: (draft: Draft) => Promise<Row>;
		save: (id: string, draft: Draft, revision: string) => Promise<Row>;
	};
	toDraft: (values: Values, status: SaveRequest<Values>["status"]) => Draft;
	toStored: (row: Row) => Stored<Values>;
}

/** The action of a form's routes: creates or saves what a DraftForm sends. It answers every failure of the backend, so that the form stays on the screen. */
export function createSaveAction<Values, Draft, Row>({ repository, toDraft, toStored }: Item<Values, Draft, Row>) {
	return async ({ request, context }: ActionFunctionArgs): Promise<SaveAnswer<Values>> => {
		const { id, revision, values, status } = (await request.json()) as SaveRequest<Values>;
		const repositories = context.get(adminRepositoriesContext);
		const { get, create, save } = repository(repositories);
		const draft = toDraft(values, status);
		try {
			if (id !== null) return { outcome: "saved", stored: toStored(await save(id, draft, revision ?? "")) };
			if (create) return { outcome: "saved", stored: toStored(await create(draft)) };
			return { outcome: "failed", kind: "not-found" };
		} catch (error) {
			if (!(error instanceof DataError)) throw error;
			return (await whatIsThere(error, async () => (id === null ? null : get(id)))) ?? failed(error);
		}

		/** A visitor sees no draft and may change nothing, which looks like a conflict or a deleted row until one asks who is signed in. */
		async function whatIsThere({ kind }: DataError, find: () => Promise<Row | null>): Promise<SaveAnswer<Values> | null> {
			if (kind !== "conflict" && kind !== "not-found" && kind !== "refused") return null;
			try {
				if (!(await repositories.session.current())) return { outcome: "failed", kind: "signed-out" };
				const row = kind === "conflict" ? await find() : null;
				return row && { outcome: "conflict", stored: toStored(row) };
			} catch (error) {
				if (error instanceof DataError) return failed(error);
				throw error;
			}
		}
	};
}

const failed = ({ kind, reason }: DataError) => ({ outcome: "failed", kind, reason }) as const;
