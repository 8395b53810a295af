/** What the address of an uploaded picture tells; null for every other address. */
export function parseImageUrl(url: string): { stem: string; width: number; height: number; copies: number[] } | null {
	const [, stem, width, height, copies] = pattern.exec(url) ?? [];
	if (!stem) return null;
	return { stem, width: Number(width), height: Number(height), copies: (copies?.match(/\d+/g) ?? []).map(Number) };
}

const pattern =
	/^([^?#]*\/storage\/v1\/object\/public\/[a-z-]+\/\d+-[0-9a-f]+-([1-9]\d*)x([1-9]\d*))((?:-640)?(?:-1280)?)\.(?:png|jpg|gif|webp|avif)$/;
