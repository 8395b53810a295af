import { recoveryUrl } from "./recoveryUrl.ts";

const tokens = "#access_token=a&refresh_token=r&type=recovery";

test.each([
	["/", tokens],
	["/essays", "#error=access_denied&error_code=otp_expired&error_description=gone"],
])("a recovery link that opens %s is sent on to the set-password page", (pathname, hash) => {
	expect(recoveryUrl({ pathname, hash })).toBe(`/admin/set-password${hash}`);
});

test.each([
	["/admin/set-password", tokens],
	["/essays/tea", "#error"],
	["/essays/tea", "#access_token=a"],
	["/", ""],
])("%s%s is not sent on", (pathname, hash) => {
	expect(recoveryUrl({ pathname, hash })).toBeNull();
});
