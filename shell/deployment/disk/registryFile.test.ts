import fs, { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { oncePerTurn } from "./oncePerTurn.ts";
import { loadOrCreateRegistry, readRegistry, readShellVersion, watchRegistry } from "./registryFile.ts";

const dist = mkdtempSync(join(tmpdir(), "dist-"));
afterAll(() => rmSync(dist, { recursive: true }));

test("a start puts a registry aside that is cut off, begins a new one, and says what to publish again", async () => {
	const print = jest.spyOn(console, "error").mockImplementation();
	writeFileSync(join(dist, "registry.json"), '{"revision":3,"remotes":{"pub');
	expect(await loadOrCreateRegistry(dist)).toMatchObject({ revision: 0, history: { public: [] } });
	expect(readdirSync(dist)).toEqual(["registry.json.unreadable"]);
	expect(print.mock.calls.flat()).toEqual([
		expect.stringMatching(
			/registry\.json\.unreadable\. .* "npm run remote -- publish <folder>"\. \(.*is damaged; "npm start" writes it again\.\)/,
		),
	]);
});

test("a new registry that cannot be read at once is read later, and the failure is told once", async () => {
	const write = (revision: number) => {
		rmSync(join(dist, "registry.json"), { force: true });
		writeFileSync(join(dist, "registry.json"), JSON.stringify({ revision, remotes: {}, history: {} }));
	};
	const onUnreadable = jest.fn();
	write(1);
	const registry = watchRegistry(dist, "1", onUnreadable);
	write(20);
	const readFile = jest.spyOn(fs, "readFileSync").mockImplementation(() => {
		throw Object.assign(new Error("too many open files"), { code: "EMFILE" });
	});
	for (let turn = 0; turn < 3; turn++) {
		expect(registry().revision).toBe(1);
		await nextTurn();
		await nextTurn();
	}
	readFile.mockRestore();
	expect([registry().revision, onUnreadable.mock.calls.length]).toEqual([20, 1]);
	rmSync(join(dist, "registry.json"));
	await nextTurn();
	await nextTurn();
	expect([registry().revision, onUnreadable.mock.calls.length]).toEqual([20, 2]);
});

test("a registry that cannot be read is no empty one", async () => {
	mkdirSync(join(dist, "other/registry.json"), { recursive: true });
	await expect(readRegistry(join(dist, "other"))).rejects.toThrow("EISDIR");
});

test("in one turn of the event loop a value is read once", async () => {
	const read = jest.fn(() => 1);
	const once = oncePerTurn(read);
	expect([once(), once(), read.mock.calls.length]).toEqual([1, 1, 1]);
	await nextTurn();
	expect([once(), read.mock.calls.length]).toEqual([1, 2]);
});

test("a process whose shell was superseded keeps the registry of before, and its successor has the new one", async () => {
	const write = (file: string, revision: number) =>
		writeFileSync(join(dist, file), JSON.stringify({ revision, remotes: {}, history: {} }));
	write("registry.json", 1);
	const [older, newer] = ["1", "2"].map((shell) => watchRegistry(dist, shell, () => {}));
	mkdirSync(join(dist, "shell"));
	write("shell/1.json", 1);
	write("registry.json", 2);
	expect([older?.().revision, newer?.().revision]).toEqual([1, 2]);
});

test("the running shell is the one of the last start; without a start the next step is told, another fault as it is", async () => {
	const folder = join(dist, "started");
	await expect(readShellVersion(folder)).rejects.toThrow(`No site has started with ${folder} yet; "npm start" publishes`);
	mkdirSync(join(folder, "shell/current.json"), { recursive: true });
	await expect(readShellVersion(folder)).rejects.toThrow("EISDIR");
	rmSync(join(folder, "shell/current.json"), { recursive: true });
	writeFileSync(join(folder, "shell/current.json"), '{ "version": "7" }');
	expect(await readShellVersion(folder)).toBe("7");
});
