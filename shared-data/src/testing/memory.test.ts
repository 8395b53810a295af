import { describeRepeatedCreates } from "../client/table/repeatedCreates.contract.ts";
import { describeContacts } from "../enquiries/contacts/contacts.contract.ts";
import { describeEnquiries } from "../enquiries/enquiries.contract.ts";
import { describeHireRequests } from "../enquiries/hire-requests/hireRequests.contract.ts";
import { describeJobRepository } from "../jobs/jobRepository.contract.ts";
import { describePeople } from "../people/people.contract.ts";
import { createMemoryPersonRepository } from "../people/personRepository.memory.ts";
import { describeProfileRepository } from "../profile/profileRepository.contract.ts";
import { describeEssays } from "../publications/essays/essays.contract.ts";
import { describeProjects } from "../publications/projects/projects.contract.ts";
import { describeUnfinishedTexts } from "../publications/unfinished/unfinishedTexts.contract.ts";
import { createMemoryQuoteRepository, createMemoryQuoteSettings } from "../quotes/quoteRepositories.memory.ts";
import { describeQuotes } from "../quotes/quotes.contract.ts";
import { describeReplyTemplateRepository } from "../reply-templates/replyTemplateRepository.contract.ts";
import { createMemoryReplyTemplateRepository } from "../reply-templates/replyTemplateRepository.memory.ts";
import { describeServices } from "../services/services.contract.ts";
import { describeSessionRepository } from "../session/sessionRepository.contract.ts";
import { memoryRecoveryCode } from "../session/sessionRepository.memory.ts";
import { describeSettings } from "../settings/settings.contract.ts";
import { describeStoredFiles } from "../uploads/stored/storedFiles.contract.ts";
import { createMemoryStoredFiles } from "../uploads/stored/storedFiles.memory.ts";
import { describeUploadRepository } from "../uploads/uploadRepository.contract.ts";
import { createMemoryUploadRepository } from "../uploads/uploadRepository.memory.ts";
import { buildContact, buildEssay, buildHireRequest, buildJob, buildProject, buildQuote, buildStoredFile } from "./builders.ts";
import { createMemoryAdminRepositories, createMemoryTables } from "./createMemoryRepositories.ts";
import { createMemoryStore } from "./MemoryStore.ts";

/** The contract suites on the repositories in memory that have behaviour. */

const both = <View>(view: View) => ({ visitor: view, admin: view });

/** Fields that the database gives a row: its id from the title, and a time later than the one before. */
function stored<Row extends { title: string }>(row: Row, index: number) {
	const moment = new Date(2026, 0, 1, 0, index);
	return { ...row, id: row.title.toLowerCase(), createdAt: moment, updatedAt: moment };
}

describeEssays("memory", async (rows) => {
	const essays = rows.map((row, index) => buildEssay(stored(row, index)));
	return both(createMemoryTables(createMemoryStore({ essays })).essays);
});
describeProjects("memory", async (rows) => {
	const projects = rows.map((row, index) => buildProject(stored(row, index)));
	return both(createMemoryTables(createMemoryStore({ projects })).projects);
});
describeJobRepository("memory", async (rows) =>
	both(createMemoryTables(createMemoryStore({ jobs: rows.map((row) => buildJob(row)) })).jobs),
);
describeContacts("memory", async () => both(createMemoryTables(createMemoryStore()).contacts));
describeHireRequests("memory", async () => both(createMemoryTables(createMemoryStore()).hireRequests));
describeEnquiries("memory", async () => both(createMemoryTables(createMemoryStore())));
describeQuotes("memory", async () => {
	const store = createMemoryStore({ hireRequests: [buildHireRequest({ id: "request" })] });
	return {
		admin: { quotes: createMemoryQuoteRepository(store), quoteSettings: createMemoryQuoteSettings(store) },
		createRequest: async () => "request",
		accept: async (id) => {
			store.quotes.rows = store.quotes.rows.map((row) => (row.id === id ? { ...row, status: "accepted" } : row));
		},
	};
});
describePeople("memory", async () => {
	const [one, other] = ["Ratna@example.com", "ratna@EXAMPLE.com"];
	const store = createMemoryStore({
		contacts: [buildContact({ email: one }), buildContact({ email: other }), buildContact({ email: "budi@example.com" })],
		hireRequests: [buildHireRequest({ clientEmail: other })],
		quotes: [buildQuote({ clientEmail: one }), buildQuote({ clientEmail: other, status: "accepted" })],
	});
	return createMemoryPersonRepository(store);
});
describeProfileRepository("memory", async () => both(createMemoryTables(createMemoryStore()).profile));
describeSettings("memory", async () => both(createMemoryTables(createMemoryStore()).settings));
describeReplyTemplateRepository("memory", async () => createMemoryReplyTemplateRepository(createMemoryStore()));
describeRepeatedCreates("memory", async () => createMemoryAdminRepositories({ contacts: [buildContact()] }));
describeUnfinishedTexts("memory", async () => createMemoryAdminRepositories());
describeServices("memory", async () => {
	const tables = createMemoryTables(createMemoryStore());
	return { visitor: tables.services, admin: tables };
});

describeSessionRepository("memory", async () => {
	const admin = { email: "raka@example.com", password: "kopi-tubruk" };
	const stranger = { email: "tamu@example.com", password: "teh-botol" };
	const { session, failWith } = createMemoryAdminRepositories({
		accounts: [
			{ ...admin, id: "1", name: "Raka", isAdmin: true },
			{ ...stranger, id: "2", name: "Admin", isAdmin: false },
		],
	});
	return { session, admin, stranger, recoveryCode: async () => memoryRecoveryCode, cutLine: () => failWith("offline") };
});

describeUploadRepository("memory", async (image) => {
	const store = createMemoryStore();
	return {
		uploads: createMemoryUploadRepository(store, async () => image),
		read: async (url) => {
			const file = store.files.get(url.replace(/^.*\/public\//, ""));
			return file ? { type: file.type, bytes: new Uint8Array(file.bytes) } : null;
		},
		cutLine: () => store.failWith("offline"),
	};
});

describeStoredFiles("memory", async () => {
	const uses = [{ place: "essays", id: "kebun", title: "Kebun" }];
	const [used, unused] = [buildStoredFile({ uses, createdAt: new Date(2026, 0, 1) }), buildStoredFile()];
	const files = createMemoryStoredFiles(createMemoryStore({ storedFiles: [used, unused] }));
	return { files, used: used.url, unused: unused.url };
});
