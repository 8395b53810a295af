import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { useBackend } from "../testing/useBackend.ts";
import { buckets, image } from "./rights/storageCases.ts";

/** Stored like an earlier version did; the second one's file is missing. */
const earlierNames = ["1-line\nbreak.png", "2-lost.png"];

const { backend, admin, service } = useBackend({
	statements: earlierNames.map((name) => [
		`insert into storage.objects (bucket_id, name, metadata) values ('company-logos', $1, '{"size": 3}')`,
		name,
	]),
});
const upload = (path: string, body: Uint8Array, type = "image/png") =>
	admin.send("POST", `/storage/v1/object/${path}`, body, { "content-type": type });
const filesOf = (bucket: string) => {
	const folder = join(backend.dataDir, "files", bucket);
	return existsSync(folder) ? readdirSync(folder) : [];
};

test.each(buckets)("an image that the admin uploads to %s is public", async (bucket) => {
	expect((await upload(`${bucket}/1700000000-abc.png`, image)).status).toBe(200);
	const response = await fetch(`${backend.url}/storage/v1/object/public/${bucket}/1700000000-abc.png`);
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("image/png");
	expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
	expect(response.headers.get("x-content-type-options")).toBe("nosniff");
	expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
	expect(Buffer.from(await response.arrayBuffer())).toEqual(image);
});

test("a photo is stored without location and names, uploaded as bytes or in a form", async () => {
	const photo = await sharp(image)
		.jpeg()
		.withExif({ IFD0: { Artist: "A Private Name" } })
		.toBuffer();
	expect(photo.includes("A Private Name")).toBe(true);
	const data = new FormData();
	data.append("file", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), "photo.jpg");
	const headers = { apikey: backend.publishableKey, authorization: `Bearer ${admin.token}` };
	const url = `${backend.url}/storage/v1/object`;
	expect((await upload("essay-images/photo-bytes.jpg", photo, "image/jpeg")).status).toBe(200);
	expect((await fetch(`${url}/essay-images/photo-form.jpg`, { method: "POST", headers, body: data })).status).toBe(200);
	for (const name of ["photo-bytes.jpg", "photo-form.jpg"]) {
		const stored = Buffer.from(await (await fetch(`${url}/public/essay-images/${name}`)).arrayBuffer());
		expect(stored.includes("A Private Name")).toBe(false);
		expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
	}
});

test("seven megabytes are refused even from the admin", async () => {
	expect((await upload("project-images/big.png", new Uint8Array(7 * 1024 * 1024))).status).toBeGreaterThanOrEqual(400);
});

/** Sends a request with exactly this head and body, and ends the connection where the body ends. */
async function sendRaw(name: string, headers: string[], body: string): Promise<string> {
	const { hostname, port } = new URL(backend.url);
	const socket = connect(Number(port), hostname);
	const request = [
		`POST /storage/v1/object/essay-images/${name} HTTP/1.1`,
		"host: x",
		"content-type: image/png",
		"connection: close",
	];
	const keys = [`apikey: ${backend.publishableKey}`, `authorization: Bearer ${admin.token}`];
	socket.end(`${[...request, ...keys, ...headers].join("\r\n")}\r\n\r\n${body}`);
	return (await text(socket)).split("\r\n", 1)[0] ?? "";
}

test.each<[string, string[], string, RegExp]>([
	["no length and no bytes", [], "", /400/],
	["a length of zero", ["content-length: 0"], "", /400/],
	["chunks", ["transfer-encoding: chunked"], "3\r\nPNG\r\n0\r\n\r\n", /411/],
	["fewer bytes than its length says", ["content-length: 9000"], "PNG", /^$|400/],
])("an upload with %s is refused and stores nothing", async (_, headers, body, answer) => {
	expect(await sendRaw("short.png", headers, body)).toMatch(answer);
	expect(filesOf("essay-images").filter((name) => name.includes("short"))).toEqual([]);
	expect((await service.get("/rest/v1/objects?name=eq.short.png", { "accept-profile": "storage" })).body).not.toMatchObject([{}]);
});

const form = (name: string, more = "") =>
	Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\ncontent-type: image/png\r\n\r\nPNG\r\n--x--\r\n`);
const formType = "multipart/form-data; boundary=x";

test.each<[string, Uint8Array, string]>([
	["bytes without a boundary", image, "multipart/form-data"],
	["bytes between no boundaries", image, formType],
	["a form that is cut off", form("file", '; filename="a.png"').subarray(0, -9), formType],
	["a text instead of a file", form("file"), formType],
	["no field of this name", form("other", '; filename="a.png"'), formType],
])("a form with %s is refused in a sentence", async (_, body, type) => {
	const { status, body: answer } = await upload("essay-images/form.png", body, type);
	expect([status, answer]).toEqual([400, { statusCode: "400", error: "InvalidRequest", message: expect.stringMatching(/file/) }]);
});

test("a file of a form is stored whole", async () => {
	expect((await upload("essay-images/form.png", form("file", '; filename="a.png"'), formType)).status).toBe(200);
	expect((await admin.get("/storage/v1/object/public/essay-images/form.png")).body).toBe("PNG");
});

const invalidKey = { statusCode: "400", error: "Invalid key", message: expect.any(String) };
const taken = { statusCode: "409", error: "Duplicate", message: expect.any(String) };

test.each<[string, string, object]>([
	["a line break", "a%0Ab.png", invalidKey],
	["a carriage return that cannot be decoded with what is beside it", "a%ffx%0Db.png", invalidKey],
	["a control character", "a%C2%85b.png", invalidKey],
	["a line separator", "a%E2%80%A8b.png", invalidKey],
	["a part of 256 bytes", `${"a".repeat(252)}.png`, invalidKey],
	["1,025 bytes", `${"a/".repeat(511)}a%20.png`, invalidKey],
	["a file's name as its folder", "taken.png/b.png", taken],
	["a folder's name", "folder.png", taken],
])("an upload whose name has %s is refused in a sentence", async (_, name, answer) => {
	await upload("profile-images/taken.png", image);
	await upload("profile-images/folder.png/a.png", image);
	const before = filesOf("profile-images");
	const refused = await upload(`profile-images/${name}`, image);
	expect([refused.status, refused.body, filesOf("profile-images")]).toEqual([400, answer, before]);
});

test("a name of 255 bytes is stored, and one that is escaped twice keeps its escapes", async () => {
	for (const name of [`${"é".repeat(125)}1.png`, "a%250Ab.png"]) {
		expect((await upload(`project-images/${name}`, image)).status).toBe(200);
		expect((await fetch(`${backend.url}/storage/v1/object/public/project-images/${name}`)).status).toBe(200);
	}
});

test("an older name with a line break is listed, served and deleted; a lost file is not found", async () => {
	const [broken = "", lost = ""] = earlierNames;
	mkdirSync(join(backend.dataDir, "files/company-logos"), { recursive: true });
	writeFileSync(join(backend.dataDir, "files/company-logos", broken), "PNG");
	rmSync(join(backend.dataDir, "files/company-logos", lost), { force: true });
	const listed = await admin.post("/storage/v1/object/list/company-logos", { prefix: "" });
	expect(listed.body.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(earlierNames));
	const served = await admin.get(`/storage/v1/object/public/company-logos/${encodeURIComponent(broken)}`);
	expect([served.status, served.body]).toEqual([200, "PNG"]);
	expect(await admin.get(`/storage/v1/object/public/company-logos/${lost}`)).toMatchObject({
		status: 400,
		body: { statusCode: "404" },
	});
	const removed = await admin.send("DELETE", "/storage/v1/object/company-logos", { prefixes: [broken] });
	expect([removed.status, removed.body.length, filesOf("company-logos").includes(broken)]).toEqual([200, 1, false]);
});
