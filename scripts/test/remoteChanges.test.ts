import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../build/paths.ts";
import { remoteChanges } from "../../e2e/federation/remoteChanges.ts";

test("the sources contain the texts that the nightly federation tests replace", () => {
	const changes = Object.entries(remoteChanges).flatMap(([id, list]) => list.map((change) => ({ id, ...change })));
	const missing = changes.filter(({ id, file, from }) => !readFileSync(join(root, `remote-${id}`, file), "utf8").includes(from));
	expect(missing).toEqual([]);
});
