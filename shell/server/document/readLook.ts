import type { PublicRepositories } from "@site/shared-data";
import { defaultSettings } from "@site/shared-data/settings";
import type { Look } from "./documentHtml.ts";

/** A document waits no longer for its colours. */
const timeLimitMs = 1_000;

/** The settings' look; the default one, which `onFallback` is told of, if they cannot be read in time. */
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
