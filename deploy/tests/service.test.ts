import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { makeSystemdImage } from "./images.ts";
import { Podman } from "./Podman.ts";
import { type Machine, startMachine, unit } from "./startMachine.ts";
import { until } from "./until.ts";

const run = promisify(execFile);
const minute = 60_000;
jest.setTimeout(2 * minute);

let podman: Podman;

afterAll(() => podman?.remove(), 2 * minute);

test("systemd finds no mistake in the unit and rates its exposure below 3", async () => {
	const { stderr } = await run("systemd-analyze", ["verify", unit]);
	expect(stderr).not.toContain("site.service:");
	const { stdout } = await run("systemd-analyze", ["security", "--offline=true", "--threshold=29", "--no-pager", unit]);
	expect(stdout).toMatch(/Overall exposure level for site.service: [0-2]\.\d OK/);
});

describe("under a systemd of its own, with the steps of docs/deploy.md", () => {
	let machine: Machine;

	beforeAll(async () => {
		podman = await Podman.create();
		await makeSystemdImage(podman);
		machine = await startMachine(podman);
	}, 4 * minute);

	const inMachine = (command: string) => machine.run(command);
	const statusOf = (path: string) => inMachine(`curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:4000${path}`);

	test("the site answers with all of the unit's restrictions in force", async () => {
		const status = await inMachine("cat /proc/$(systemctl show --property=MainPID --value site)/status");
		expect(status).toMatch(/^CapBnd:\s+0+$/m);
		expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
		expect(status).toMatch(/^Seccomp:\s+2$/m);
		for (const path of ["/", "/essays", "/admin/login"]) expect(await statusOf(path)).toBe("200");
	});

	test("share images are drawn and pages kept, and no line of the log is a warning", async () => {
		const essay = await inMachine("curl -s http://127.0.0.1:4000/essays | grep -o '/essays/[a-z0-9-]*' | head -1");
		expect(await statusOf(`/cards${essay}.png`)).toBe("200");
		expect(await inMachine("find /var/lib/site/data/pages -type f | head -1")).not.toBe("");
		expect(await inMachine(`journalctl -u site | grep -cE '"level":"(warn|error)"' || true`)).toBe("0");
	});

	test("a command outside the unit works through the running backend, and starts no second one", async () => {
		const lock = () => inMachine("cat /var/lib/site/data/backend.lock");
		const before = await lock();
		await inMachine(
			"cd /srv/site && runuser -u site -- env DATA_DIR=/var/lib/site/data node scripts/run.mjs backup /var/lib/site/data/a.backup",
		);
		expect(await lock()).toBe(before);
	});

	test("nothing that it makes can be read by another account", async () => {
		expect(await inMachine("find /var/lib/site/data -perm /077")).toBe("");
	});

	test("a stop ends it in order within 5 s, and the next start needs no build", async () => {
		const stopping = Date.now();
		await inMachine("systemctl stop site");
		expect(Date.now() - stopping).toBeLessThan(5000);
		expect(await inMachine("systemctl show --property=Result --property=ExecMainStatus site")).toBe(
			"Result=success\nExecMainStatus=0",
		);
		await inMachine("systemctl start site");
		await machine.untilHealthy();
		expect(await inMachine("journalctl -u site | grep -c Building || true")).toBe("0");
	});

	test("when its process is killed systemd starts it again", async () => {
		const pid = await inMachine("systemctl show --property=MainPID --value site");
		await inMachine(`kill -KILL ${pid}`);
		await until(async () => (await inMachine("systemctl show --property=NRestarts --value site")) === "1");
		await machine.untilHealthy();
	});
});
