import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether this process may mount file systems; if not, prints why the tests that need one are skipped. */
export function canMount(): boolean {
	const folder = mkdtempSync(join(tmpdir(), "site-mount-"));
	try {
		mount(folder, "size=1m");
		unmount(folder);
		return true;
	} catch (error) {
		process.stderr.write(`Tests that need a file system of their own are left out: ${(error as Error).message}\n`);
		return false;
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/**
 * Runs the task with an empty file system of 400 MB in memory; `limit` makes it smaller or read-only later.
 */
export async function withTmpfs(task: (folder: string, limit: (options: string) => void) => Promise<void>): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "site-mount-"));
	mount(folder, "size=400m");
	try {
		await task(folder, (options) => mount(folder, `remount,${options}`));
	} finally {
		unmount(folder);
		rmSync(folder, { recursive: true });
	}
}

const mount = (folder: string, options: string) => run("mount", "-t", "tmpfs", "-o", options, "tmpfs", folder);

/** Lazily: a backend that ends at this moment may still hold a file. */
const unmount = (folder: string) => run("umount", "--lazy", folder);

function run(program: string, ...args: string[]): void {
	const { status, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
	if (status !== 0) {
		throw new Error(error?.message ?? stderr.trim());
	}
}
