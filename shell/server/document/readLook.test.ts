import { defaultSettings } from "@site/shared-data/settings";
import { readLook } from "./readLook.ts";

const stored = { ...defaultSettings, accent: "plum" as const, updatedAt: new Date(0), revision: "1" };
afterEach(() => void jest.useRealTimers());

test("the look is that of the settings, and no fallback", async () => {
	const onFallback = jest.fn();
	expect((await readLook({ get: async () => stored }, onFallback)).accent).toBe("plum");
	expect(onFallback).not.toHaveBeenCalled();
});

test.each([
	["fail", () => Promise.reject(new Error("no backend"))],
	["take longer than a second", () => new Promise<never>(() => {})],
])("settings that %s leave the first look, which is noted as a fallback", async (_, get) => {
	jest.useFakeTimers();
	const onFallback = jest.fn();
	const looking = readLook({ get }, onFallback);
	await jest.advanceTimersByTimeAsync(1_000);
	expect((await looking).accent).toBe(defaultSettings.accent);
	expect(onFallback).toHaveBeenCalledTimes(1);
});
