import {
	type AdminRepositories,
	adminRepositoriesContext,
	type EnquiryEntity,
	type EnquiryEvent,
	type EnquiryNote,
	type Quote,
} from "@site/shared-data";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { detectEndedSession } from "../../drafts/form/createFormRoute.ts";
import { createOrSave } from "../../drafts/inline/createOrSave.ts";
import type { MutationResult } from "../../mutations/useMutation.ts";
import { type Result, toResult } from "../../results/Result.ts";
import { type EnquirySummary, summarizeMessage, summarizeRequest } from "../enquirySummary.ts";

/** The details below the enquiry in its dialog; each part appears, or fails, independently. */
export interface EnquiryDetails {
	notes: Result<EnquiryNote[]>;
	events: Result<EnquiryEvent[]>;
	related: Result<RelatedEntries>;
	/** Of a hire request. */
	quotes: Result<Quote[]>;
}

export interface RelatedEntries {
	sameEmail: EnquirySummary[];
	hasMore: boolean;
	converted: EnquirySummary[];
}

/** The changes of an enquiry; its dialog sends one to the action as JSON. */
export type EnquiryChange =
	| { type: "createNote"; key: string; body: string }
	| { type: "saveNote"; id: string; body: string; revision: string }
	| { type: "removeNote"; id: string }
	| { type: "update"; additions: { followUpOn?: string | null; value?: number | null } }
	| { type: "finishFollowUp" };

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<EnquiryDetails> {
	const repositories = context.get(adminRepositoriesContext);
	const enquiry = readEnquiry(params);
	const { entity, id } = enquiry;
	const [notes, events, related, quotes] = await Promise.all([
		toResult(repositories.enquiryNotes.list(entity, id)),
		toResult(repositories.enquiryEvents.list(entity, id)),
		toResult(findRelated(repositories, enquiry, new URL(request.url).searchParams)),
		toResult(entity === "contacts" ? Promise.resolve([]) : repositories.quotes.listOfRequest(id)),
	]);
	return { notes, events, related, quotes };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	const repositories = context.get(adminRepositoriesContext);
	const result = await toResult<unknown>(change(repositories, readEnquiry(params), await request.json()));
	if (result.status === "success") return result;
	const error = await detectEndedSession(repositories, result);
	// With an error status the router does not read again; changes made elsewhere must be read.
	return error.kind === "conflict" || error.kind === "not-found" ? error : data(error, { status: 400 });
}

interface Enquiry {
	entity: EnquiryEntity;
	id: string;
}

const readEnquiry = ({ entity, id = "" }: LoaderFunctionArgs["params"]): Enquiry => ({
	entity: entity === "contacts" ? entity : "hire_projects",
	id,
});

function change(repositories: AdminRepositories, { entity, id }: Enquiry, asked: EnquiryChange): Promise<unknown> {
	const { enquiryNotes, contacts, hireRequests } = repositories;
	const inbox = entity === "contacts" ? contacts : hireRequests;
	switch (asked.type) {
		case "createNote":
			return createOrSave(enquiryNotes, { entity, entityId: id, body: asked.body }, asked.key, { body: asked.body });
		case "saveNote":
			return enquiryNotes.save(asked.id, { body: asked.body }, asked.revision);
		case "removeNote":
			return enquiryNotes.delete(asked.id);
		case "update":
			return inbox.update(id, asked.additions);
		case "finishFollowUp":
			return finishFollowUp(inbox, id);
	}
}

async function finishFollowUp(inbox: Pick<AdminRepositories["contacts" | "hireRequests"], "get" | "update">, id: string) {
	const { followUpOn = null } = (await inbox.get(id)) ?? {};
	await inbox.update(id, { followUpOn: null });
	const undo: EnquiryChange | false = followUpOn !== null && { type: "update", additions: { followUpOn } };
	return { done: [id], kept: [], missing: [], undo } satisfies MutationResult;
}

const maxRelated = 5;

/** `params` has the enquiry's e-mail, and for a request the message from which it was made. */
async function findRelated(
	{ contacts, hireRequests }: AdminRepositories,
	{ entity, id }: Enquiry,
	params: URLSearchParams,
): Promise<RelatedEntries> {
	const email = params.get("email") ?? "";
	const contactId = params.get("message");
	// Reads some more, because the enquiry itself and its linked ones are left out.
	const some = { limit: 2 * maxRelated };
	const [messages, requests, made, source] = await Promise.all([
		contacts.listByEmail(email, some),
		hireRequests.listByEmail(email, some),
		entity === "contacts" ? hireRequests.listMadeFrom(id) : [],
		contactId && contacts.get(contactId),
	]);
	const converted = [...made.map(summarizeRequest), ...(source ? [summarizeMessage(source)] : [])];
	const isShown = new Set([id, ...converted.map((entry) => entry.id)]);
	const found = [...messages.map(summarizeMessage), ...requests.map(summarizeRequest)]
		.filter((entry) => !isShown.has(entry.id))
		.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
	return { sameEmail: found.slice(0, maxRelated), hasMore: found.length > maxRelated, converted };
}
