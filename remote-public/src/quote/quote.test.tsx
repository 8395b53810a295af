import { type ClientAnswer, DataError, publicRepositoriesContext, type QuoteDocument, type QuoteReader } from "@site/shared-data";
import { createMemoryPublicRepositories } from "@site/shared-data/testing";
import { RouterContextProvider } from "@site/shared-ui/router";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import {
	Accepted,
	Asked,
	Declined,
	English,
	Expired,
	Invoiced,
	Preview,
	Revised,
	Sent,
	TimeTaken,
} from "./QuoteSheet.stories.tsx";
import { QuoteSheet } from "./QuoteSheet.tsx";
import { quoteAction } from "./quoteAction.ts";

const quote = Sent.args?.quote as QuoteDocument;
const show = ({ args }: typeof Sent) => render(<QuoteSheet {...(args as Parameters<typeof QuoteSheet>[0])} />);
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

test.each([
	["Sent", Sent, ["Setuju", "Tolak", "Tanya"], undefined],
	["English", English, ["Accept", "Decline", "Ask"], undefined],
	["Preview", Preview, [], /pratinjau/],
	[
		"Accepted",
		Accepted,
		["Tarik kembali", "Tanya"],
		/Disepakati\. Sari Dewi menyetujui penawaran ini pada 30 November 2026: Rp 2\.850\.000/,
	],
	["Invoiced", Invoiced, ["Tanya"], /Disepakati/],
	["Declined", Declined, ["Tarik kembali", "Tanya"], /menolak/],
	["Revised", Revised, ["Tanya"], /ditarik/],
	["Expired", Expired, ["Tanya"], /sudah lewat/],
] as const)("a quote's page says what it is and offers what can be done: %s", (_, story, offered, state) => {
	show(story);
	expect(buttons()).toEqual(offered);
	if (state) expect(screen.getByRole("status")).toHaveTextContent(state);
	else expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("lines, sums and terms stand before the first button, and each line has its amount", () => {
	show(Sent);
	expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Penawaran 2026-001");
	const rows = screen.getAllByRole("row").map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
	expect(rows).toEqual([
		"Landing PageSatu halaman.Rp 2.500.000",
		"Revisi tambahan1,5 × Rp 300.000Rp 450.000",
		"SubtotalRp 2.950.000",
		"Diskon−Rp 100.000",
		"TotalRp 2.850.000",
	]);
	const terms = screen.getByText(/Dua putaran/);
	const [accept] = screen.getAllByRole("button");
	expect(terms.compareDocumentPosition(accept as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test("a taken time is refused with a sentence, and what was typed stays", () => {
	show(TimeTaken);
	expect(screen.getByRole("alert")).toHaveTextContent("Pilih waktu lain");
	expect(screen.getByLabelText("Nama Anda")).toHaveValue("Sari Dewi");
	expect(screen.getByRole("radio", { name: /5 Januari/ })).toBeChecked();
});

test("after a taken time no other one is chosen, so the form asks for one", () => {
	show({ args: { ...TimeTaken.args, quote: { ...quote, callTimes: quote.callTimes.slice(1) } } });
	const form = screen.getByRole("button", { name: "Setuju" }).closest("form") as HTMLFormElement;
	expect(form.checkValidity()).toBe(false);
	fireEvent.click(screen.getByRole("radio", { name: "Tidak ada yang cocok" }));
	expect(form.checkValidity()).toBe(true);
});

test("a quote without times needs only a name", () => {
	show({ args: { ...TimeTaken.args, quote: { ...quote, callTimes: [] } } });
	expect(screen.queryByRole("radio")).not.toBeInTheDocument();
	expect(screen.getByRole("button", { name: "Setuju" }).closest("form")?.checkValidity()).toBe(true);
});

test("a refused answer replaces the note that a question was sent", () => {
	show(Asked);
	expect(screen.getByRole("status")).toHaveTextContent("Pertanyaan Anda terkirim");
	cleanup();
	show({ args: { ...TimeTaken.args, wasAsked: true } });
	expect(screen.getByRole("alert")).toBeInTheDocument();
	expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("a withdrawn quote leads on to its revision", () => {
	show(Revised);
	expect(screen.getByRole("link", { name: "Baca versi baru" })).toHaveAttribute("href", `/quote/${"y".repeat(43)}`);
});

async function submit(fields: Record<string, string>, answer: QuoteReader["answer"] = async () => quote) {
	const repositories = createMemoryPublicRepositories();
	const context = new RouterContextProvider();
	const sent = jest.spyOn(repositories.contacts, "send");
	context.set(publicRepositoriesContext, { ...repositories, quotes: { read: async () => quote, answer } });
	const request = new Request("http://site.example/quote/secret", { method: "POST", body: new URLSearchParams(fields) });
	const args = { request, params: { token: "secret" }, context } as unknown as Parameters<typeof quoteAction>[0];
	return { result: await quoteAction(args), sent };
}

test.each<[string, Record<string, string>, ClientAnswer]>([
	["accept", { answer: "accept", name: "Sari", time: "" }, { answer: "accept", name: "Sari", chosenTime: null }],
	["decline", { answer: "decline", reason: "Mahal\r\nsekali" }, { answer: "decline", note: "Mahal\nsekali" }],
	["take back", { answer: "take_back" }, { answer: "take_back" }],
])("a form stores an answer and redirects to the page: %s", async (_, fields, stored) => {
	const answer = jest.fn(async () => quote);
	const { result } = await submit({ ...fields, answers: "2" }, answer);
	expect(answer).toHaveBeenCalledWith("secret", stored, 2);
	expect(result).toMatchObject({ status: 303 });
	expect((result as Response).headers.get("location")).toBe("/quote/secret");
});

test("a question becomes the client's message about the quote", async () => {
	const { result, sent } = await submit({ answer: "ask", question: "Kapan mulai?" });
	const [name, email, subject] = ["Sari Dewi", "sari@example.com", "Penawaran 2026-001: Situs untuk Kopi Sari"];
	expect(sent).toHaveBeenCalledWith({ name, email, subject, message: "Kapan mulai?" });
	expect((result as Response).headers.get("location")).toBe("/quote/secret?asked=1");
});

test("a question of blanks is refused", async () => {
	const { result } = await submit({ answer: "ask", question: " \r\n" });
	expect(result).toMatchObject({ data: { failure: "question", values: { question: " \n" } }, init: { status: 422 } });
});

test.each([
	["conflict", { answer: "accept", name: "Sari", time: "2030-01-05T03:00:00.000Z", answers: "0" }, "timeTaken", 409],
	["conflict", { answer: "accept", name: "Sari", time: "2030-01-05T03:00:00.000Z", answers: "1" }, "changed", 409],
	["conflict", { answer: "decline", answers: "0" }, "changed", 409],
	["invalid", { answer: "accept", name: " " }, "name", 422],
	["too-many", { answer: "accept", name: "Sari" }, "tooMany", 429],
	["unavailable", { answer: "accept", name: "Sari" }, "other", 503],
] as const)("a refused answer (%s) keeps its values: %j is %s", async (kind, fields, failure, status) => {
	const { result } = await submit(fields, () => Promise.reject(new DataError(kind, "refused")));
	expect(result).toMatchObject({ data: { failure, values: fields }, init: { status } });
});
