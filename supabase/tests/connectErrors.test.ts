import { isServerAway } from "../embedded/database/open/connectErrors.ts";

test.each(["ECONNREFUSED", "CONNECTION_CLOSED", "CONNECT_TIMEOUT", "57P01", "08006", "3D000", "25006", "53300"])(
	"%s means that the server is unavailable",
	(code) => {
		expect(isServerAway(Object.assign(new Error(), { code }))).toBe(true);
	},
);

test.each(["ENOSPC", "EIO", "ENOENT", "23505", "57014", "53100"])("%s is not an outage", (code) => {
	expect(isServerAway(Object.assign(new Error(), { code }))).toBe(false);
});
