import type { RemoteId } from "@site/shared-data";
import { distFolder } from "../../../build/paths.ts";
import { type Activate, tryRelease } from "./tryRelease.ts";

/** Throws a sentence when a release's pages fail; `isForced` only prints it. */
export async function passGate(id: RemoteId, activate: Activate, isForced: boolean): Promise<void> {
	const { problem, untried } = await tryRelease(id, activate, distFolder);
	for (const sentence of untried) console.warn(sentence);
	if (problem && !isForced) throw new Error(`${problem}\nNothing was published; --force publishes it all the same.`);
	if (problem) console.warn(`--force overrides: ${problem}`);
}
