import { createBrowserRouter } from "@site/shared-ui/router";
import { bootElementId } from "../boot/BootData.ts";
import visitScript from "./visits.inline.ts?inline";

const config = { supabaseUrl: "https://project.example", supabaseKey: "sb_publishable_x" };

let requests: [url: string, init: RequestInit][];
let router: ReturnType<typeof createBrowserRouter>;
beforeEach(() => {
	requests = [];
	globalThis.fetch = async (...request) => {
		requests.push(request as [string, RequestInit]);
		throw new TypeError("Failed to fetch");
	};
	setDevice({ isCoarse: false });
});
afterEach(() => {
	router.dispose();
	document.body.replaceChildren();
	localStorage.clear();
	for (const name of ["globalPrivacyControl", "doNotTrack"]) Reflect.deleteProperty(navigator, name);
	for (const name of ["referrer", "prerendering"]) Reflect.deleteProperty(document, name);
});

const set = (target: object, name: string, value: unknown) => Object.defineProperty(target, name, { value, configurable: true });

function setDevice({ isCoarse, width = 1280, height = 800 }: { isCoarse: boolean; width?: number; height?: number }) {
	window.matchMedia = (query) => ({ matches: query === "(pointer:coarse)" && isCoarse }) as MediaQueryList;
	set(screen, "width", width);
	set(screen, "height", height);
}

/** Opens a document at a URL, as the server writes it, and paints it; the router goes on from there. */
async function open(url = "/", referrer = "") {
	set(document, "referrer", referrer);
	history.replaceState(null, "", url);
	for (const [type, text] of [
		["application/json", JSON.stringify({ config })],
		["", visitScript],
	] as const) {
		const script = Object.assign(document.createElement("script"), { type, textContent: text });
		if (type) script.id = bootElementId;
		document.body.append(script);
	}
	router = createBrowserRouter([{ path: "*" }]);
	window.countViews?.(router);
	await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

const counted = () => requests.map(([, { body }]) => JSON.parse(String(body)));

test("a view is sent with the key that a hosted project demands, without query and fragment, and outlives the page", async () => {
	await open("/essays/tea?utm=x#top");
	expect(counted()).toEqual([{ path: "/essays/tea", referrer: "", device: "desktop" }]);
	const [[url, { body: _body, ...init }]] = requests as [[string, RequestInit]];
	expect(url).toBe("https://project.example/rest/v1/rpc/count_visit");
	expect(init).toEqual({
		method: "POST",
		keepalive: true,
		headers: { apikey: "sb_publishable_x", "content-type": "application/json" },
	});
});

test.each([
	["a screen with a mouse", { isCoarse: false, width: 375, height: 667 }, "desktop"],
	["a phone that is held sideways", { isCoarse: true, width: 844, height: 390 }, "phone"],
	["a tablet", { isCoarse: true, width: 768, height: 1024 }, "tablet"],
])("%s (%j) is a %s", async (_, screen, device) => {
	setDevice(screen);
	await open();
	expect(counted()).toEqual([{ path: "/", referrer: "", device }]);
});

test.each([
	["Global Privacy Control", () => set(navigator, "globalPrivacyControl", true)],
	["Do Not Track", () => set(navigator, "doNotTrack", "1")],
	["an admin's session", () => localStorage.setItem("sb-project-auth-token", "{}")],
])("with %s nothing is sent", async (_, begin) => {
	begin();
	await open();
	expect(requests).toEqual([]);
});

test("each path that the router opens is a view without a referrer, a return too; a query or a fragment is none", async () => {
	await open("/", "https://search.example/find?q=tea");
	for (const target of ["/?kategori=mobile", "/#work", "/essays", "/essays#top", "/"]) await router.navigate(target);
	expect(counted().map(({ path, referrer }) => [path, referrer])).toEqual([
		["/", "https://search.example/find?q=tea"],
		["/essays", ""],
		["/", ""],
	]);
});

test("a page that is rendered ahead counts when it is shown", async () => {
	set(document, "prerendering", true);
	await open("/", "https://search.example/");
	expect(requests).toEqual([]);
	set(document, "prerendering", false);
	(document as Document & { onprerenderingchange?: () => void }).onprerenderingchange?.();
	expect(counted()).toEqual([{ path: "/", referrer: "https://search.example/", device: "desktop" }]);
});

test("where storage is blocked nothing is sent, and nothing fails", async () => {
	const blocked = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("blocked");
	});
	const failures = jest.fn();
	process.on("unhandledRejection", failures);
	await open();
	await router.navigate("/essays");
	expect(requests).toEqual([]);
	expect(failures).not.toHaveBeenCalled();
	process.off("unhandledRejection", failures);
	blocked.mockRestore();
});
