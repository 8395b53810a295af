import type { QuoteRow } from "./rows.ts";

const terms = "Dua putaran revisi termasuk. Setengah di muka, sisanya setelah situs tayang.";

/** The sample's quotes, oldest first: declined, expired, and a draft. This year's numbers remain free. */
export const quotes: QuoteRow[] = [
	{
		number: "2025-001",
		client_name: "Koperasi Teh Malabar",
		client_email: "pengurus@malabar.example",
		title: "A weighing app for 220 pickers",
		language: "en",
		lines: [
			{ title: "Mobile App Development", quantity: 1, unit_price: 15_000_000, service_id: "mobile-app-development" },
			{
				title: "A day in the field",
				description: "Tested with the pickers, on their phones.",
				quantity: 2,
				unit_price: 1_200_000,
			},
		],
		discount: 400_000,
		terms: "Half in advance, half when the app is in use.",
		payment: "By bank transfer.",
		valid_until: "2025-10-31",
		status: "declined",
		sent_at: "2025-10-06T09:00:00+07:00",
		viewed_at: "2025-10-06T11:20:00+07:00",
		answered_at: "2025-10-20T15:00:00+07:00",
		answer_note: "The committee waits for the next harvest.",
		created_at: "2025-10-06T09:00:00+07:00",
		updated_at: "2025-10-06T09:00:00+07:00",
	},
	{
		number: "2025-002",
		client_name: "Ratna Dewi",
		client_email: "ratna@kopi.example",
		title: "Situs untuk tiga kedai kopi",
		language: "id",
		lines: [
			{ title: "Website Company Profile", quantity: 1, unit_price: 4_500_000, service_id: "website-company-profile" },
			{ title: "Foto produk", quantity: 12, unit_price: 75_000 },
		],
		discount: 0,
		terms,
		payment: "Transfer bank atau QRIS.",
		valid_until: "2025-11-30",
		status: "sent",
		sent_at: "2025-11-10T10:00:00+07:00",
		created_at: "2025-11-10T10:00:00+07:00",
		updated_at: "2025-11-10T10:00:00+07:00",
	},
	{
		client_name: "Sari Lestari",
		client_email: "sari@example.com",
		title: "Halaman pendaftaran jalan-jalan kebun",
		language: "id",
		lines: [{ title: "Landing Page Premium", quantity: 1, unit_price: 2_500_000, service_id: "landing-page-premium" }],
		discount: 0,
		terms,
		payment: "Transfer bank atau QRIS.",
		valid_until: "2027-12-31",
		status: "draft",
		created_at: "2025-11-20T10:00:00+07:00",
		updated_at: "2025-11-20T10:00:00+07:00",
	},
];
