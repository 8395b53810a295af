import { type AdminRepositories, adminRepositoriesContext, type Invoice } from "@site/shared-data";
import { type ActionFunctionArgs, data } from "@site/shared-ui/router";
import { createSaveAction, detectEndedSession } from "../drafts/form/createFormRoute.ts";
import { readSite } from "../layout/adminLoader.ts";
import { toResult } from "../results/Result.ts";
import { draftsIn, quoteFormIn } from "./quoteForm.ts";
import { emptyQuote } from "./quoteLoader.ts";

/** A step of a stored quote; its page sends one to the action as JSON. */
export type QuoteStep =
	| { step: "send"; byMail: boolean; replaces: boolean }
	| { step: "preview" | "withdraw" | "revise" }
	| ({ step: "invoice"; key: string } & Pick<Invoice, "amount" | "dueOn">)
	| { step: "changeInvoice"; id: string; paidOn: string | null };

/** Saves a draft, or takes a step. */
export async function quoteAction(args: ActionFunctionArgs) {
	const repositories = args.context.get(adminRepositoriesContext);
	const asked = (await args.request.clone().json()) as QuoteStep | { step?: never };
	if (!asked.step) return createSaveAction(quoteFormIn(await readSite(repositories), emptyQuote), draftsIn)(args);
	const result = await toResult<unknown>(takeStep(repositories, args.params.id ?? "", asked));
	if (result.status === "success") return result;
	const error = await detectEndedSession(repositories, result);
	// With an error status the router does not read again, so that an offline page keeps its text.
	return error.kind === "conflict" || error.kind === "not-found" ? error : data(error, { status: 400 });
}

async function takeStep({ quotes }: AdminRepositories, id: string, asked: QuoteStep): Promise<unknown> {
	switch (asked.step) {
		case "send":
			return quotes.send(id, asked);
		case "preview":
			return quotes.preview(id);
		case "withdraw":
			await quotes.withdraw(id);
			return { done: [id], kept: [], missing: [] };
		case "revise":
			return quotes.revise(id);
		case "invoice":
			return quotes.createInvoice({ quoteId: id, amount: asked.amount, dueOn: asked.dueOn }, asked.key);
		case "changeInvoice": {
			const before = (await quotes.listInvoices(id)).find((invoice) => invoice.id === asked.id);
			await quotes.updateInvoice(asked.id, { paidOn: asked.paidOn });
			const undo: QuoteStep | false = before !== undefined && { ...asked, paidOn: before.paidOn };
			return { done: [asked.id], kept: [], missing: [], undo };
		}
	}
}
