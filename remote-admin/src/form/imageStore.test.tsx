import { act, renderHook } from "@testing-library/react";
import { usePendingUploads } from "./imageStore.ts";

const file = new File(["x"], "tea.webp", { type: "image/webp" });

test("a save waits for every upload that is not cancelled", async () => {
	const ends: (() => void)[] = [];
	const { result } = renderHook(() => usePendingUploads(() => new Promise((resolve) => ends.push(() => resolve("/tea.webp")))));
	const cancelled = new AbortController();
	const start = ({ signal }: AbortController) => {
		void result.current.storeImage(file, { onProgress: () => {}, signal });
	};
	act(() => start(cancelled));
	act(() => start(new AbortController()));
	expect(result.current.uploading).toBe("tea.webp, tea.webp");
	await act(async () => ends[1]?.());
	expect(result.current.uploading).toBe("tea.webp");
	act(() => cancelled.abort());
	expect(result.current.uploading).toBe("");
	await act(async () => ends[0]?.());
	expect(result.current.uploading).toBe("");
});

test("a save does not wait for a failed upload, whose field shows the error", async () => {
	const { result } = renderHook(() => usePendingUploads(() => Promise.reject(new Error("full"))));
	await act(async () => {
		const { signal } = new AbortController();
		await expect(result.current.storeImage(file, { onProgress: () => {}, signal })).rejects.toThrow("full");
	});
	expect(result.current.uploading).toBe("");
});
