import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../scripts/paths.ts";
import { makeSystemdImage, systemdImage } from "./images.ts";
import { Podman } from "./Podman.ts";
import { until } from "./until.ts";

const run = promisify(execFile);
const unit = join(root, "deploy/site.service");
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
	beforeAll(async () => {
		podman = await Podman.create();
		await makeSystemdImage(podman);
		const mounts = [`--volume=${root}:/srv/site:ro`, `--volume=${unit}:/etc/systemd/system/site.service:ro`];
		await podman.run(
			"run",
			"--detach",
			"--name=machine",
			"--privileged",
			"--systemd=always",
			...mounts,
			systemdImage,
			"/sbin/init",
		);
		await until(() => inMachine("systemctl is-system-running"));
		await inMachine("useradd --system --home /srv/site site && install -d -o site /var/lib/site");
		await inMachine("cp -R /srv/site/dist /var/lib/site/ && chown -R site /var/lib/site/dist");
		await inMachine("systemctl start site");
		await until(() => inMachine("curl -sf http://127.0.0.1:4000/healthz && echo healthy"));
	}, 4 * minute);

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
		await until(() => inMachine("curl -sf http://127.0.0.1:4000/healthz && echo healthy"));
		expect(await inMachine("journalctl -u site | grep -c Building || true")).toBe("0");
	});

	test("when its process is killed systemd starts it again", async () => {
		const pid = await inMachine("systemctl show --property=MainPID --value site");
		await inMachine(`kill -KILL ${pid}`);
		await until(async () => (await inMachine("systemctl show --property=NRestarts --value site")) === "1");
		await until(() => inMachine("curl -sf http://127.0.0.1:4000/healthz && echo healthy"));
	});
});

const inMachine = (command: string) => podman.run("exec", "machine", "sh", "-c", command);
const statusOf = (path: string) => inMachine(`curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:4000${path}`);
