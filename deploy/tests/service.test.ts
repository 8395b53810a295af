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

describe("under its own systemd, with the steps of docs/operate.md", () => {
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

	test("memory, tasks and open files are limited, and a process killed for memory does not end the others", async () => {
		const names = ["MemoryMax", "OOMPolicy", "TasksMax", "LimitNOFILE", "LimitCORE"];
		const shown = await inMachine(`systemctl show ${names.map((name) => `--property=${name}`).join(" ")} site`);
		expect(shown.split("\n").sort()).toEqual([
			"LimitCORE=0",
			"LimitNOFILE=4096",
			`MemoryMax=${768 * 1024 ** 2}`,
			"OOMPolicy=continue",
			"TasksMax=512",
		]);
		const limits = await inMachine("cat /proc/$(systemctl show --property=MainPID --value site)/limits");
		expect(limits).toMatch(/^Max open files +4096 +4096 /m);
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

	test("other accounts can read none of its files", async () => {
		expect(await inMachine("find /var/lib/site/data -perm /077")).toBe("");
	});

	test("a stop takes at most 5 s, and the next start needs no build", async () => {
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

	test("systemd restarts a killed process", async () => {
		const pid = await inMachine("systemctl show --property=MainPID --value site");
		await inMachine(`kill -KILL ${pid}`);
		await until(async () => (await inMachine("systemctl show --property=NRestarts --value site")) === "1");
		await machine.untilHealthy();
	});

	describe("behind nginx with deploy/nginx.conf", () => {
		const networks = ["2001:db8:1:2::1", "2001:db8:1:2:3::1", "2001:db8:1:3::1"];

		beforeAll(async () => {
			await inMachine("rm /etc/nginx/sites-enabled/default && ln -s /srv/site/deploy/nginx.conf /etc/nginx/conf.d/site.conf");
			await inMachine(
				"mkdir -p /etc/letsencrypt/live/example.com && cd /etc/letsencrypt/live/example.com && " +
					"openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=example.com -keyout privkey.pem -out fullchain.pem",
			);
			await inMachine("nginx -t && systemctl start nginx");
			for (const address of networks) await inMachine(`ip address add ${address}/128 dev lo nodad`);
		});

		// nginx refuses a TLS handshake for any other name, so the URL has this one at each address.
		const origin = "https://example.com";
		function curl(sender: string): string {
			const address = sender.includes(":") ? "[2001:db8:1:2::1]" : "127.0.0.1";
			return `curl -s -k --http1.1 --path-as-is --connect-to example.com:443:${address}:443 --interface ${sender}`;
		}

		/** How many responses of each status one sender gets to these paths, requested side by side. */
		async function burst(sender: string, paths: string[], options = "--parallel-max 60"): Promise<Record<string, number>> {
			const lines = paths.map((path) => `url = ${origin}${path}\noutput = /dev/null\n`).join("");
			await inMachine(`cat > /tmp/urls <<'end'\n${lines}end`);
			const command = `${curl(sender)} --parallel --parallel-immediate ${options} -w '%{http_code}\\n' -K /tmp/urls`;
			const counts: Record<string, number> = {};
			for (const status of (await inMachine(command)).split("\n")) counts[status] = (counts[status] ?? 0) + 1;
			return counts;
		}
		const repeat = (path: string, times: number) => Array<string>(times).fill(path);
		const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);

		test("plain HTTP leads to HTTPS, and a handshake for another name is refused", async () => {
			const plain = await inMachine(
				"curl -s -o /dev/null -w '%{http_code} %{redirect_url}' -H 'Host: example.com' http://127.0.0.1/essays?a=b",
			);
			expect(plain).toBe("308 https://example.com/essays?a=b");
			await expect(inMachine("curl -sk https://127.0.0.1/")).rejects.toThrow();
		});

		test("five pages with their files, a page of the admin area and any number of files of builds are not limited", async () => {
			const pages = ["/", "/essays", "/projects", "/store", "/contact"];
			const html = await Promise.all(pages.map((path) => inMachine(`curl -s http://127.0.0.1:4000${path}`)));
			const files = html.flatMap((text) =>
				[...text.matchAll(/"(\/(?:assets|remotes|sample)\/[^"]+)"/g)].map(([, file = ""]) => file),
			);
			expect(files.length).toBeGreaterThan(30);
			expect(Object.keys(await burst("127.0.0.2", [...pages, ...files, ...repeat("/robots.txt", 30)]))).toEqual(["200"]);
			const script = files.find((file) => file.startsWith("/assets/")) ?? "";
			expect(await burst("127.0.0.2", repeat(script, 600))).toEqual({ 200: 600 });
		});

		test.each([
			["/robots.txt", "127.0.0.3"],
			["//assets/x", "127.0.0.4"],
			["/assets/../robots.txt", "127.0.0.5"],
			["/assets/%2e%2e/robots.txt", "127.0.0.6"],
		])(
			"of 1,000 concurrent requests of %s some are answered, the others are 429, and other senders are answered",
			async (path, sender) => {
				const { 429: refused = 0, ...answered } = await burst(sender, repeat(path, 1_000));
				expect(refused).toBeGreaterThan(100);
				expect(sum(answered)).toBeGreaterThan(200);
				expect(await burst("127.0.0.100", ["/robots.txt"])).toEqual({ 200: 1 });
			},
		);

		test("the addresses of a /64 are one sender, and a refusal has Retry-After", async () => {
			const [first = "", second = "", elsewhere = ""] = networks;
			await burst(first, repeat("/robots.txt", 600));
			expect((await burst(second, repeat("/robots.txt", 400)))[429]).toBeGreaterThan(50);
			expect(await burst(elsewhere, repeat("/robots.txt", 200))).toEqual({ 200: 200 });
			const head = `${curl("127.0.0.9")} --parallel --parallel-max 60 -o /dev/null -D - '${origin}/robots.txt?[1-1000]'`;
			expect(await inMachine(head)).toMatch(/^HTTP\/1.1 429 (?:.+\r\n)+Retry-After: 5\r$/m);
		});

		test("of 130 concurrent slow requests a sender gets a hundred", async () => {
			await inMachine("head -c 3000 /dev/zero > /tmp/body");
			const options = "--parallel-max 130 --limit-rate 1000 --data-binary @/tmp/body";
			const { 429: refused = 0, ...answered } = await burst("127.0.0.7", repeat("/contact", 130), options);
			expect(refused).toBeGreaterThan(0);
			expect(sum(answered)).toBeGreaterThanOrEqual(100);
		});

		test("a body of 2 MB is accepted only for images", async () => {
			await inMachine("head -c 2000000 /dev/zero > /tmp/body");
			const send = (path: string) => inMachine(`${curl("127.0.0.8")} --data-binary @/tmp/body ${origin}${path}`);
			expect(await send("/rest/v1/essays")).toContain("nginx");
			expect(await send("/storage/v1/object/essay-images/a.png")).toContain('"code":"body_refused"');
		});
	});
});
