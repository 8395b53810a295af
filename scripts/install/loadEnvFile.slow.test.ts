import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(__dirname, "../..");
const { ENV_FILE: _, SITE_URL: __, ...inherited } = process.env;
let folder: string;
let file: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "variables-"));
	file = join(folder, ".env");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (env: Record<string, string>) => run(["scripts/run.mjs", "start"], env);

/** Prints SITE_URL after the default file was read. */
const readDefault = (env: Record<string, string> = {}) =>
	run(["--input-type=module", "--eval", program], { ...env, DEFAULT_FILE: file });

const program = `import { loadEnvFile } from "./scripts/install/loadEnvFile.mjs";
loadEnvFile(process.env.DEFAULT_FILE);
console.log(process.env.SITE_URL ?? "not set");`;

function run(args: string[], env: Record<string, string>) {
	const { status, stdout, stderr } = spawnSync(process.execPath, args, {
		cwd: root,
		env: { ...inherited, ...env },
		encoding: "utf8",
	});
	return { status, output: `${stdout}${stderr}`.trim() };
}

test("a command reads its variables from the file, and one that is set outside wins", async () => {
	await writeFile(file, "PORT=nine\nSUPABASE_URL=ftp://example.com\nSUPABASE_PUBLISHABLE_KEY=key\n");
	expect(start({ ENV_FILE: file })).toEqual({ status: 1, output: "PORT must be a whole number from 0 to 65535." });
	const { status, output } = start({ ENV_FILE: file, PORT: "0" });
	expect({ status, output }).toEqual({ status: 1, output: "SUPABASE_URL must be an http or https address." });
});

test("a file that ENV_FILE names and that is not there stops the start with one sentence", () => {
	const { status, output } = start({ ENV_FILE: file });
	expect(status).toBe(1);
	expect(output).toMatch(/^The variables of .*\.env cannot be read: .*$/);
});

test("the default file may be missing, and is left alone when ENV_FILE is empty", async () => {
	expect(readDefault().output).toBe("not set");
	await writeFile(file, "SITE_URL=https://example.com # ours\n");
	expect(readDefault().output).toBe("https://example.com");
	expect(readDefault({ ENV_FILE: "" }).output).toBe("not set");
	expect(readDefault({ SITE_URL: "https://example.org" }).output).toBe("https://example.org");
});
