import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { arePublic, downloadImage } from "../../commands/content/downloadImage.ts";

const maxBytes = 5_242_880;

/** `/redirects/2` redirects twice; `/bytes/9` has nine bytes; `/to?<url>` redirects; `/at/300` by 300. */
const server = createServer((request, response) => {
	const [, kind = "", count = ""] = (request.url ?? "").split(/[/?]/);
	if (kind === "bytes") return response.end(Buffer.alloc(Number(count)));
	if (kind === "image") return response.end(request.headers.accept);
	if (kind === "at") return response.writeHead(Number(count), { location: "/image" }).end(count === "304" ? undefined : "here");
	if (kind === "to") return response.writeHead(307, { location: request.url?.slice(4) }).end();
	if (kind !== "redirects") return response.writeHead(Number(kind)).end();
	return response.writeHead(302, { location: Number(count) > 1 ? `/redirects/${Number(count) - 1}` : "/image" }).end();
});
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => server.close().closeAllConnections());

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const outcomeOf = (url: string, trusted = [origin()]) =>
	downloadImage(url, trusted).then(
		(bytes) => (bytes.length < 100 ? String(bytes) : bytes.length),
		({ message }: Error) => message,
	);

test.each([
	["/image", "image/*"],
	["/redirects/1", "image/*"],
	["/redirects/3", "image/*"],
	["/redirects/4", "is redirected too often"],
	[`/bytes/${maxBytes - 1}`, maxBytes - 1],
	[`/bytes/${maxBytes}`, "has 5 MB or more"],
	["/at/200", "here"],
	["/at/300", "image/*"],
	["/at/304", "image/*"],
	["/at/399", "image/*"],
	["/at/400", "answered 400"],
	["/404", "answered 404"],
	["/304", "answered 304"],
	["/204", "answered 204"],
	["/to?http://127.0.0.1:9/", "is in a private network"],
])("of a trusted host %s is %j", async (path, outcome) => {
	expect(await outcomeOf(origin() + path)).toBe(outcome);
});

test.each([
	"http://127.0.0.1/",
	"http://localhost/",
	"http://[::1]/",
	"http://[::ffff:127.0.0.1]/",
	"http://[fd00::1]/",
	"http://10.0.0.1/",
	"http://192.168.1.1/",
	"http://169.254.169.254/latest/meta-data",
	"http://0.0.0.0/",
])("the host of %s is not asked", async (url) => {
	expect(await outcomeOf(url)).toBe("is in a private network");
});

test.each(["http://8.8.8.8:9/", "http://[2001:4860:4860::8888]:9/", "no URL"])(
	"%s may be asked, and nothing answers on a port that fetch refuses",
	async (url) => {
		expect(await outcomeOf(url)).toBe("does not answer");
	},
);

test.each([
	[["8.8.8.8", "2001:4860:4860::8888"], true],
	[["8.8.8.8", "10.0.0.1"], false],
	[["::1", "8.8.8.8"], false],
])("that a host with the IPs %j is public is %s", (ips, expected) => {
	expect(arePublic(ips)).toBe(expected);
});
