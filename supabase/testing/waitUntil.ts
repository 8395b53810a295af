/** Looks again until it is so; throws what it waited for when that takes longer than the limit. */
export async function waitUntil(isSo: () => boolean, what: string, seconds = 60): Promise<void> {
	const limit = Date.now() + seconds * 1000;
	while (!isSo()) {
		if (Date.now() > limit) {
			throw new Error(`waited ${seconds} s in vain until ${what}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}
