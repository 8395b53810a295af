import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

test("the row types are those of the migrations", () => {
	const check = spawnSync(process.execPath, ["--import", "tsx", "supabase/scripts/generateTypes.ts", "--check"], {
		cwd: fileURLToPath(new URL("../..", import.meta.url)),
		encoding: "utf8",
	});
	expect(check).toMatchObject({ status: 0, stderr: "" });
});
