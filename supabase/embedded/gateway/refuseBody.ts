const kilobyte = 1024;

export interface BodyFacts {
	path: string;
	isSignedIn: boolean;
	contentLength: string | undefined;
	transferEncoding: string | undefined;
}

/** The status that refuses a body: 411 without a stated length (a chunked one would pass every limit behind), 413 above the limit, otherwise nothing. */
export function refuseBody({ path, isSignedIn, contentLength, transferEncoding }: BodyFacts): 411 | 413 | undefined {
	if (transferEncoding !== undefined) {
		return 411;
	}
	return Number(contentLength ?? 0) > limitOf(path, isSignedIn) ? 413 : undefined;
}

function limitOf(path: string, isSignedIn: boolean): number {
	if (!isSignedIn || path.startsWith("/auth/")) {
		return 64 * kilobyte;
	}
	return path.startsWith("/storage/") ? 6 * kilobyte * kilobyte : kilobyte * kilobyte;
}
