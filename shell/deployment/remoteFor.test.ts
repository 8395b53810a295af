import { remoteFor } from "./remoteFor.ts";

test.each([
	["/", "public"],
	["/essays/admin", "public"],
	["/administrator", "public"],
	["/admin", "admin"],
	["/admin/", "admin"],
	["/admin/projects/new", "admin"],
])("%s belongs to the %s remote", (path, remote) => {
	expect(remoteFor(path)).toBe(remote);
});
