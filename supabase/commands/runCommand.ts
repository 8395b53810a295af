import { CommandError, StartError } from "../embedded/errors.ts";
import { cleanUpOnSignals, untilCleanedUp } from "./cleanup.ts";
import type { Command } from "./commandLine.ts";

const commands: Record<string, () => Promise<Command>> = {
	"admin:add": async () => (await import("./adminAdd.ts")).adminAdd,
	backup: async () => (await import("./backup.ts")).backup,
	restore: async () => (await import("./backup.ts")).restore,
	move: async () => (await import("./move/move.ts")).move,
	import: async () => (await import("./content/importContent.ts")).importContent,
	"export:content": async () => (await import("./content/exportContent.ts")).exportContent,
	"images:clean": async () => (await import("./images/cleanImages.ts")).cleanImages,
	doctor: async () => (await import("./doctor/doctor.ts")).doctor,
};

/** Runs one of the maintenance commands; a refusal is one sentence and exit code 1. */
export async function runCommand([name = "", ...args]: string[]): Promise<number> {
	cleanUpOnSignals();
	try {
		const command = await commands[name]?.();
		if (command === undefined) {
			throw new CommandError(`There is no command "${name}"; there are ${Object.keys(commands).join(", ")}.`);
		}
		return await command(args, process.env);
	} catch (error) {
		await untilCleanedUp();
		if (!(error instanceof CommandError || error instanceof StartError)) throw error;
		process.stderr.write(`${error.message}\n`);
		return 1;
	}
}
