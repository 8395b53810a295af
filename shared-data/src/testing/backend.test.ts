import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startBackend, type TestBackend } from "@site/supabase/testing";
import { PostgrestClient } from "@supabase/postgrest-js";
import { createAdminRepositories } from "../admin.ts";
import type { TableName } from "../client/DatabaseClient.ts";
import type { Database } from "../client/database.types.ts";
import { toColumns } from "../client/table/columns.ts";
import { describeRepeatedCreates } from "../client/table/repeatedCreates.contract.ts";
import type { AdminRepositories } from "../contract/repositories.ts";
import { describeContacts } from "../enquiries/contacts/contacts.contract.ts";
import { describeEnquiries } from "../enquiries/enquiries.contract.ts";
import { describeEnquiryFigures } from "../enquiries/enquiryFigures.contract.ts";
import { describeHireRequests } from "../enquiries/hire-requests/hireRequests.contract.ts";
import { describeJobRepository } from "../jobs/jobRepository.contract.ts";
import { jobTable } from "../jobs/jobTable.ts";
import { describeMail } from "../mail/mail.contract.ts";
import { describeFirstSteps } from "../onboarding/firstSteps.contract.ts";
import { describePeople } from "../people/people.contract.ts";
import { describeProfileRepository } from "../profile/profileRepository.contract.ts";
import { describeEssays } from "../publications/essays/essays.contract.ts";
import { essayTable } from "../publications/essays/essayTable.ts";
import { describePreviews } from "../publications/previews/previews.contract.ts";
import { describeProjects } from "../publications/projects/projects.contract.ts";
import { projectTable } from "../publications/projects/projectTable.ts";
import { describeRevisionRepository } from "../publications/revisionRepository.contract.ts";
import { describeUnfinishedTexts } from "../publications/unfinished/unfinishedTexts.contract.ts";
import { describeQuoteReader, describeQuotes } from "../quotes/quotes.contract.ts";
import { describeRedirects } from "../redirects/redirects.contract.ts";
import { describeReplyTemplateRepository } from "../reply-templates/replyTemplateRepository.contract.ts";
import { describeServices } from "../services/services.contract.ts";
import { describeSessionRepository } from "../session/sessionRepository.contract.ts";
import { describeSettings } from "../settings/settings.contract.ts";
import type { DecodedImage } from "../uploads/images/readImage.ts";
import { describeStoredFiles } from "../uploads/stored/storedFiles.contract.ts";
import { describeUploadRepository } from "../uploads/uploadRepository.contract.ts";
import {
	type BackendEndpoint,
	createPublicRepositories,
	createVisitorPreviews,
	createVisitorQuotes,
	createVisitorRedirects,
} from "../visitor.ts";
import { buildEssay, buildJob, buildProject, contactDraft, hireRequestDraft, quoteDraft } from "./builders.ts";
import { onePixel } from "./onePixel.ts";

/** The contract suites on the real implementations, against the embedded backend in a process of its own. */

// Every call goes to a real database, on a machine that may be busy with other suites.
jest.setTimeout(30_000);

let backend: TestBackend;
let admin: AdminRepositories;
/** Arranges rows with the rights of service_role. */
let service: PostgrestClient<Database>;

/** How many messages, and how many requests, one visitor may send in a minute. */
const formLimit = 10;

/** A visitor's page with its own IP, since the limit is per IP. */
function visitorEndpoint(): BackendEndpoint {
	const ip = `192.0.2.${++visitors}`;
	return {
		url: backend.url,
		key: backend.publishableKey,
		fetch: (input, init) => {
			const headers = new Headers(init?.headers);
			headers.set("x-forwarded-for", ip);
			headers.set("x-site-proxy", backend.proxySecret);
			return fetch(input, { ...init, headers });
		},
	};
}

const visitor = () => createPublicRepositories(visitorEndpoint());
const client = () => createVisitorQuotes(visitorEndpoint());

let visitors = 0;

/** The admin client of a second browser, whose connection the test can interrupt. */
function openBrowser(image?: DecodedImage | Promise<DecodedImage>) {
	let isCut = false;
	const repositories = createAdminRepositories({
		url: backend.url,
		key: backend.publishableKey,
		...(image && { readImage: async () => image }),
		fetch: (input, init) => fetch(isCut ? "http://127.0.0.1:9/" : input, init),
	});
	return {
		repositories,
		cutLine: () => {
			isCut = true;
		},
		mendLine: () => {
			isCut = false;
		},
	};
}

function latestMail(): string {
	const outbox = join(backend.dataDir, "outbox");
	return readFileSync(join(outbox, readdirSync(outbox).sort().at(-1) ?? ""), "utf8");
}

beforeAll(async () => {
	// supabase-js requires a WebSocket when it is created; Node 20 has none and no test opens one.
	globalThis.WebSocket ??= EventTarget as unknown as typeof WebSocket;
	// The auth client logs every cut line that it also reports.
	jest.spyOn(console, "error").mockImplementation();
	backend = await startBackend({ formLimitPerMinute: formLimit });
	service = new PostgrestClient<Database>(`${backend.url}/rest/v1`, {
		headers: { apikey: backend.secretKey, Authorization: `Bearer ${backend.secretKey}` },
	});
	admin = openBrowser().repositories;
	expect(await admin.session.signIn(backend.adminEmail, backend.adminPassword)).toBe(true);
}, 300_000);

afterAll(() => backend?.stop());

async function empty(table: TableName): Promise<void> {
	const { error } = await service.from(table).delete().not("id", "is", null);
	if (error) throw error;
}

async function insert(table: TableName, row: object): Promise<void> {
	// The client cannot relate a generic table to its row.
	const { error } = await service.from(table as any).insert(row as any);
	if (error) throw new Error(JSON.stringify(error));
}

describeProjects("the backend", async (rows) => {
	await empty("projects");
	for (const row of rows) await insert("projects", { ...toColumns(projectTable.columns, buildProject(row)), id: "" });
	return { visitor: visitor().projects, admin: admin.projects };
});

describeEssays("the backend", async (rows) => {
	await empty("essays");
	for (const row of rows) await insert("essays", { ...toColumns(essayTable.columns, buildEssay(row)), id: "" });
	return { visitor: visitor().essays, admin: admin.essays };
});

describeRevisionRepository("the backend", async ([title = "", ...later]) => {
	await empty("essays");
	await insert("essays", { title, excerpt: "About it", content: "Text", featured_image: "/sample/teras.webp" });
	for (const next of later) {
		const { error } = await service.from("essays").update({ title: next }).eq("id", "kebun");
		if (error) throw error;
	}
	return { essays: admin.essays, revisions: admin.revisions.essays };
});

describePreviews("the backend", async () => {
	await empty("essays");
	await empty("projects");
	return { admin, visitor: createVisitorPreviews({ url: backend.url, key: backend.publishableKey }) };
});

describeQuotes("the backend", async () => ({
	admin,
	createRequest: async () => {
		await visitor().hireRequests.send(hireRequestDraft);
		return (await admin.hireRequests.listPage({ page: 1, pageSize: 1 })).rows[0]?.id ?? "";
	},
	accept: async (_, token) => void (await client().answer(token, { answer: "accept", name: "Sari" })),
}));

describeQuoteReader("the backend", async () => {
	const { revision } = await admin.quoteSettings.get();
	await admin.quoteSettings.save("quotes", { paymentImage: "/qris.png" }, revision);
	return { admin, reader: client() };
});

describePeople("the backend", async () => {
	const [one, other] = ["Ratna@example.com", "ratna@EXAMPLE.com"];
	for (const email of [one, other, "budi@example.com"]) await insert("contacts", { ...contactDraft, email });
	await visitor().hireRequests.send({ ...hireRequestDraft, clientEmail: other });
	await admin.quotes.create({ ...quoteDraft, clientEmail: one });
	const { id } = await admin.quotes.create({ ...quoteDraft, clientEmail: other });
	const { token } = await admin.quotes.send(id);
	await client().answer(token, { answer: "accept", name: "Wati" });
	return admin.people;
});

describeRedirects("the backend", async () => {
	await empty("essays");
	const { error } = await service.from("redirects").delete().neq("from_path", "");
	if (error) throw error;
	return { admin, visitor: createVisitorRedirects({ url: backend.url, key: backend.publishableKey }) };
});

describeMail("the backend", async () => {
	await empty("contacts");
	await insert("contacts", contactDraft);
	const [message] = await admin.contacts.listAll();
	const entryId = message?.id ?? "";
	const mail = { kind: "notice", entity: "contacts", entity_id: entryId } as const;
	const error = "552 Mailbox full";
	const query = service.from("mails").insert({ ...mail, attempts: 7, next_attempt_at: null, error });
	const [row] = (await query.select("id, created_at")).data ?? [];
	const createdAt = new Date(row?.created_at ?? "");
	return {
		admin: admin.mail,
		failed: { id: row?.id ?? 0, kind: "notice", about: "contacts", entryId, createdAt, attempts: 7, nextAttemptAt: null, error },
	};
});

describeFirstSteps("the backend", async () => {
	await empty("projects");
	await service.from("setup").update({ is_dismissed: false }).eq("id", "site");
	return admin.firstSteps;
});

describeReplyTemplateRepository("the backend", async () => {
	await empty("reply_templates");
	return admin.replyTemplates;
});

describeRepeatedCreates("the backend", async () => {
	for (const table of ["essays", "projects", "reply_templates", "services", "service_categories", "contacts"] as const)
		await empty(table);
	await insert("contacts", contactDraft);
	return admin;
});

describeUnfinishedTexts("the backend", async () => {
	for (const table of ["essays", "unfinished_texts"] as const) await empty(table);
	return admin;
});

describeServices("the backend", async () => {
	await empty("services");
	await empty("service_categories");
	return { visitor: visitor().services, admin };
});

describeJobRepository("the backend", async (rows) => {
	await empty("jobs");
	for (const row of rows) await insert("jobs", toColumns(jobTable.columns, buildJob(row)));
	return { visitor: visitor().jobs, admin: admin.jobs };
});

describeContacts("the backend", async () => {
	await empty("contacts");
	return { visitor: visitor().contacts, admin: admin.contacts };
});

describeHireRequests("the backend", async () => {
	await empty("hire_projects");
	return { visitor: visitor().hireRequests, admin: admin.hireRequests };
});

describeEnquiries("the backend", async () => {
	await empty("contacts");
	await empty("hire_projects");
	return { visitor: visitor(), admin };
});

describeEnquiryFigures("the backend", async () => {
	await empty("contacts");
	await empty("hire_projects");
	return { visitor: visitor(), admin };
});

test("visits are read as the figures of a range and as totals, and what is on as facts", async () => {
	const [today] = (await admin.visits.read({ days: 1 })).days;
	await insert("visits", { day: today?.day, path: "/", referrer_host: "a.example", device: "phone", views: 2 });
	const all = await admin.visits.read({ days: 30 });
	expect(all.days).toHaveLength(30);
	expect(all.days.at(-1)).toEqual({ day: today?.day, views: 2, before: 0 });
	expect(all.referrers).toEqual([{ name: "a.example", views: 2 }]);
	expect((await admin.visits.read({ days: 30, path: "/essays" })).pages).toEqual([]);
	expect(await admin.visits.totals(["/", "/essays"])).toEqual({ "/": 2 });
	expect(await visitor().privacy.read()).toEqual({ countsVisits: true, sendsMail: false, sendsReceipts: false });
});

let cutFetch: jest.SpyInstance | undefined;
afterEach(() => cutFetch?.mockRestore());

describeUploadRepository("the backend", async (image) => {
	const { repositories, cutLine } = openBrowser(image);
	await repositories.session.signIn(backend.adminEmail, backend.adminPassword);
	return {
		uploads: repositories.uploads,
		cutLine() {
			cutLine();
			// The bytes of an image go past the client.
			cutFetch = jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
		},
		read: async (url) => {
			const response = await fetch(url);
			if (!response.ok) return null;
			return { type: response.headers.get("content-type") ?? "", bytes: new Uint8Array(await response.arrayBuffer()) };
		},
	};
});

describeStoredFiles("the backend", async () => {
	await empty("essays");
	const { rows } = await admin.files.listPage({ page: 1, pageSize: 1_000 });
	await admin.files.delete(rows.map(({ id }) => id));
	const resize = async () => new Blob([new Uint8Array(1)], { type: "image/webp" });
	const { repositories } = openBrowser({ width: 1600, height: 1200, resize, close: () => undefined });
	await repositories.session.signIn(backend.adminEmail, backend.adminPassword);
	const upload = async () =>
		(await repositories.uploads.upload("essay-images", new File([onePixel], "a.png", { type: "image/png" }))).url;
	const [used, unused] = [await upload(), await upload()];
	await insert("essays", { title: "Kebun", excerpt: "e", content: `![A](${used})` });
	return { files: admin.files, used, unused };
});

describeSettings("the backend", async () => {
	const { error } = await service.from("site_settings").delete().eq("id", "site");
	if (error) throw error;
	await insert("site_settings", { id: "site" });
	return { visitor: visitor().settings, admin: admin.settings };
});

describeProfileRepository("the backend", async () => {
	await empty("profile");
	return { visitor: visitor().profile, admin: admin.profile };
});

test("a session that ended while the line was cut does not come back with the line", async () => {
	const { repositories, cutLine, mendLine } = openBrowser();
	await repositories.session.signIn(backend.adminEmail, backend.adminPassword);
	cutLine();
	await repositories.session.signOut();
	mendLine();
	expect(await repositories.session.current()).toBeNull();
	expect(await repositories.session.signIn(backend.adminEmail, backend.adminPassword)).toBe(true);
	expect(await repositories.session.current()).toMatchObject({ email: backend.adminEmail });
});

test("a new password, and signing out everywhere, end the session of another browser at once", async () => {
	const { strangerEmail, strangerPassword } = backend;
	const next = "another horse battery";
	const [here, changed, left] = [openBrowser().repositories, openBrowser().repositories, openBrowser().repositories];
	await here.session.signIn(strangerEmail, strangerPassword);
	await changed.session.signIn(strangerEmail, strangerPassword);
	expect(await changed.hireRequests.count()).toMatchObject({ total: 0 });
	await here.session.setPassword(next);
	await expect(changed.hireRequests.count()).rejects.toMatchObject({ name: "DataError", kind: "signed-out" });

	await here.session.setPassword(strangerPassword);
	await left.session.signIn(strangerEmail, strangerPassword);
	await here.session.signOutEverywhere();
	await expect(left.hireRequests.count()).rejects.toMatchObject({ name: "DataError", kind: "signed-out" });
});

test("the link of a recovery mail signs in once its fragment is handed over", async () => {
	const { session } = openBrowser().repositories;
	await session.requestPasswordReset(backend.strangerEmail, backend.url);
	const { pathname, search } = new URL(/https?:\S+/.exec(latestMail())?.[0] ?? "");
	const followed = await fetch(`${backend.url}${pathname}${search}`, { redirect: "manual" });
	const { hash } = new URL(followed.headers.get("location") ?? "");
	expect(await session.recover({ fragment: hash.replace("type=recovery", "type=invite") })).toBe(false);
	expect(await session.current()).toBeNull();
	expect(await session.recover({ fragment: hash })).toBe(true);
	expect(await session.current()).toMatchObject({ email: backend.strangerEmail, isAdmin: false });
});

test("an admin client without a session rejects with signed-out", async () => {
	const { repositories } = openBrowser();
	await expect(repositories.hireRequests.count()).rejects.toMatchObject({ name: "DataError", kind: "signed-out" });
});

test("a cut line is offline after three attempts, which the client itself does not repeat", async () => {
	const { repositories, cutLine } = openBrowser();
	cutLine();
	const attempts = jest.spyOn(globalThis, "fetch");
	await expect(repositories.projects.listRecent({ limit: 3 })).rejects.toMatchObject({ name: "DataError", kind: "offline" });
	expect(attempts).toHaveBeenCalledTimes(3);
	attempts.mockRestore();
	await expect(repositories.projects.count()).rejects.toMatchObject({ name: "DataError", kind: "offline" });
});

test("2,500 messages are all counted, listed page by page and exported", async () => {
	await empty("contacts");
	for (let start = 0; start < 2_500; start += 500) {
		const rows = Array.from({ length: 500 }, (_, index) => ({ ...contactDraft, name: `Sari ${start + index}` }));
		const { error } = await service.from("contacts").insert(rows);
		if (error) throw error;
	}
	expect(await admin.contacts.count()).toEqual({ total: 2_500, unread: 2_500, read: 0, replied: 0 });

	const names = new Set<string>();
	for (let page = 1; page <= 25; page++) {
		const { rows, total } = await admin.contacts.listPage({ page, pageSize: 100 });
		expect(total).toBe(2_500);
		for (const { name } of rows) names.add(name);
	}
	expect(names.size).toBe(2_500);

	const all = await admin.contacts.listAll();
	expect(new Set(all.map(({ id }) => id)).size).toBe(2_500);
	const found = await admin.contacts.listPage({ page: 1, pageSize: 50, search: "sari 249" });
	// Also 1249 and 2249: every word counts by itself.
	expect([found.rows.length, found.total]).toEqual([13, 13]);
	const ids = all.slice(0, 1_100).map(({ id }) => id);
	expect((await admin.contacts.delete(ids)).done).toHaveLength(1_100);
	expect(await admin.contacts.count()).toMatchObject({ total: 1_400 });
}, 300_000);

test("every page of a long list is complete, and no response is silently cut at 1,000 rows", async () => {
	expect((await admin.contacts.listPage({ page: 1, pageSize: 5_000 })).rows).toHaveLength(1_000);
	expect(await admin.contacts.listPage({ page: 2, pageSize: 5_000 })).toMatchObject({ total: 1_400 });
});

test("a save from a microsecond's difference is a conflict", async () => {
	await empty("projects");
	const stored = {
		title: "Kebun",
		description: "d",
		preview_url: "/p.webp",
		year: "2026",
		updated_at: "2026-01-01T00:00:00.123456Z",
	};
	await insert("projects", stored);
	const [loaded] = await admin.projects.listRecent({ limit: 1 });
	expect(loaded?.updatedAt.toISOString()).toBe("2026-01-01T00:00:00.123Z");
	const almost = loaded?.revision.replace("123456", "123457") ?? "";
	expect(almost).not.toBe(loaded?.revision);
	await expect(admin.projects.save("kebun", { year: "2027" }, almost)).rejects.toMatchObject({ kind: "conflict" });
	expect(await admin.projects.save("kebun", { year: "2027" }, loaded?.revision ?? "")).toMatchObject({ year: "2027" });
});

test("Undo writes the time of a public one back to the microsecond, which is no new schedule", async () => {
	await empty("projects");
	const publish_at = "2026-01-01T00:00:00.123456+00:00";
	const row = { title: "Kebun", status: "published", description: "d", preview_url: "/p.webp", year: "2026", publish_at };
	await insert("projects", row);
	const { before } = await admin.projects.setStatus(["kebun"], "draft");
	expect(await admin.projects.restoreStates(before)).toMatchObject({ done: ["kebun"] });
	const { data } = await service.from("projects").select("status, publish_at");
	expect(data).toEqual([{ status: "published", publish_at }]);
});

const file = new File([onePixel], "a.png", { type: "image/png" });

test("a stranger's writes are reported, and change nothing", async () => {
	const { repositories } = openBrowser();
	await repositories.session.signIn(backend.strangerEmail, backend.strangerPassword);
	await empty("projects");
	await insert("projects", { title: "Kebun", status: "published", description: "d", preview_url: "/p.webp", year: "2026" });
	const kebun = await admin.projects.get("kebun");
	await expect(repositories.projects.save("kebun", { title: "Mine" }, kebun?.revision ?? "")).rejects.toMatchObject({
		name: "DataError",
	});
	expect(await repositories.projects.delete(["kebun"])).toEqual({ done: [], kept: [], missing: ["kebun"] });
	expect(await admin.projects.get("kebun")).toEqual(kebun);
	const stranger = openBrowser({ width: 1, height: 1, resize: async () => null, close: () => undefined }).repositories;
	await stranger.session.signIn(backend.strangerEmail, backend.strangerPassword);
	await expect(stranger.uploads.upload("project-images", file)).rejects.toMatchObject({ name: "DataError", kind: "refused" });
	await stranger.session.signOut();
	await expect(stranger.uploads.upload("project-images", file)).rejects.toMatchObject({ name: "DataError" });
});

test("an image of the embedded backend gets a URL without the page's origin", async () => {
	const { uploads, session } = createAdminRepositories({
		url: backend.url,
		key: backend.publishableKey,
		readImage: async () => ({ width: 1, height: 1, resize: async () => null, close: () => undefined }),
		pageOrigin: backend.url,
	});
	expect(await session.signIn(backend.adminEmail, backend.adminPassword)).toBe(true);
	const { url } = await uploads.upload("project-images", file);
	expect(url).toMatch(/^\/storage\/v1\/object\/public\/project-images\/[\w.-]+-1x1\.png$/);
	expect((await fetch(backend.url + url)).status).toBe(200);
});

test("a message above the limit of a minute is too many, and other visitors and requests are taken", async () => {
	await empty("contacts");
	await empty("hire_projects");
	const { contacts, hireRequests } = visitor();
	for (let sent = 0; sent < formLimit; sent++) await contacts.send(contactDraft);
	await expect(contacts.send(contactDraft)).rejects.toMatchObject({ name: "DataError", kind: "too-many" });
	expect(await admin.contacts.count()).toMatchObject({ total: formLimit });
	await visitor().contacts.send(contactDraft);
	await hireRequests.send(hireRequestDraft);
	expect(await admin.hireRequests.count()).toMatchObject({ total: 1, pending: 1 });
});

// Last, because it sets the admin's password, which ends the sessions that the tests above use.
describeSessionRepository("the backend", async () => {
	const { repositories, cutLine } = openBrowser();
	return {
		session: repositories.session,
		admin: { email: backend.adminEmail, password: backend.adminPassword },
		stranger: { email: backend.strangerEmail, password: backend.strangerPassword },
		recoveryCode: async () => /code: (\d+)/.exec(latestMail())?.[1] ?? "",
		cutLine,
	};
});
