import { join } from "node:path";
import { newRows } from "../../testing/newRows.ts";
import { runSiteCommand } from "../../testing/processes.ts";
import { useBackend } from "../../testing/useBackend.ts";
import { useFolder } from "../../testing/useFolder.ts";

const { backend, admin, service } = useBackend();
const folder = useFolder();

const read = async () => (await admin.post("/rest/v1/rpc/first_steps", {})).body[0];

test("each step is ticked off when its own task is done", async () => {
	const steps = { has_profile: false, has_links: false, has_texts: false, has_services: false, has_project: false };
	const lacking = { ...steps, sends_mail: false, has_backup: false, is_dismissed: false, sample_rows: 6 };
	expect(await read()).toEqual(lacking);

	await admin.post("/rest/v1/profile", { name: "Sari", title: "Developer", location: "Bandung" });
	await admin.patch("/rest/v1/profile?singleton=is.true", { title: "Designer" });
	expect(await read()).toEqual(lacking);
	await admin.patch("/rest/v1/profile?singleton=is.true", { name: "Sari", profile_image: "/portrait.webp" });
	expect(await read()).toEqual({ ...lacking, has_profile: true });

	await admin.patch("/rest/v1/profile?singleton=is.true", { name: "Raka Wiratama" });
	expect(await read()).toEqual(lacking);
	await admin.patch("/rest/v1/profile?singleton=is.true", { name: "Sari", profile_image: "/sample/portrait.webp" });
	expect(await read()).toEqual(lacking);
	await admin.patch("/rest/v1/profile?singleton=is.true", { profile_image: "/portrait.webp" });

	const row = "/rest/v1/site_settings?id=eq.site";
	const [{ social, texts }] = (await admin.get(`${row}&select=social,texts`)).body;
	await admin.patch(row, { chat_number: "" });
	expect(await read()).toMatchObject({ has_links: false });
	await admin.patch(row, { social: social.slice(1, 2) });
	expect(await read()).toMatchObject({ has_links: false });
	await admin.patch(row, { social: [{ ...social[0], url: "mailto:sari@sari.example" }] });
	expect(await read()).toMatchObject({ has_links: true, has_texts: false });
	const mine = { contactLead: "", hireLead: "", hireSent: "", hireDescription: "", notFound: "" };
	await admin.patch(row, { texts: { ...texts, ...mine, hireSent: texts.hireSent } });
	expect(await read()).toMatchObject({ has_texts: false });
	await admin.patch(row, { texts: { ...texts, ...mine } });
	Object.assign(lacking, { has_links: true, has_texts: true });

	await admin.post("/rest/v1/projects", { ...newRows.projects, status: "draft" });
	expect(await read()).toEqual({ ...lacking, has_profile: true });
	await admin.patch("/rest/v1/projects?id=eq.panen", { status: "published" });
	expect(await read()).toEqual({ ...lacking, has_profile: true, has_project: true });

	const [{ id, price }] = (await admin.get("/rest/v1/services?select=id,price&limit=1")).body;
	await admin.patch(`/rest/v1/services?id=eq.${id}`, { price: price - 1 });
	expect(await read()).toMatchObject({ has_services: true, sends_mail: false, sample_rows: 5 });

	await service.patch("/rest/v1/mail_settings?id=eq.mail", { is_on: true });
	expect(await read()).toMatchObject({ sends_mail: true, has_backup: false });

	const ran = await runSiteCommand({ DATA_DIR: backend.dataDir }, "backup", join(folder, "site.ndjson.gz"));
	expect(ran).toMatchObject({ code: 0 });
	expect(await read()).toMatchObject({ has_backup: true });
});
