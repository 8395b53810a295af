import { closeSync, fsyncSync, openSync } from "node:fs";

interface Stream {
	/** The file's descriptor; directories have none. */
	nfd?: number;
	node: object;
}

interface Emscripten {
	FS: { filesystems: { NODEFS: { realPath(node: object): string; stream_ops: { fsync?(stream: Stream): number } } } };
}

type PreRun = (module: Emscripten) => void;

/**
 * PGlite's file layer ignores fsync, so a power cut could lose acknowledged rows. This extension hands fsync to the disk.
 * It counts for `wal_sync_method=fsync` only; the layer has no hook for fdatasync.
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
			if (nfd === undefined) {
				closeSync(descriptor);
			}
		}
		return 0;
	};
}
