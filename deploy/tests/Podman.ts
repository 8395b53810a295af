import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Podman with separate images, containers and networks, which are removed with it. */
export class Podman {
	private constructor(
		readonly folder: string,
		/** Lets podman-compose use the same store. */
		readonly env: NodeJS.ProcessEnv,
	) {}

	static async create(): Promise<Podman> {
		const folder = await mkdtemp(join(tmpdir(), "site-podman-"));
		await mkdir(join(folder, "networks"));
		const containersFile = join(folder, "containers.conf");
		const storageFile = join(folder, "storage.conf");
		// Limits that no machine refuses; runc, because crun refuses the mixed cgroups of some machines.
		await writeFile(
			containersFile,
			`[containers]
default_ulimits = ["nofile=1024:4096", "nproc=1024:4096"]
[network]
network_backend = "netavark"
network_config_dir = "${folder}/networks"
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "runc"
`,
		);
		await writeFile(
			storageFile,
			`[storage]
driver = "overlay"
graphroot = "${folder}/store"
runroot = "${folder}/run"
`,
		);
		const env = { ...process.env, CONTAINERS_CONF: containersFile, CONTAINERS_STORAGE_CONF: storageFile };
		return new Podman(folder, env);
	}

	/** Runs a podman command; resolves with what it prints and rejects when it fails. */
	async run(...args: string[]): Promise<string> {
		return (await this.execute("podman", args)).trim();
	}

	/** Runs another program with this store. */
	async execute(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
		const { stdout } = await run(program, args, { env: { ...this.env, ...env }, maxBuffer: 64 * 1024 * 1024 });
		return stdout;
	}

	/** The output of a container, of both its streams. */
	async logs(container: string): Promise<string> {
		const { stdout, stderr } = await run("podman", ["logs", container], { env: this.env, maxBuffer: 64 * 1024 * 1024 });
		return stdout + stderr;
	}

	async remove(): Promise<void> {
		await this.run("rm", "--all", "--force", "--time", "0");
		await this.run("network", "prune", "--force");
		await this.run("rmi", "--all", "--force");
		await rm(this.folder, { recursive: true, force: true });
	}
}
