import { mkdir, mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeOldBuilds } from "./buildWhenStale.ts";

test("the newest builds stay, and what lies beside them", async () => {
	const folder = await mkdtemp(join(tmpdir(), "builds-"));
	await writeFile(join(folder, "current.json"), "{}");
	for (const [at, version] of ["c", "a", "d", "b"].entries()) {
		await mkdir(join(folder, version, "server"), { recursive: true });
		await utimes(join(folder, version), 0, 1_000 + at);
	}
	await removeOldBuilds(folder, 2);
	expect((await readdir(folder)).sort()).toEqual(["b", "current.json", "d"]);
});
