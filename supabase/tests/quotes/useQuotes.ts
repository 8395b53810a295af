import { returned } from "../../testing/newRows.ts";
import { useBackend } from "../../testing/useBackend.ts";

export const newQuote = {
	client_name: "Sari",
	client_email: "Sari@example.test",
	title: "Situs",
	lines: [
		{ title: "Landing Page", quantity: 1, unit_price: 2_500_000 },
		{ title: "Revisi", quantity: 1.5, unit_price: 300_001 },
	],
};

/** A day of the site's time zone, yyyy-mm-dd. */
export const day = (offset: number, now = Date.now()) =>
	new Date(now + offset * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Asia/Jakarta" });

let networks = 0;

/** A backend with a mailer, and the steps of a quote through its API. */
export function useQuotes() {
	const callers = useBackend({ hasClock: true, environment: { BACKEND_HAS_MAILER: "on" } });
	const { backend, visitor, admin } = callers;
	/** Headers of a visitor's network, by default a new one. */
	const from = (ip = `198.51.${Math.trunc(++networks / 250)}.${networks % 250}`) => ({
		"x-site-proxy": backend.proxySecret,
		"x-forwarded-for": ip,
	});
	const call = (name: string, values: object) => admin.post(`/rest/v1/rpc/${name}`, values);
	const insert = async (table: string, values: object): Promise<any> =>
		(await admin.post(`/rest/v1/${table}`, values, returned)).body[0];
	const write = async (values: object = {}): Promise<string> => (await insert("quotes", { ...newQuote, ...values })).id;
	const send = async (id: string, by_mail = false, replaces = false): Promise<{ number: string; token: string }> =>
		(await call("send_quote", { quote: id, by_mail, replaces })).body;
	return {
		...callers,
		from,
		call,
		insert,
		write,
		send,
		/** A sent quote. */
		async writeAndSend(values: object = {}) {
			const id = await write(values);
			return { id, ...(await send(id)) };
		},
		read: (token: unknown, headers: object = from()) =>
			visitor.post("/rest/v1/rpc/read_quote", { token }, headers as Record<string, string>),
		answer: (token: unknown, answer: unknown, values: object = {}, headers: object = from()) =>
			visitor.post("/rest/v1/rpc/answer_quote", { token, answer, ...values }, headers as Record<string, string>),
		rowOf: async (id: string): Promise<any> => (await callers.service.get(`/rest/v1/quotes?select=*&id=eq.${id}`)).body[0],
		rows: async (query: string): Promise<any[]> => (await callers.service.get(`/rest/v1/${query}`)).body,
	};
}
