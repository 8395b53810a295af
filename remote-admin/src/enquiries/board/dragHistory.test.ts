import type { HireRequest, HireRequestStatus } from "@site/shared-data";
import { buildHireRequest } from "@site/shared-data/testing";
import { act, renderHook } from "@testing-library/react";
import { type BoardPage, toPage } from "./boardPage.ts";
import { type Move, useDragHistory, withDragHistory } from "./dragHistory.ts";

const hour = (hours: number) => new Date(2026, 10, 20, hours);
const early = buildHireRequest({ id: "early", createdAt: hour(8) });
const late = buildHireRequest({ id: "late", createdAt: hour(10) });
const reviewed = buildHireRequest({ id: "reviewed", status: "reviewing", createdAt: hour(9) });

/** A board that was requested at 1,000 ms, with more requests than it shows. */
const page = (...rows: HireRequest[]): BoardPage<HireRequest, HireRequestStatus> => {
	const columns = (["pending", "reviewing"] as const).map((status) => {
		const own = rows.filter((row) => row.status === status);
		return { status, rows: own, total: own.length + 10 };
	});
	return { ...toPage(columns), requestedAt: 1_000 };
};
const shown = (board: BoardPage<HireRequest, HireRequestStatus>) =>
	board.columns.map(({ status, rows, total }) => [status, rows.map(({ id }) => id), total]);
const moves = (id: string, storedAt: number | null = null, to: HireRequestStatus = "reviewing") =>
	new Map<string, Move<HireRequestStatus>>([[id, { from: "pending", to, storedAt }]]);

test("a moved card stands in its new column by its date, and both are counted anew", () => {
	const board = withDragHistory(page(late, early, reviewed), moves("early"));
	expect(shown(board)).toEqual([
		["pending", ["late"], 11],
		["reviewing", ["reviewed", "early"], 12],
	]);
	expect(board.rows.map(({ status }) => status)).toEqual(["pending", "reviewing", "reviewing"]);
	expect(shown(withDragHistory(page(late, early, reviewed), moves("late")))[1]).toEqual(["reviewing", ["late", "reviewed"], 12]);
	const together = ["z", "a"].map((id) => ({ ...reviewed, id, createdAt: early.createdAt }));
	expect(shown(withDragHistory(page(early, ...together), moves("early")))[1]).toEqual(["reviewing", ["z", "early", "a"], 13]);
});

test("a stored move counts for what was requested before it, and no longer for what was requested after it", () => {
	const stale = page(early);
	expect(shown(withDragHistory(stale, moves("early", 1_001)))[1]).toEqual(["reviewing", ["early"], 11]);
	expect(withDragHistory(stale, moves("early", 1_000))).toBe(stale);
});

test("a card that was loaded with another status than before its move stands where it was loaded", () => {
	const loaded = page({ ...early, status: "reviewing" });
	expect(withDragHistory(loaded, moves("early", null, "accepted"))).toBe(loaded);
});

test("a card whose column is filtered out leaves the board", () => {
	expect(withDragHistory(page(early), moves("early", null, "completed")).rows).toEqual([]);
});

test("a failed move returns the card to its stored column, and keeps a later move of the same card", async () => {
	const answers: ((isStored: boolean) => void)[] = [];
	const store = () => new Promise<boolean>((resolve) => answers.push(resolve));
	const { result } = renderHook(() => useDragHistory<HireRequest, HireRequestStatus>([late, early], store));
	const move = (to: HireRequestStatus) => act(() => void result.current.move({ ...early, status: "accepted" }, to));
	const answer = (isStored: boolean) => act(async () => answers.shift()?.(isStored));
	const drawn = () => result.current.dragHistory.get("early");
	move("reviewing");
	move("rejected");
	await answer(false);
	expect(drawn()).toEqual({ from: "pending", to: "rejected", storedAt: null });
	await answer(false);
	expect(drawn()).toBeUndefined();
	move("reviewing");
	move("rejected");
	await answer(true);
	expect(drawn()?.to).toBe("rejected");
	await answer(false);
	expect(drawn()).toEqual({ from: "pending", to: "reviewing", storedAt: expect.any(Number) });
});
