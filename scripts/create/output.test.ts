import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { ignoredNames } from "../test/sourceFiles.ts";

const project = join(__dirname, "../..");
const workspaces = ["shared-data", "shared-ui", "remote-public", "remote-admin", "shell", "supabase", "import"];
let root: string;

beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), "tree-"));
	cpSync(project, root, { recursive: true, filter: (path) => !ignoredNames.has(basename(path)) });
	linkPackages("node_modules");
	for (const name of workspaces) linkPackages(`${name}/node_modules`);
	mkdirSync(join(root, "node_modules/@site"));
	for (const name of workspaces) symlinkSync(join(root, name), join(root, "node_modules/@site", name));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The installed packages, but for those of the project itself: the copy has its own. */
function linkPackages(folder: string) {
	if (!existsSync(join(project, folder))) return;
	mkdirSync(join(root, folder), { recursive: true });
	for (const name of readdirSync(join(project, folder)).filter((one) => one !== "@site" && one !== ".cache"))
		symlinkSync(join(project, folder, name), join(root, folder, name));
}

function run(program: string, ...args: string[]) {
	const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
	return { status, output: `${stdout}${stderr}` };
}

test("created files pass types, lint, unused, their own tests and those that compare lists", () => {
	const created = [
		["page", "now"],
		["page", "talks-and-workshops-of-this-year"],
		["component", "Ribbon"],
	] as const;
	for (const [kind, name] of created)
		expect(run("node", "scripts/run.mjs", "create", kind, name)).toMatchObject({
			status: 0,
			output: expect.stringContaining(name),
		});

	const check = run("npm", "run", "check");
	expect(check.output).toMatch(/^4 passed, 0 failed$/m);
	expect(check.status).toBe(0);

	const patterns = "/now/|/talks-|/Ribbon/|routes\\.test|public/src/layout/|/theme/nouns|public/src/hydration";
	const { output } = run("npx", "jest", "--selectProjects", "components", "--testPathPatterns", patterns, "--silent");
	expect(output).not.toContain("●");
	for (const file of ["/now/NowScreen.test.tsx", "OfThisYearScreen.test.tsx", "/Ribbon/Ribbon.test.tsx", "/routes.test.ts"])
		expect(output).toMatch(new RegExp(`^PASS components .*${file}`, "m"));
	expect(output).toMatch(/^Tests: +\d+ passed, \d+ total$/m);
}, 600_000);
