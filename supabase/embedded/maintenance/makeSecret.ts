import { randomBytes, timingSafeEqual } from "node:crypto";

/** A secret of this start and the test whether an authorization header carries it. */
export function makeSecret(): { secret: string; isSecret(authorization: string | undefined): boolean } {
	const secret = randomBytes(32).toString("base64url");
	const expected = Buffer.from(`Bearer ${secret}`);
	return {
		secret,
		isSecret(authorization) {
			const given = Buffer.from(authorization ?? "");
			return given.length === expected.length && timingSafeEqual(given, expected);
		},
	};
}
