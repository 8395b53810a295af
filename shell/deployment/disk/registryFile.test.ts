import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadOrCreateRegistry } from "./registryFile.ts";

const dist = mkdtempSync(join(tmpdir(), "dist-"));
afterAll(() => rmSync(dist, { recursive: true }));

test("a start puts a registry aside that is cut off, begins a new one, and says what to publish again", async () => {
	const print = jest.spyOn(console, "error").mockImplementation();
	writeFileSync(join(dist, "registry.json"), '{"revision":3,"remotes":{"pub');
	expect(await loadOrCreateRegistry(dist)).toMatchObject({ revision: 0, history: { public: [] } });
	expect(readdirSync(dist)).toEqual(["registry.json.unreadable"]);
	expect(print.mock.calls.flat()).toEqual([
		expect.stringMatching(/registry\.json\.unreadable\. .* "npm run remote -- publish <folder>"/),
	]);
});
