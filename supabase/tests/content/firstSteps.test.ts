import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asAdmin, asService, type Caller } from "../../testing/createCaller.ts";
import { runSiteCommand } from "../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

let backend: TestBackend;
let admin: Caller;
let folder: string;

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "first-steps-"));
	backend = await startBackend();
	admin = await asAdmin(backend);
});
afterAll(async () => {
	await backend?.stop();
	rmSync(folder, { recursive: true, force: true });
});

const path = "/rest/v1/rpc/first_steps";
const read = async (caller = admin) => (await caller.post(path, {})).body;
const lacking = {
	is_dismissed: false,
	has_profile: false,
	has_services: false,
	has_project: false,
	sends_mail: false,
	has_backup: false,
};

test("each step is done by what is done, one after the other", async () => {
	expect(await read()).toEqual([lacking]);

	await admin.post("/rest/v1/profile", { name: "Sari", title: "Developer", location: "Bandung" });
	await admin.patch("/rest/v1/profile?singleton=is.true", { title: "Designer" });
	expect(await read()).toEqual([lacking]);
	await admin.patch("/rest/v1/profile?singleton=is.true", { profile_image: "/portrait.webp" });
	expect(await read()).toEqual([{ ...lacking, has_profile: true }]);

	const project = { title: "Teras", description: "d", preview_url: "/p.png", year: "2026" };
	await admin.post("/rest/v1/projects", { ...project, status: "draft" });
	expect(await read()).toEqual([{ ...lacking, has_profile: true }]);
	await admin.patch("/rest/v1/projects?id=eq.teras", { status: "published" });
	expect(await read()).toEqual([{ ...lacking, has_profile: true, has_project: true }]);

	const [service] = (await admin.get("/rest/v1/services?select=id,price&limit=1")).body;
	await admin.patch(`/rest/v1/services?id=eq.${service.id}`, { price: service.price - 1 });
	expect(await read()).toEqual([{ ...lacking, has_profile: true, has_project: true, has_services: true }]);

	await asService(backend).patch("/rest/v1/mail_settings?id=eq.mail", { is_on: true });
	expect(await read()).toEqual([{ ...lacking, has_profile: true, has_project: true, has_services: true, sends_mail: true }]);

	const ran = await runSiteCommand({ DATA_DIR: backend.dataDir }, "backup", join(folder, "site.ndjson.gz"));
	expect(ran).toMatchObject({ code: 0 });
	expect(await read()).toMatchObject([{ has_backup: true }]);
});
