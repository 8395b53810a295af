import { type Attempted, nothing, type Outcome, type WebAttempt } from "./Cell.ts";

/** The picture that lies in each bucket when an attempt begins. */
export const kept = "kept.png";

export const buckets = ["company-logos", "essay-images", "profile-images", "project-images"] as const;

export const picture = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);
const larger = Buffer.concat([picture, Buffer.from("more")]);

/** Every attempt on a bucket, with what it leads to. */
export function storageLines(bucket: string): Attempted<WebAttempt>[] {
	return [...readLines(bucket), ...writeLines(bucket), ...bucketLines(bucket)];
}

const sees = (...seen: string[]): Outcome => ({ seen, changes: [] });
const changes = (...lines: string[]): Outcome => ({ seen: [], changes: lines });

function readLines(bucket: string): Attempted<WebAttempt>[] {
	const read = (name: string, path: string, admin: Outcome, body?: unknown): Attempted<WebAttempt> => ({
		name,
		attempt: { does: "request", method: body ? "POST" : "GET", path: `/storage/v1/${path}`, ...(body ? { body } : {}) },
		guest: nothing,
		admin,
	});
	// Public means: whoever knows the address sees the picture, with or without a key.
	const open = (name: string, path: string): Attempted<WebAttempt> => ({
		...read(name, path, sees(kept)),
		guest: sees(kept),
		nobody: sees(kept),
	});
	return [
		open("look at a picture", `object/public/${bucket}/${kept}`),
		open("look at a picture by its short address", `object/${bucket}/${kept}`),
		read("list pictures", `object/list/${bucket}`, sees(kept), { prefix: "" }),
		read("list pictures by name", `object/list/${bucket}`, sees(kept), { prefix: "", search: "kept" }),
		read("list pictures the second way", `object/list-v2/${bucket}`, nothing, { prefix: "" }),
		read("look through the signed-in door", `object/authenticated/${bucket}/${kept}`, nothing),
		read("read about a picture", `object/info/${bucket}/${kept}`, nothing),
		read("read a signed address", `object/sign/${bucket}/${kept}`, nothing, { expiresIn: 60 }),
		read("read a signed address to upload to", `object/upload/sign/${bucket}/fresh.png`, nothing, {}),
		read("list buckets", "bucket", sees(...buckets)),
		read("read about the bucket", `bucket/${bucket}`, sees(bucket)),
	];
}

function writeLines(bucket: string): Attempted<WebAttempt>[] {
	const send = (
		name: string,
		path: string,
		admin: Outcome,
		{ method = "POST", body = picture, type = "image/png", headers = {} }: Partial<WebAttempt> & { type?: string } = {},
	): Attempted<WebAttempt> => ({
		name,
		attempt: {
			does: "request",
			method,
			path: `/storage/v1/${path}`,
			body,
			headers: { ...(body instanceof Uint8Array ? { "content-type": type } : {}), ...headers },
		},
		guest: nothing,
		admin,
	});
	const here = `object/${bucket}`;
	const overwritten = changes(`~ ${kept}: size`);
	return [
		send("upload a picture", `${here}/fresh.png`, changes("+ fresh.png")),
		send("upload a drawing", `${here}/fresh.svg`, nothing, { type: "image/svg+xml" }),
		send("upload a drawing as a picture", `${here}/fresh.svg`, nothing),
		send("upload a page under a picture's name", `${here}/fresh.png`, nothing, { type: "text/html" }),
		send("upload a picture under a page's name", `${here}/fresh.html`, nothing),
		send("upload without a type", `${here}/fresh.png`, nothing, { type: "application/octet-stream" }),
		send("upload one byte too much", `${here}/fresh.png`, nothing, { body: new Uint8Array(5_242_881) }),
		send("upload out of the bucket", `${here}/..%2ffresh.png`, nothing),
		send("upload into another bucket", "object/other-images/fresh.png", nothing),
		send("upload over a picture", `${here}/${kept}`, nothing, { body: larger }),
		send("upload over a picture and insist", `${here}/${kept}`, overwritten, { body: larger, headers: { "x-upsert": "true" } }),
		send("replace a picture", `${here}/${kept}`, overwritten, { method: "PUT", body: larger }),
		send("replace a picture with a page", `${here}/${kept}`, nothing, { method: "PUT", body: larger, type: "text/html" }),
		send("move a picture", "object/move", nothing, {
			body: { bucketId: bucket, sourceKey: kept, destinationKey: "moved.png" },
		}),
		send("copy a picture", "object/copy", nothing, {
			body: { bucketId: bucket, sourceKey: kept, destinationKey: "copy.png" },
		}),
		send("delete a picture", here, changes(`- ${kept}`), { method: "DELETE", body: { prefixes: [kept] } }),
		send("delete a picture by its address", `${here}/${kept}`, nothing, { method: "DELETE", body: {} }),
	];
}

function bucketLines(bucket: string): Attempted<WebAttempt>[] {
	const change = (name: string, method: string, path: string, body: unknown): Attempted<WebAttempt> => ({
		name,
		attempt: { does: "request", method, path: `/storage/v1/${path}`, body },
		guest: nothing,
		admin: nothing,
	});
	const asOurs = { public: true, file_size_limit: 5_242_880, allowed_mime_types: ["image/png"] };
	return [
		change("make another bucket", "POST", "bucket", { id: "other-images", name: "other-images", ...asOurs }),
		change("make another bucket under our name", "POST", "bucket", { id: "other-images", name: bucket, ...asOurs }),
		change("make the bucket again", "POST", "bucket", { id: bucket, name: bucket, public: false }),
		change("open the bucket to everything", "PUT", `bucket/${bucket}`, {
			public: true,
			file_size_limit: null,
			allowed_mime_types: null,
		}),
		change("close the bucket", "PUT", `bucket/${bucket}`, { public: false }),
		change("empty the bucket", "POST", `bucket/${bucket}/empty`, {}),
		change("delete the bucket", "DELETE", `bucket/${bucket}`, {}),
	];
}
