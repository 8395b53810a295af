import { createBrowserRouter } from "@site/shared-ui/router";
import { paceStates } from "./paceStates.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The states that the page gets during a navigation to a page whose data take this many milliseconds. */
async function reportedStates(milliseconds: number) {
	const loader = () => new Promise((resolve) => setTimeout(resolve, milliseconds, null));
	history.replaceState(null, "", "/");
	const router = createBrowserRouter([{ path: "/" }, { path: "/next", loader }]);
	const states: string[] = [];
	paceStates(router).subscribe(({ navigation, location }) => states.push(`${navigation.state} ${location.pathname}`));
	void router.navigate("/next");
	await jest.advanceTimersByTimeAsync(500);
	router.dispose();
	return states;
}

test("a page that is loaded within the delay is shown without a pending state", async () => {
	expect(await reportedStates(20)).toEqual(["idle /next"]);
});

test("a navigation that takes longer reports its pending state", async () => {
	expect(await reportedStates(200)).toEqual(["loading /", "idle /next"]);
});

test("data that come while a page is loading reach the page, although the router forgets them at once", async () => {
	const slow = () => new Promise((resolve) => setTimeout(resolve, 200, null));
	history.replaceState(null, "", "/");
	const router = createBrowserRouter([
		{ id: "home", path: "/" },
		{ path: "/next", loader: slow },
		{ path: "/found", loader: () => "found" },
	]);
	const seen: unknown[] = [];
	paceStates(router).subscribe(({ fetchers }) => seen.push(fetchers.get("search")?.data));
	router.getFetcher("search");
	void router.navigate("/next");
	void router.fetch("search", "home", "/found");
	await jest.advanceTimersByTimeAsync(500);
	router.dispose();
	expect(seen).toContain("found");
});
