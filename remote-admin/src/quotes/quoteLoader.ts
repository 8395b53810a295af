import { type AdminRepositories, adminRepositoriesContext, DataError, type QuoteDraft } from "@site/shared-data";
import { today } from "@site/shared-data/dates";
import { quoteNumber } from "@site/shared-data/quotes";
import { data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { createFormRoute } from "../drafts/form/createFormRoute.ts";
import { readSite, type Site } from "../layout/adminLoader.ts";
import { draftsIn, quoteFormIn, toTitle } from "./quoteForm.ts";

/** The form of a draft, or what a sent quote's page shows. */
export async function quoteLoader(args: LoaderFunctionArgs) {
	const repositories = args.context.get(adminRepositoriesContext);
	const { quotes, services, mail } = repositories;
	const { id } = args.params;
	const sendsMail = mail.read().then(({ isOn }) => isOn, ifDataError(false));
	const [site, quote] = await Promise.all([readSite(repositories), id === undefined ? null : quotes.get(id)]);
	if (quote && quote.status !== "draft") {
		return { quote, invoices: await quotes.listInvoices(quote.id), sendsMail: await sendsMail };
	}
	const params = new URL(args.request.url).searchParams;
	const start = id === undefined ? await readStart(repositories, site, params) : emptyQuote;
	const newItem = params.get("request") ?? params.get("message") ?? "";
	// The row is read once, because a step may send it meanwhile.
	const drafts = () => ({ ...draftsIn(repositories), get: async () => quote });
	const route = createFormRoute(quoteFormIn(site, start), drafts, async () => ({
		start,
		newItem,
		number: quote && quoteNumber(quote),
		services: await services.list(),
		sendsMail: await sendsMail,
	}));
	return route.loader(args);
}

const ifDataError =
	<T>(fallback: T) =>
	(error: unknown): T => {
		if (error instanceof DataError) return fallback;
		throw error;
	};

export const emptyQuote: QuoteDraft = {
	hireRequestId: null,
	clientName: "",
	clientEmail: "",
	title: "",
	language: "en",
	lines: [{ title: "", description: "", quantity: 1, unitPrice: Number.NaN, serviceId: null }],
	discount: 0,
	terms: "",
	payment: "",
	callTimes: [],
	validUntil: "",
};

/** A new quote with the texts of the settings and, from an enquiry, its client. */
async function readStart(
	repositories: AdminRepositories,
	{ timeZone, money }: Site,
	params: URLSearchParams,
): Promise<QuoteDraft> {
	const { quoteSettings, hireRequests, contacts } = repositories;
	const [requestId, messageId] = [params.get("request"), params.get("message")];
	const [{ terms, payment, validDays }, request, message] = await Promise.all([
		quoteSettings.get(),
		requestId ? hireRequests.get(requestId) : null,
		messageId ? contacts.get(messageId) : null,
	]);
	if ((requestId && !request) || (messageId && !message)) throw data("no such enquiry", { status: 404 });
	const lastDay = new Date(today(timeZone));
	lastDay.setUTCDate(lastDay.getUTCDate() + validDays);
	return {
		...emptyQuote,
		language: /^id\b/.test(money.language) ? "id" : "en",
		terms,
		payment,
		validUntil: lastDay.toISOString().slice(0, 10),
		...(request && {
			hireRequestId: request.id,
			clientName: request.clientName,
			clientEmail: request.clientEmail,
			title: toTitle(request.projectType),
		}),
		...(message && { clientName: message.name, clientEmail: message.email, title: toTitle(message.subject) }),
	};
}
