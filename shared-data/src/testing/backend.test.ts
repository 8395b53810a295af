import { startBackend, type TestBackend } from "@site/supabase/testing";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "../client/database.types.ts";
import type { AdminRepositories } from "../contract/repositories.ts";
import { describeEssayRepository } from "../essays/essayRepository.contract.ts";
import { describeHireRequestRepository } from "../hire-requests/hireRequestRepository.contract.ts";
import { describeJobRepository } from "../jobs/jobRepository.contract.ts";
import { createAdminRepositories } from "../owner.ts";
import { describeProfileRepository } from "../profile/profileRepository.contract.ts";
import { describeProjectRepository } from "../projects/projectRepository.contract.ts";
import { describeSessionRepository } from "../session/sessionRepository.contract.ts";
import { createPublicRepositories } from "../visitor.ts";

/** The contract suites on the real implementations, against the embedded backend in a process of its own. */

let backend: TestBackend;
let owner: AdminRepositories;
/** Arranges rows with the rights of service_role. */
let service: PostgrestClient<Database>;

const visitor = () => createPublicRepositories({ url: backend.url, key: backend.publishableKey });

/** An owner's client of its own, as a second browser would have, with a line that can be cut. */
function openBrowser() {
	let isCut = false;
	const repositories = createAdminRepositories({
		url: backend.url,
		key: backend.publishableKey,
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

beforeAll(async () => {
	// supabase-js asks for a WebSocket when it is made; Node 20 has none and no test opens one.
	globalThis.WebSocket ??= EventTarget as unknown as typeof WebSocket;
	// The auth client logs every cut line that it also reports.
	jest.spyOn(console, "error").mockImplementation();
	backend = await startBackend();
	service = new PostgrestClient<Database>(`${backend.url}/rest/v1`, {
		headers: { apikey: backend.secretKey, Authorization: `Bearer ${backend.secretKey}` },
	});
	owner = openBrowser().repositories;
	expect(await owner.session.signIn(backend.adminEmail, backend.adminPassword)).toBe(true);
}, 60_000);

afterAll(() => backend?.stop());

async function empty(table: "projects" | "essays" | "jobs" | "hire_projects" | "profile"): Promise<void> {
	const { error } = await service.from(table).delete().not("id", "is", null);
	if (error) throw error;
}

async function insert<Table extends keyof Database["public"]["Tables"]>(
	table: Table,
	row: Database["public"]["Tables"][Table]["Insert"],
): Promise<void> {
	// biome-ignore lint/suspicious/noExplicitAny: the client cannot relate a generic table to its row
	const { error } = await service.from(table as any).insert(row as any);
	if (error) throw new Error(JSON.stringify(error));
}

describeProjectRepository("the backend", async (rows) => {
	await empty("projects");
	for (const { title, status, description = "About it", previewUrl = "/sample/kebun.webp", tags = [], year = "2026" } of rows) {
		await insert("projects", { title, status, description, preview_url: previewUrl, tags, year });
	}
	return { visitor: visitor().projects, owner: owner.projects };
});

describeEssayRepository("the backend", async (rows) => {
	await empty("essays");
	for (const { title, status, date = "2026-01-01", readingTime = 5, excerpt = "About it", featuredImage = null } of rows) {
		await insert("essays", {
			title,
			status,
			date,
			reading_time: readingTime,
			excerpt,
			content: "Text",
			featured_image: featuredImage,
		});
	}
	return owner.essays;
});

describeJobRepository("the backend", async (rows) => {
	await empty("jobs");
	for (const row of rows) {
		await insert("jobs", {
			position: row.position,
			company: row.company ?? "Tirta Digital",
			company_logo: row.companyLogo ?? null,
			location: row.location ?? "Bandung",
			start_date: row.startDate,
			end_date: row.endDate ?? null,
			description: row.description ?? null,
			is_current: row.isCurrent ?? false,
			display_order: row.displayOrder ?? 0,
		});
	}
	return { visitor: visitor().jobs, owner: owner.jobs };
});

describeHireRequestRepository("the backend", async (statuses) => {
	await empty("hire_projects");
	for (const [index, status] of statuses.entries()) {
		const client_email = `client${index}@example.com`;
		await insert("hire_projects", {
			client_name: "Koperasi Teh",
			client_email,
			project_type: "Mobile App",
			project_description: "A scale that speaks",
			budget_range: "25-50 million",
		});
		// The database gives every new request its initial status, whoever inserts.
		const { error } = await service.from("hire_projects").update({ status }).eq("client_email", client_email);
		if (error) throw error;
	}
	return owner.hireRequests;
});

describeProfileRepository("the backend", async () => {
	await empty("profile");
	return { visitor: visitor().profile, owner: owner.profile };
});

describeSessionRepository("the backend", async () => {
	const { repositories, cutLine } = openBrowser();
	return {
		session: repositories.session,
		admin: { email: backend.adminEmail, password: backend.adminPassword },
		stranger: { email: backend.strangerEmail, password: backend.strangerPassword },
		cutLine,
	};
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

test("a stranger's account counts what a visitor may see, and nothing of the inbox", async () => {
	const { repositories } = openBrowser();
	await repositories.session.signIn(backend.strangerEmail, backend.strangerPassword);
	await empty("projects");
	await insert("projects", { title: "Loket", status: "draft", description: "d", preview_url: "/p.webp", tags: [], year: "2026" });
	await insert("projects", {
		title: "Kebun",
		status: "published",
		description: "d",
		preview_url: "/p.webp",
		tags: [],
		year: "2026",
	});
	expect(await repositories.projects.count()).toMatchObject({ draft: 0 });
	expect(await repositories.projects.listRecent({ limit: 3 })).not.toContainEqual(expect.objectContaining({ title: "Loket" }));
	expect(await repositories.hireRequests.count()).toMatchObject({ total: 0 });
});

test("a visitor's owner client is told that nobody is signed in", async () => {
	const { repositories } = openBrowser();
	await expect(repositories.hireRequests.count()).rejects.toMatchObject({ name: "DataError", kind: "signed-out" });
});

test("a cut line is offline, within two seconds each", async () => {
	const { repositories, cutLine } = openBrowser();
	cutLine();
	const started = Date.now();
	await expect(repositories.projects.listRecent({ limit: 3 })).rejects.toMatchObject({ name: "DataError", kind: "offline" });
	await expect(repositories.projects.count()).rejects.toMatchObject({ name: "DataError", kind: "offline" });
	expect(Date.now() - started).toBeLessThan(4_000);
});
