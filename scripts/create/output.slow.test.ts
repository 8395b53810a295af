import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { copyProject } from "../test/copyProject.ts";

let root: string;

beforeAll(() => {
	root = copyProject();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(program: string, ...args: string[]) {
	const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
	return { status, output: `${stdout}${stderr}` };
}

test("created files pass types, lint, unused, their own tests and those that compare lists", () => {
	const created = [
		["page", "made-now"],
		["page", "made-with-a-name-as-long-as-this"],
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

	const patterns = "/made-|/Ribbon/|routes\\.test|public/src/layout/|/theme/nouns|public/src/hydration";
	const { output } = run("npx", "jest", "--selectProjects", "components", "--testPathPatterns", patterns, "--silent");
	expect(output).not.toContain("●");
	for (const file of ["/MadeNowScreen.test.tsx", "AsLongAsThisScreen.test.tsx", "/Ribbon/Ribbon.test.tsx", "/routes.test.ts"])
		expect(output).toMatch(new RegExp(`^PASS components .*${file}`, "m"));
	expect(output).toMatch(/^Tests: +\d+ passed, \d+ total$/m);
}, 600_000);
