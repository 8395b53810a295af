import type { Job, PublicationStatus, SessionUser } from "@site/shared-data";
import {
	buildEssay,
	buildHireRequest,
	buildJob,
	buildProfile,
	buildProject,
	buildQuote,
	buildStoredFile,
	type MemoryAdminSeed,
} from "@site/shared-data/testing";
import { sampleVisits } from "./sampleVisits.ts";

/** The rows of stories and tests. */
export function sampleAdminSeed(): MemoryAdminSeed {
	return {
		signedIn: admin,
		accounts: [{ ...admin, password: adminPassword }],
		profile: buildProfile({ profileImage: "/sample/portrait-600.webp" }),
		projects: [
			buildProject({ id: "kebun", title: "Kebun", updatedAt: new Date(2026, 10, 19, 9) }),
			buildProject({ id: "loket", title: "Loket", status: "draft", updatedAt: new Date(2026, 10, 17, 9) }),
			buildProject({ id: "angkot", title: "Angkot", updatedAt: new Date(2026, 10, 11, 9) }),
			...times(11, (index) => buildProject({ status: draftUntil(index, 2), updatedAt: new Date(2026, 0, index + 1) })),
		],
		essays: [
			buildEssay({
				id: "what-the-tea-pickers-taught-me-about-forms",
				title: "What the tea pickers taught me about forms",
				status: "draft",
				updatedAt: new Date(2026, 10, 21, 9),
			}),
			buildEssay({
				id: "tea-terraces",
				title: "What tea terraces know about caching",
				updatedAt: new Date(2026, 10, 4, 9),
			}),
			buildEssay({ id: "merancang", title: "Merancang API yang Tenang", updatedAt: new Date(2026, 9, 26, 9) }),
			...times(20, (index) => buildEssay({ status: draftUntil(index, 3), updatedAt: new Date(2026, 0, index + 1) })),
		],
		jobs: times(5, (index): Job => buildJob(index === 0 ? { isCurrent: true, endDate: null } : {})),
		storedFiles: [
			buildStoredFile({ thumbnailUrl: "/sample/portrait-600.webp", copies: 0, bytes: 86_400 }),
			buildStoredFile({
				thumbnailUrl: "/sample/kontur-600.webp",
				lastUse: { place: "essays", id: "tea-terraces", title: "What tea terraces know about caching" },
			}),
			buildStoredFile({
				thumbnailUrl: "/sample/kebun-600.webp",
				bytes: 2_450_000,
				uses: [
					{ place: "projects", id: "kebun", title: "Kebun" },
					{ place: "profile", id: "profile", title: null },
				],
			}),
		],
		visits: sampleVisits(365),
		hireRequests: [
			...times(4, () => buildHireRequest({ status: "accepted" })),
			...times(3, () => buildHireRequest({ status: "pending" })),
			...times(6, () => buildHireRequest({ status: "completed" })),
		],
		quotes: [
			buildQuote({ id: "accepted", number: "2026-001", ...sent, ...answer, status: "accepted", callTimes: [answer.chosenTime] }),
			buildQuote({ id: "sent", number: "2026-002", title: "Katalog Teh Malabar", ...sent, status: "sent", discount: 250_000 }),
			buildQuote({ id: "declined", number: "2026-003", ...sent, status: "declined", answerNote: "Tahun depan saja." }),
			buildQuote({ id: "draft", title: "Situs untuk Loket" }),
		],
		invoices: [
			{
				id: "deposit",
				quoteId: "accepted",
				number: "INV-2026-001",
				amount: 1_475_000,
				dueOn: "2026-12-05",
				paidOn: "2026-11-24",
				createdAt: new Date(2026, 10, 21, 9),
			},
			{
				id: "second",
				quoteId: "accepted",
				number: "INV-2026-002",
				amount: 1_000_000,
				dueOn: "2026-12-19",
				paidOn: null,
				createdAt: new Date(2026, 10, 25, 9),
			},
		],
	};
}

const sent = { sentAt: new Date(2026, 10, 19, 9), viewedAt: new Date(2026, 10, 19, 11) };

const answer = {
	answeredAt: new Date(2026, 10, 20, 9),
	acceptedName: "Sari Dewi",
	chosenTime: "2026-12-03T03:00:00.000Z",
};

/** The signed-in account of stories and tests. */
export const admin: SessionUser = { id: "admin", email: "raka@wiratama.example", name: "Raka Wiratama", isAdmin: true };

export const adminPassword = "kopi-tubruk-1957";

const times = <T>(count: number, build: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => build(index));

/** The status of a row by its index: the first `drafts` rows are drafts. */
const draftUntil = (index: number, drafts: number): PublicationStatus => (index < drafts ? "draft" : "published");
