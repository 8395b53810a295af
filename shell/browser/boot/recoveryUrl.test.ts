import { recoveryUrl } from "./recoveryUrl.ts";

const tokens = "#access_token=a&refresh_token=r&type=recovery";

test.each([
	["/", tokens],
	["/essays", "#error=access_denied&error_code=otp_expired&error_description=gone"],
])("what a mail's link brought to %s goes on to where a password is set", (pathname, hash) => {
	expect(recoveryUrl({ pathname, hash })).toBe(`/admin/set-password${hash}`);
});

test.each([
	["/admin/set-password", tokens],
	["/essays/tea", "#error"],
	["/essays/tea", "#access_token=a"],
	["/", ""],
])("%s%s stays where it is", (pathname, hash) => {
	expect(recoveryUrl({ pathname, hash })).toBeNull();
});
