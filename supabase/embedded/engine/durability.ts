import { closeSync, fsyncSync, openSync } from "node:fs";
import { PGlite } from "@supabase/lite/pglite";

interface Stream {
	/** The file's descriptor; directories have none. */
	nfd?: number;
	node: object;
}

interface Emscripten {
	FS: {
		filesystems: {
			NODEFS: { realPath(node: object): string; stream_ops: { fsync?(stream: Stream): number } };
		};
	};
}

type PreRun = (module: Emscripten) => void;

/**
 * Passes fsync on to the disk: PGlite's file layer ignores it, so a power cut could lose acknowledged rows.
 * It works only with `wal_sync_method=fsync`, because the layer has no hook for fdatasync.
 */
export const durableFiles = {
	name: "durable files",
	setup: async (_database: unknown, options: { preRun?: PreRun[] }) => ({
		emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), addFsync] },
	}),
};

function addFsync({ FS }: Emscripten): void {
	const { NODEFS } = FS.filesystems;
	NODEFS.stream_ops.fsync = ({ nfd, node }) => {
		const descriptor = nfd ?? openSync(NODEFS.realPath(node), "r");
		try {
			fsyncSync(descriptor);
		} finally {
			if (nfd === undefined) closeSync(descriptor);
		}
		return 0;
	};
}

/**
 * Gives new databases page checksums, so that reads detect damage. PGlite calls initdb without arguments;
 * `initdb --data-checksums` passes `-k` to this bootstrap step.
 */
export function enableDataChecksums(): void {
	const { callMain } = PGlite.prototype;
	PGlite.prototype.callMain = function withChecksums(this: PGlite, args: string[]) {
		return callMain.call(this, args[0] === "--boot" ? ["--boot", "-k", ...args.slice(1)] : args);
	};
}
