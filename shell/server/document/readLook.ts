import type { PublicRepositories } from "@site/shared-data";
import { defaultSettings } from "@site/shared-data/settings";
import type { Look } from "./documentHtml.ts";

/** The longest time that a document waits for the settings. */
const timeLimitMs = 1_000;

/** The settings' look; if they cannot be read in time, calls `onFallback` and returns the default look. */
export async function readLook({ get }: Pick<PublicRepositories["settings"], "get">, onFallback: () => void): Promise<Look> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), timeLimitMs);
	});
	const look = await Promise.race([get().catch(() => undefined), late]);
	clearTimeout(timer);
	if (!look) onFallback();
	return look ?? defaultSettings;
}
