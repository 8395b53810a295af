import { preloadOnIntent } from "./preloadOnIntent.ts";

afterEach(() => {
	document.body.replaceChildren();
	Reflect.deleteProperty(navigator, "connection");
});

test.each([
	[undefined, ["/essays"]],
	[{ saveData: false, effectiveType: "4g" }, ["/essays"]],
	[{ saveData: true, effectiveType: "4g" }, []],
	[{ saveData: false, effectiveType: "3g" }, []],
	[{ saveData: false, effectiveType: "slow-2g" }, []],
])("with the connection %j a touched link preloads %j", (connection, preloaded) => {
	Object.assign(navigator, connection && { connection });
	document.body.innerHTML = '<a href="/essays">Essays</a>';
	const pages: string[] = [];
	preloadOnIntent(({ pathname }) => pages.push(pathname));
	document.querySelector("a")?.dispatchEvent(new Event("touchstart", { bubbles: true }));
	expect(pages).toEqual(preloaded);
});
