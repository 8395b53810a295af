import { PGlite } from "@supabase/lite/pglite";

/**
 * Has new databases keep a checksum with each page, so damage by a power cut or a disk is noticed when it is read.
 * PGlite calls its initdb without arguments; `-k` at the bootstrap step is what `initdb --data-checksums` passes on.
 */
export function enableDataChecksums(): void {
	const { callMain } = PGlite.prototype;
	PGlite.prototype.callMain = function withChecksums(this: PGlite, args: string[]) {
		return callMain.call(this, args[0] === "--boot" ? ["--boot", "-k", ...args.slice(1)] : args);
	};
}
