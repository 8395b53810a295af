import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { exitCause } from "@site/shared-data/log";
import { z } from "zod";
import type { RenderedPage } from "../render/renderRoutes.tsx";
import { readLines } from "./readLines.ts";
import { type Answer, type GuestPageInput, maxAnswerBytes } from "./serveGuestPages.ts";

/** Rejects a page whose worker ended. */
export class WorkerEnded extends Error {
	constructor(
		reason: string,
		/** False if timers of an earlier page may be the cause: a new worker may render this page. */
		readonly isFaultOfPage: boolean,
	) {
		super(`Its worker ${reason}.`);
	}
}

export interface WorkerOptions {
	/** The program's file, then its arguments. */
	args: string[];
	/** Time limit of a new worker until it begins its first page. */
	startTimeoutMs: number;
	/** Time limit of a worker until it begins a page, and then of the page. */
	timeoutMs: number;
	/** How long a worker without a page lives. */
	idleTimeoutMs: number;
}

export type GuestWorker = ReturnType<typeof startGuestWorker>;

/**
 * The kernel's limits: 256 MB including buffers (on Linux), and 300 s of processor time, against endless
 * loops. When the machine runs out of memory, the kernel ends a worker before the site.
 */
const limits = "{ ulimit -d 262144; ulimit -t 300; echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null";
const flags = ["--max-old-space-size=128", "--max-semi-space-size=2"];
/** The variables that Node, malloc and the log read. A worker gets no other one, so it gets no secret. */
const sharedVariables = /^(NODE_ENV|NODE_EXTRA_CA_CERTS|TZ|LOG_LEVEL|MALLOC_\w+)$/;

/** Starts a process that renders one page at a time: call `run` again only after the previous page. */
export function startGuestWorker({ args, startTimeoutMs, timeoutMs, idleTimeoutMs }: WorkerOptions) {
	const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => sharedVariables.test(name)));
	const command = ["-c", `${limits}; exec "$0" "$@"`, process.execPath, ...flags, ...args];
	const child = spawn("/bin/sh", command, { env, stdio: ["pipe", "inherit", "inherit", "pipe"] });
	let pending: { resolve: (page: RenderedPage) => void; reject: (error: Error) => void; hasBegun?: true } | undefined;
	let timer: NodeJS.Timeout | undefined;
	let isNew = true;
	let hasEnded = false;

	function end(reason = "was ended", isFaultOfPage = isNew): void {
		hasEnded = true;
		clearTimeout(timer);
		child.kill("SIGKILL");
		pending?.reject(new WorkerEnded(reason, isFaultOfPage));
		pending = undefined;
	}

	function endAfter(ms: number, reason: string, isFaultOfPage: boolean): void {
		clearTimeout(timer);
		timer = setTimeout(() => end(`${reason} within ${ms} ms`, isFaultOfPage), ms);
	}

	function takeLine(line: string): void {
		if (!pending) return;
		if (line === "" && !pending.hasBegun) {
			pending.hasBegun = true;
			return endAfter(timeoutMs, "did not render the page", true);
		}
		const answer = parseAnswer(line);
		if (!answer) return end("did not answer with a page");
		if ("page" in answer) pending.resolve(answer.page);
		else pending.reject(new Error(answer.error));
		pending = undefined;
		endAfter(idleTimeoutMs, "got no page", false);
		// Earlier pages may have left too little memory or too few file handles for this one.
		if (!isNew && !("page" in answer && answer.page.status !== 500)) end();
		isNew = false;
	}

	child.once("error", ({ message }) => end(`did not start: ${message}`));
	// Runs after its last line was read.
	child.once("close", (code, signal) => end(`ended (${exitCause(code, signal)})`));
	// The pipes of an ended process are closed.
	for (const stream of child.stdio) stream?.on("error", () => {});
	readLines(child.stdio[3] as Readable, takeLine, (length) => length > maxAnswerBytes && end("answered with more than a page"));
	return {
		run(page: GuestPageInput): Promise<RenderedPage> {
			endAfter(isNew ? startTimeoutMs : timeoutMs, "did not begin the page", isNew);
			child.stdin?.write(`${JSON.stringify(page)}\n`);
			return new Promise((resolve, reject) => {
				pending = { resolve, reject };
			});
		},
		end: () => end(),
		hasEnded: () => hasEnded,
		isBusy: () => pending !== undefined,
	};
}

/** A remote's code can also write to the pipe, so the line may be anything. */
function parseAnswer(line: string): Answer | undefined {
	try {
		return answerSchema.parse(JSON.parse(line)) as Answer;
	} catch {
		return undefined;
	}
}

const answerSchema = z.union([
	z.object({
		page: z.object({
			document: z.object({ html: z.string(), styles: z.string() }).optional(),
			data: z.string(),
			routeIds: z.array(z.string()),
			status: z.int().min(200).max(599),
			isIncomplete: z.boolean(),
		}),
	}),
	z.object({ error: z.string() }),
]);
