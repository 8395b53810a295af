import { act, renderHook } from "@testing-library/react";
import { describeTimeLeft, elapsedSince, useNow } from "./responseTime.ts";

const since = new Date("2026-11-20T08:00:00Z");
const after = (minutes: number) => since.getTime() + minutes * 60_000;

test.each([
	[1, "Waiting 1 min", "fresh"],
	[25, "Waiting 25 min", "fresh"],
	[60, "Waiting 1 h", "fresh"],
	[5 * 60 + 59, "Waiting 5 h", "fresh"],
	[12 * 60, "Waiting 12 h", "soon"],
	[24 * 60 - 1, "Waiting 23 h", "soon"],
	[24 * 60, "Waiting 1 d", "over"],
	[45 * 60, "Waiting 1 d 21 h", "over"],
])("after %d minutes the text is %s and the urgency %s", (minutes, text, urgency) => {
	expect(elapsedSince(since, after(minutes))).toMatchObject({ text, urgency });
});

test("a clock that is an hour behind counts as no time", () => {
	expect(elapsedSince(since, after(-60)).text).toBe("Waiting under 1 min");
	expect(describeTimeLeft(since, after(-60))).toBe("1 d left of the 24 h that the site promises.");
});

test("the text names the remaining response time, or the time since it ended", () => {
	expect(describeTimeLeft(since, after(19 * 60))).toBe("5 h left of the 24 h that the site promises.");
	expect(describeTimeLeft(since, after(24 * 60 - 1))).toBe("1 min left of the 24 h that the site promises.");
	expect(describeTimeLeft(since, after(24 * 60))).toBe("The 24 h that the site promises are over since under 1 min.");
	expect(describeTimeLeft(since, after(26 * 60))).toBe("The 24 h that the site promises are over since 2 h.");
});

test("the shown time is updated every minute, and immediately when a list is loaded later", () => {
	jest.useFakeTimers({ now: after(0) });
	const { result, rerender, unmount } = renderHook(useNow, { initialProps: after(0) });
	act(() => jest.advanceTimersByTime(60_000));
	expect(result.current).toBe(after(1));
	rerender(after(2));
	expect(result.current).toBe(after(2));
	unmount();
	expect(jest.getTimerCount()).toBe(0);
	jest.useRealTimers();
});
