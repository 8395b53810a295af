import { appendFileSync, closeSync, openSync } from "node:fs";
import { serveGuestPages } from "../serveGuestPages.ts";

/** A worker's program whose pages misbehave like an external remote's code may; each start writes a line. */
const [startsFile = ""] = process.argv.slice(2);
appendFileSync(startsFile, `${process.pid}\n`);
// Hides Node's crash output from the test: the lowest free number is that of standard error.
closeSync(2);
openSync("/dev/null", "w");

const loop = () => {
	for (;;);
};
const rendered: string[] = [];
const buffers: Buffer[] = [];
const lists: number[][] = [];

const pages: Record<string, () => unknown> = {
	fine: () => "fine",
	rendered: () => rendered,
	process: () => process.pid,
	variables: () => JSON.stringify([process.env, process.argv]),
	large: () => "x".repeat(2_000_000),
	"too-large": () => "x".repeat(2_200_000),
	slow: () => new Promise((resolve) => setTimeout(resolve, 500, "slow")),
	loop,
	hang: () => new Promise(() => {}),
	throw: () => {
		throw new Error("no rain");
	},
	exit: () => process.exit(0),
	abort: () => process.abort(),
	crash: () => process.kill(process.pid, "SIGSEGV"),
	rejection: () => {
		void Promise.reject(new Error("unhandled"));
		return new Promise(() => {});
	},
	buffers: () => {
		for (;;) buffers.push(Buffer.alloc(16 * 1024 * 1024, 1));
	},
	heap: () => {
		for (;;) lists.push(Array.from({ length: 1e6 }, () => 1));
	},
	flood: () => {
		for (;;) {
			try {
				appendFileSync(3, "x".repeat(100_000));
			} catch {
				// The pipe is full.
			}
		}
	},
	forged: () => appendFileSync(3, "5\n"),
	"forged-null": () => appendFileSync(3, '{"page":null}\n'),
	begins: () => {
		setInterval(() => appendFileSync(3, "\n"), 100);
		return new Promise(() => {});
	},
	"late-loop": () => setTimeout(loop, 100) && "fine",
	"late-exit": () => setTimeout(() => process.exit(1), 200) && "fine",
};

serveGuestPages(async ({ url }) => {
	const name = new URL(url).pathname.slice(1);
	rendered.push(name);
	return { data: JSON.stringify(await pages[name]?.()), routeIds: [], status: 200, isIncomplete: false };
});
