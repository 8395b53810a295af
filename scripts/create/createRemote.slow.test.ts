import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { bundleProgram } from "../../build/bundleProgram.ts";
import { versionOfFolder } from "../../build/sourceVersion.js";
import { runCreate } from "./create.ts";
import { remoteTemplate } from "./planRemote.ts";
import { integrityOf, packageFiles } from "./siteContract.ts";

const execute = promisify(execFile);
const base = mkdtempSync(join(tmpdir(), "contract-"));
const program = join(base, "createRemote.mjs");
const folder = join(base, "garden");

let server: Server;
let origin: string;
let answer: RequestListener;
/** The files that the site serves below /remotes/. */
let files: Record<string, string>;
let contract: Record<string, any>;

beforeAll(async () => {
	await bundleProgram(join(__dirname, "createRemoteProgram.ts"), program);
	server = createServer((request, response) => answer(request, response));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
	server.close();
	rmSync(base, { recursive: true });
});

beforeEach(() => {
	const templates = { public: remoteTemplate("public"), admin: remoteTemplate("admin") };
	files = { "templates.json": JSON.stringify(templates), ...Object.fromEntries(packageFiles.map((file) => [file, file])) };
	contract = {
		format: 1,
		version: "9.0.0-1",
		sharedVersions: { "@site/shared-data": "0.1.0", react: "19.3.1" },
		types: { "@site/shared-data": { urls: "aaaaaaaa" } },
		files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, { integrity: integrityOf(Buffer.from(text)) }])),
	};
	answer = (request, response) => {
		const name = request.url?.replace("/remotes/", "") ?? "";
		const body = name === "contract.json" ? JSON.stringify(contract) : files[name];
		response.writeHead(body === undefined ? 404 : 200).end(body);
	};
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program of create-remote.tgz; resolves with its exit code and output. */
async function run(args: string[], cwd = base) {
	const { code = 0, stdout, stderr } = await execute(process.execPath, [program, ...args], { cwd }).catch((error) => error);
	return { code, output: `${stdout}${stderr}`.trim() };
}

const create = (...args: string[]) => run(["garden", "--from", origin, ...args]);
const read = (path: string) => readFileSync(join(folder, path), "utf8");

test.each([["public"], ["admin"]])("a remote of the area %s has the site's templates, packages and URL", async (area) => {
	expect(await create("--area", area)).toEqual({ code: 0, output: expect.stringContaining(folder) });
	expect(JSON.parse(read("remote.json"))).toMatchObject({ id: "garden", area });
	expect(JSON.parse(read("package.json"))).toMatchObject({ name: "garden", site: origin });
	expect(readdirSync(join(folder, "packages")).sort()).toEqual([...packageFiles].sort());
	expect(read("src/GardenScreen.tsx")).not.toContain("__");
});

test("npm run create takes them from a site as well", async () => {
	jest.spyOn(console, "log").mockImplementation();
	expect(await runCreate(["remote", "garden", "--from", `${origin}/essays`, "--to", folder])).toBe(0);
	expect(JSON.parse(read("package.json")).site).toBe(origin);
});

const elsewhere = "https://example.com/remotes/contract.json";
const always =
	(status: number, headers = {}) =>
	() =>
		void (answer = (_, response) => response.writeHead(status, headers).end("<h1>A page</h1>"));

test.each<[what: string, prepare: () => unknown, sentence: string | RegExp]>([
	["that offers none", always(404), "offers no contract. Its owner can set REMOTE_CONTRACT=on."],
	["that redirects", always(301, { location: elsewhere }), `redirects to ${elsewhere}. Use that site's URL.`],
	["that fails", always(503), "answers with status 503. Try again later."],
	["of another program", always(200), "has a contract of another form."],
	["of another form", () => (contract.format = 2), "has a contract of another form."],
	["that lacks a package's hash", () => delete contract.files["build.tgz"], "build.tgz of http"],
	["with a changed package", () => (files["shared-ui.tgz"] += " "), /^shared-ui\.tgz of \S+ differs from its hash/],
	["with changed templates", () => (files["templates.json"] += " "), /^templates\.json of \S+ differs from its hash/],
	[
		"with a path out of the folder",
		() => {
			files["templates.json"] = JSON.stringify({ public: { "src/../../x": "" } });
			contract.files["templates.json"].integrity = integrityOf(Buffer.from(files["templates.json"]));
		},
		"has a template with the path src/../../x, which leaves the remote's folder.",
	],
])("a site %s is refused with one sentence, and nothing is written", async (_, prepare, sentence) => {
	prepare();
	const before = readdirSync(base);
	const { code, output } = await create();
	expect([code, output.split("\n")]).toEqual([1, [expect.stringMatching(sentence)]]);
	expect(readdirSync(base)).toEqual(before);
});

test.each(["http://example.com", "http://127.0.0.1.example.com", "ftp://127.0.0.1", "example.com"])(
	"%s is no site to create from",
	async (from) => {
		expect(await run(["garden", "--from", from])).toEqual({ code: 1, output: expect.stringContaining("must be the https URL") });
	},
);

test("without a site the program asks for it", async () => {
	expect(await run(["garden"])).toEqual({ code: 1, output: "Say which site: --from https://…" });
});

describe("check-contract", () => {
	const build = (imports: object) => {
		const version = versionOfFolder(folder);
		mkdirSync(join(folder, "dist", version), { recursive: true });
		const manifest = { ...JSON.parse(read("remote.json")), version, requires: { react: "^19.3.1" }, imports };
		writeFileSync(join(folder, "dist", version, "remote.json"), JSON.stringify(manifest));
	};
	const check = (...args: string[]) => run(["--check", ...args], folder);
	beforeEach(() => create());

	test("passes while the site has the types of the imports, and more", async () => {
		build({ "@site/shared-data": { urls: "aaaaaaaa" } });
		contract.types.Profile = { name: "bbbbbbbb" };
		expect(await check()).toEqual({
			code: 0,
			output: expect.stringMatching(/^garden 0\.1\.0-\w+ fits http\S+ \(9\.0\.0-1\)\.$/),
		});
	});

	test.each<[what: string, change: () => unknown, sentence: string]>([
		["has lost an export", () => delete contract.types["@site/shared-data"].urls, "this shell lacks urls."],
		["has changed a type", () => (contract.types["@site/shared-data"].urls = "cccccccc"), "has another type of urls."],
		[
			"has another React",
			() => (contract.sharedVersions.react = "20.0.0"),
			"needs react ^19.3.1, and this shell provides 20.0.0.",
		],
		[
			"has another version of the contract",
			() => (contract.sharedVersions["@site/shared-data"] = "0.2.0"),
			"this shell has 0.2.0.",
		],
	])("fails with the name of the change once the site %s (core#4759, core#4291, examples#4337)", async (_, change, sentence) => {
		build({ "@site/shared-data": { urls: "aaaaaaaa" } });
		change();
		expect(await check()).toEqual({ code: 1, output: expect.stringContaining(sentence) });
	});

	test("asks for a build of the sources, and for a site that the folder does not name", async () => {
		expect(await check()).toEqual({ code: 1, output: "The sources have no build. Run npm run build first." });
		build({});
		writeFileSync(join(folder, "package.json"), '{ "version": "1" }');
		expect(await check()).toEqual({ code: 1, output: "Say which site: npm run check-contract -- --from https://…" });
		expect((await check("--from", origin)).output).toContain("The sources have no build.");
	});

	test("--update replaces the packages, all or none", async () => {
		for (const file of ["build.tgz", "shared-ui.tgz"]) files[file] = "newer";
		contract.files["build.tgz"].integrity = integrityOf(Buffer.from("newer"));
		expect((await check("--update")).code).toBe(1);
		expect(read("packages/build.tgz")).toBe("build.tgz");
		contract.files["shared-ui.tgz"].integrity = integrityOf(Buffer.from("newer"));
		expect((await check("--update")).code).toBe(0);
		expect(read("packages/build.tgz")).toBe("newer");
	});
});
