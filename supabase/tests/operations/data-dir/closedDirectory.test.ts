import {
	chmodSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asAdmin, asVisitor } from "../../../testing/createCaller.ts";
import { prepareDataDirectory } from "../../../testing/dataDirectory.ts";
import { startBackend } from "../../../testing/startBackend.ts";

const message = { name: "A", email: "a@example.com", subject: "s", message: "m" };

let dataDir: string;

beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "site-again-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The paths in the directory that other accounts may read, write or execute. */
function openToOthers(directory: string): string[] {
	return [".", ...readdirSync(directory, { recursive: true, encoding: "utf8" })].filter((name) => {
		const entry = lstatSync(join(directory, name));
		return !entry.isSymbolicLink() && (entry.mode & 0o077) !== 0;
	});
}

test("a start removes other accounts' permissions, but not from the targets of links", async () => {
	await prepareDataDirectory(dataDir);
	const outside = mkdtempSync(join(tmpdir(), "site-outside-"));
	const linked = join(outside, "a.png");
	writeFileSync(linked, "an image", { mode: 0o644 });
	mkdirSync(join(dataDir, "files"));
	symlinkSync(linked, join(dataDir, "files", "a.png"));
	mkdirSync(join(dataDir, "pages", "embedded"), { recursive: true });
	writeFileSync(join(dataDir, "pages", "embedded", "page.json"), "{}");
	for (const name of [".", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })]) {
		if (lstatSync(join(dataDir, name)).isSymbolicLink()) continue;
		chmodSync(join(dataDir, name), statSync(join(dataDir, name)).isDirectory() ? 0o755 : 0o644);
	}
	const backend = await startBackend({ dataDir });
	await asVisitor(backend).post("/rest/v1/contacts", message);
	await asVisitor(backend).post("/auth/v1/recover", { email: backend.adminEmail });
	expect(openToOthers(dataDir)).toEqual([]);
	await backend.stop();
	expect(openToOthers(dataDir)).toEqual([]);
	expect(statSync(linked).mode & 0o777).toBe(0o644);
	rmSync(outside, { recursive: true });
});

test("a first start creates files that are closed to other accounts", async () => {
	const backend = await startBackend({ dataDir, hasSampleContent: true });
	const admin = await asAdmin(backend);
	await admin.send("POST", "/storage/v1/object/project-images/a.png", Buffer.from("89504e470d0a1a0a", "hex"), {
		"content-type": "image/png",
	});
	expect(existsSync(join(dataDir, "files/project-images/a.png"))).toBe(true);
	expect(openToOthers(dataDir)).toEqual([]);
	await backend.stop();
	expect(openToOthers(dataDir)).toEqual([]);
});

test("another program's folder with the same names is refused and keeps its permissions", async () => {
	for (const name of ["files", "pages", "database"]) {
		mkdirSync(join(dataDir, name));
		writeFileSync(join(dataDir, name, "letter.txt"), "dear future", { mode: 0o644 });
	}
	chmodSync(dataDir, 0o755);
	await expect(startBackend({ dataDir })).rejects.toThrow("holds other files");
	expect(openToOthers(dataDir)).toContain("files/letter.txt");
	expect(statSync(dataDir).mode & 0o777).toBe(0o755);
});
