import type { QuoteDocument } from "@site/shared-data";
import { moneyOf } from "@site/shared-data/amounts";
import { defaultSettings } from "@site/shared-data/settings";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import type { QuotePage } from "./QuotePage.ts";
import { QuoteSheet } from "./QuoteSheet.tsx";

const sentQuote: QuoteDocument = {
	number: "2026-001",
	status: "sent",
	clientName: "Sari Dewi",
	clientEmail: "sari@example.com",
	title: "Situs untuk Kopi Sari",
	language: "id",
	lines: [
		{ title: "Landing Page", description: "Satu halaman.", quantity: 1, unitPrice: 2_500_000, serviceId: "landing-page" },
		{ title: "Revisi tambahan", description: "", quantity: 1.5, unitPrice: 300_000, serviceId: null },
	],
	discount: 100_000,
	total: 2_850_000,
	currency: "IDR",
	terms: "Dua putaran revisi termasuk.\nPembayaran 50% di muka.",
	payment: "Transfer ke rekening di tagihan.",
	paymentImage: null,
	callTimes: ["2030-01-05T03:00:00.000Z", "2030-01-06T07:30:00.000Z"],
	validUntil: "2029-12-31",
	sentAt: new Date("2026-11-29T01:00:00Z"),
	answeredAt: null,
	acceptedName: null,
	answerNote: null,
	chosenTime: null,
	answers: 0,
	canTakeBack: false,
	nextToken: null,
	invoices: [],
};
const accepted: Partial<QuoteDocument> = {
	status: "accepted",
	answeredAt: new Date("2026-11-30T01:00:00Z"),
	acceptedName: "Sari Dewi",
	chosenTime: "2030-01-05T03:00:00.000Z",
	answers: 1,
	canTakeBack: true,
};
const page = (fields: Partial<QuoteDocument> = {}, more: Partial<QuotePage> = {}): { args: QuotePage } => ({
	args: {
		quote: { ...sentQuote, ...fields },
		token: "x".repeat(43),
		owner: defaultSettings.name,
		timeZone: defaultSettings.timeZone,
		money: moneyOf(defaultSettings),
		...more,
	},
});

const meta: Meta<typeof QuoteSheet> = {
	title: "Public parts/Quote (offer, accept, sign)",
	id: "public-parts-quote",
	component: QuoteSheet,
};
export default meta;
type Story = StoryObj<typeof QuoteSheet>;

export const Sent: Story = page();
export const English: Story = page({ language: "en", title: "A site for Kopi Sari" });
export const Preview: Story = page({ status: "draft", number: null, sentAt: null });
export const Accepted: Story = page(accepted);
export const Invoiced: Story = page({
	...accepted,
	canTakeBack: false,
	invoices: [
		{ number: "INV-2026-001", amount: 1_425_000, dueOn: "2026-12-14", paidOn: "2026-12-10" },
		{ number: "INV-2026-002", amount: 1_425_000, dueOn: "2027-01-14", paidOn: null },
	],
});
export const Declined: Story = page({ status: "declined", answeredAt: new Date("2026-11-30T01:00:00Z"), canTakeBack: true });
export const Revised: Story = page({ status: "withdrawn", nextToken: "y".repeat(43) });
export const Expired: Story = page({ status: "expired" });
export const TimeTaken: Story = page(
	{},
	{ result: { failure: "timeTaken", values: { answer: "accept", name: "Sari Dewi", time: "2030-01-05T03:00:00.000Z" } } },
);
export const Asked: Story = page({}, { wasAsked: true });
