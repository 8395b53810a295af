import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { visitImage } from "../../shell/server/requests/handleVisitImage.ts";
import { fileFor, noAdminArea, pathsIn, withoutServer } from "./exportFiles.ts";
import { fetchPath } from "./exportSite.ts";

test.each([
	["a link", '<a class="x" href="/essays/tea#part">', ["/essays/tea"]],
	["a link with a search", '<a href="/contact?service=Web&amp;a=b">', ["/contact"]],
	["an image in several widths", '<img src="/a.webp" srcSet="/a-600.webp 600w, /a.webp 1200w">', ["/a.webp", "/a-600.webp"]],
	["an absolute URL of the site", '<meta property="og:image" content="https://raka.example/cards/tea.png"/>', ["/cards/tea.png"]],
	["another site, a mail, a fragment", '<a href="https://else.example/x"><a href="mailto:a@b.c"><a href="#top">', []],
	["addresses that are none, and a path that no file can have", '<a href="//"><a href="//["><a href="/caf%E9">', ["/caf%E9"]],
	["another site that begins alike", '<a href="https://raka.example.evil/x"><a href="//else.example/x">', []],
])("%s", (_, html, paths) => {
	expect(pathsIn(html, "https://raka.example")).toEqual(paths);
});

test("a path with two slashes is requested from the site", async () => {
	const site = createServer(({ url }, response) => response.end(url));
	await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
	const [path = ""] = pathsIn('<a href="https://raka.example//essays/tea">', "https://raka.example");
	const { port } = site.address() as AddressInfo;
	const { body } = await fetchPath(`http://127.0.0.1:${port}`, "https://raka.example", path);
	expect(body.toString()).toBe("//essays/tea");
	site.close();
	site.closeAllConnections();
});

test.each([
	["/", "/www/index.html"],
	["/essays/tea", "/www/essays/tea/index.html"],
	["/rss.xml", "/www/rss.xml"],
	["/caf%C3%A9", "/www/café/index.html"],
	["/caf%E9", null],
	["/%2e%2e%2fwww2/x.html", null],
])("the file of %s is %s", (path, file) => {
	expect(fileFor("/www", path)).toBe(file);
});

test.each([
	["with a backend elsewhere a file goes on counting views there", true],
	["without one nothing of the counting stays in a file", false],
])("%s, and it asks its host for no image and no session", (_, hasBackend) => {
	const remotes = { admin: { entry: "/remotes/admin/1/remoteEntry.js" } };
	const bootOf = (data: object) => `<script type="application/json" id="boot">${JSON.stringify(data)}</script>`;
	const served = bootOf({ config: {}, isPartial: true, deployment: { remotes } });
	const html = `<body>${served}${visitImage}<script>fetch("/rest/v1/rpc/count_visit")</script></body>`;
	const file = withoutServer(html, { hasBackend });
	expect([file.includes("count_visit"), file.includes("visit.gif")]).toEqual([hasBackend, false]);
	expect(file).toContain(bootOf({ config: {}, deployment: { remotes: hasBackend ? remotes : { admin: noAdminArea } } }));
});
