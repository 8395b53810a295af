import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { tableFixtures } from "../tests/rights/fixtures/tableFixtures.ts";
import { asAdmin, asService, asVisitor, type Caller } from "./createCaller.ts";
import { prepareDataDirectory } from "./dataDirectory.ts";
import { startBackend, type TestBackend } from "./startBackend.ts";

/** With mail, so that enquiries queue some. */
export const moveVariables = { BACKEND_HAS_MAILER: "on" };

export const imagePath = "project-images/2026/stored.png";
const image = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(200_000, 7)]);

export type SiteRows = Record<string, unknown>;

export interface Origin {
	/** A data directory with something in every table that a test looks at. */
	dataDir: string;
	/** The admin's token of a session that goes on. */
	token: string;
	rows: SiteRows;
	/** A copy, which a test may use up. */
	copy(): string;
}

/** Makes the site that the tests move. `fill` adds to it, as the admin and with the secret key. */
export async function makeOrigin(
	folder: string,
	fill: (admin: Caller, service: Caller) => Promise<void> = async () => {},
): Promise<Origin> {
	const dataDir = join(folder, "origin");
	mkdirSync(dataDir);
	await prepareDataDirectory(dataDir, true);
	const backend = await startBackend({ dataDir, hasSampleContent: true, environment: moveVariables });
	await asVisitor(backend).post("/rest/v1/contacts", { name: "A", email: "a@example.com", subject: "s", message: "a\u2028b" });
	const admin = await asAdmin(backend);
	await admin.patch("/rest/v1/essays?id=neq.none", { title: "Changed" });
	await admin.send("POST", `/storage/v1/object/${imagePath}`, image, { "content-type": "image/png" });
	await admin.patch("/rest/v1/quote_settings?id=eq.quotes", { payment_image: `/storage/v1/object/public/${imagePath}` });
	await fill(admin, asService(backend));
	const rows = await readRows(backend);
	await backend.stop();
	let count = 0;
	return {
		dataDir,
		token: admin.token ?? "",
		rows,
		copy() {
			count += 1;
			const copy = join(folder, `copy-${count}`);
			cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
			return copy;
		},
	};
}

/** Every row of the tables, in a fixed order, and the bytes of the image. */
export async function readRows(backend: TestBackend): Promise<SiteRows> {
	const service = asService(backend);
	const found: SiteRows = {};
	for (const table of Object.keys(tableFixtures)) {
		const { body } = await service.get(`/rest/v1/${table}?select=*`);
		found[table] = (body as object[]).map((row) => JSON.stringify(row)).sort();
	}
	const stored = await fetch(`${backend.url}/storage/v1/object/public/${imagePath}`);
	found.image = Buffer.from(await stored.arrayBuffer()).toString("base64");
	return found;
}
