import { createClient } from "@supabase/supabase-js";
import { serve } from "../testing/serve.ts";
import { createEnsureBucket } from "./ensureBucket.supabase.ts";

/** The storage client against a server without buckets, which a real server's migrations always create. */

let buckets: { id: string }[] = [];
let isBusy = false;
let isRefused = false;
let requests: { call: string; body: unknown }[] = [];

const server = serve(async (request, response) => {
	let text = "";
	for await (const chunk of request) text += chunk;
	requests.push({ call: `${request.method} ${request.url}`, body: text && JSON.parse(text) });
	const isList = request.method === "GET";
	const isFailing = isList ? isRefused : isBusy;
	response.writeHead(isFailing ? 400 : 200, { "content-type": "application/json" });
	response.end(JSON.stringify(isFailing ? refusal : isList ? buckets : { name: "project-images" }));
});

beforeEach(() => {
	requests = [];
	buckets = [];
	[isBusy, isRefused] = [false, false];
	refusal = { statusCode: "409", error: "Duplicate", message: "The resource already exists" };
});

let refusal: object;

const ensureBucket = () => createEnsureBucket(createClient(server.url, "key").storage);
const calls = () => requests.map(({ call }) => call);

test("a missing bucket is created once: public, for images alone, up to five megabytes", async () => {
	const keep = ensureBucket();
	await keep("project-images");
	await keep("project-images");
	expect(calls()).toEqual([expect.stringMatching(/^GET \/storage\/v1\/bucket/), "POST /storage/v1/bucket"]);
	expect(requests[1]?.body).toMatchObject({
		id: "project-images",
		public: true,
		file_size_limit: 5_242_880,
		allowed_mime_types: ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"],
	});
});

test("a bucket that exists is left as it is", async () => {
	buckets = [{ id: "project-images" }];
	await ensureBucket()("project-images");
	expect(requests).toHaveLength(1);
});

test("a bucket that another tab created meanwhile is used", async () => {
	isBusy = true;
	await expect(ensureBucket()("project-images")).resolves.toBeUndefined();
});

test("without the right to list or to create, or without an answer, the upload is not held up and the next one asks again", async () => {
	isBusy = true;
	refusal = { statusCode: "403", error: "Unauthorized", message: "new row violates row-level security policy" };
	const keep = ensureBucket();
	await keep("project-images");
	isRefused = true;
	await keep("project-images");
	[isBusy, isRefused] = [false, false];
	await keep("project-images");
	await keep("project-images");
	const [list, create] = [expect.stringMatching(/^GET /), "POST /storage/v1/bucket"];
	expect(calls()).toEqual([list, create, list, list, create]);
	await createEnsureBucket(createClient("http://127.0.0.1:9", "key").storage)("project-images");
});
