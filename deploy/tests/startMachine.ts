import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import { systemdImage } from "./images.ts";
import type { Podman } from "./Podman.ts";
import { until } from "./until.ts";

export const unit = join(root, "deploy/site.service");

export interface Machine {
	/** Runs a shell command as root; resolves with what it prints and rejects when it fails. */
	run: (command: string) => Promise<string>;
	/** Resolves when the site is healthy. */
	untilHealthy: () => Promise<void>;
}

interface MachineOptions {
	name?: string;
	port?: number;
	/** Arguments of `podman run`. */
	args?: string[];
	/** The memory limit of the site's processes together, in addition to the system's. */
	megabytes?: number;
	/** Files of /etc/systemd/system besides the unit. */
	files?: Record<string, string>;
}

/** Enters the machine's control group; the file names differ between cgroup v1 and v2. */
export const inGroup = `cd /sys/fs/cgroup && if [ -d memory ]; then cd memory
limit=memory.limit_in_bytes kills=memory.oom_control; else limit=memory.max kills=memory.events; fi`;

/** The memory of processes and of the journal in bytes, without cached files. */
const heldBytes = `$(awk '/^(total_rss|total_shmem|anon|shmem) /{sum += $2} END{print sum}' memory.stat)`;

/** Starts the site's unit under the systemd of `makeSystemdImage`, by the steps of docs/operate.md. */
export async function startMachine(
	podman: Podman,
	{ name = "machine", port = 4000, args = [], megabytes, files = {} }: MachineOptions = {},
): Promise<Machine> {
	const volumes = [`${root}:/srv/site:ro`, `${unit}:/etc/systemd/system/site.service:ro`];
	for (const [path, text] of Object.entries(files)) {
		const file = join(podman.folder, name, path);
		await mkdir(join(file, ".."), { recursive: true });
		await writeFile(file, text);
		volumes.push(`${file}:/etc/systemd/system/${path}:ro`);
	}
	const options = ["--detach", `--name=${name}`, "--privileged", "--systemd=always", ...args];
	await podman.run("run", ...options, ...volumes.map((volume) => `--volume=${volume}`), systemdImage, "/sbin/init");
	const run = (command: string) => podman.run("exec", name, "sh", "-c", command);
	const untilHealthy = () => until(() => run(`curl -sf http://127.0.0.1:${port}/healthz && echo healthy`));
	await until(() => run("systemctl is-system-running"));
	await run("useradd --system --home /srv/site site && install -d -o site /var/lib/site");
	await run("cp -R /srv/site/dist /var/lib/site/ && chown -R site /var/lib/site/dist");
	// Limits the whole machine: in a container on a host with cgroup v1, systemd cannot set limits.
	if (megabytes) await run(`${inGroup} && echo $((${heldBytes} + ${megabytes} * 1048576)) > $limit`);
	await run("systemctl start site");
	await untilHealthy();
	return { run, untilHealthy };
}
