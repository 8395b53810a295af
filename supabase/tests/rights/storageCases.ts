import { changes, type HttpAttempt, nothing, type Outcome, type RightsCase, sees } from "./RightsCase.ts";

/** The image in each bucket before an attempt. */
export const storedImage = "stored.png";

export const buckets = ["company-logos", "essay-images", "profile-images", "project-images"] as const;

export const image = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);
/** The same with its print size after the 33 bytes of its header. */
const larger = Buffer.concat([
	image.subarray(0, 33),
	Buffer.from("000000097048597300000b1300000b1301009a9c18", "hex"),
	image.subarray(33),
]);

/** Every attempt on a bucket, with its outcomes. */
export function storageCases(bucket: string): RightsCase<HttpAttempt>[] {
	return [...readCases(bucket), ...writeCases(bucket), ...bucketCases(bucket)];
}

function readCases(bucket: string): RightsCase<HttpAttempt>[] {
	const read = (name: string, path: string, admin: Outcome, body?: unknown): RightsCase<HttpAttempt> => ({
		name,
		attempt: { action: "request", method: body ? "POST" : "GET", path: `/storage/v1/${path}`, ...(body ? { body } : {}) },
		visitor: nothing,
		admin,
	});
	// Public: every caller that knows the URL can read the image, with or without a key.
	const open = (name: string, path: string): RightsCase<HttpAttempt> => ({
		...read(name, path, sees(storedImage)),
		visitor: sees(storedImage),
		none: sees(storedImage),
	});
	return [
		open("read an image", `object/public/${bucket}/${storedImage}`),
		open("read an image by its short URL", `object/${bucket}/${storedImage}`),
		read("list images", `object/list/${bucket}`, sees(storedImage), { prefix: "" }),
		read("list images by name", `object/list/${bucket}`, sees(storedImage), { prefix: "", search: "stored" }),
		read("list images over list-v2", `object/list-v2/${bucket}`, nothing, { prefix: "" }),
		read("read over the authenticated path", `object/authenticated/${bucket}/${storedImage}`, nothing),
		read("read about an image", `object/info/${bucket}/${storedImage}`, nothing),
		read("read a signed URL", `object/sign/${bucket}/${storedImage}`, nothing, { expiresIn: 60 }),
		read("read a signed URL to upload to", `object/upload/sign/${bucket}/fresh.png`, nothing, {}),
		read("list buckets", "bucket", sees(...buckets)),
		read("read about the bucket", `bucket/${bucket}`, sees(bucket)),
	];
}

function writeCases(bucket: string): RightsCase<HttpAttempt>[] {
	const send = (
		name: string,
		path: string,
		admin: Outcome,
		{ method = "POST", body = image, type = "image/png", headers = {} }: Partial<HttpAttempt> & { type?: string } = {},
	): RightsCase<HttpAttempt> => ({
		name,
		attempt: {
			action: "request",
			method,
			path: `/storage/v1/${path}`,
			body,
			headers: { ...(body instanceof Uint8Array ? { "content-type": type } : {}), ...headers },
		},
		visitor: nothing,
		admin,
	});
	const here = `object/${bucket}`;
	const overwritten = changes(`~ ${storedImage}: size`);
	return [
		send("upload an image", `${here}/fresh.png`, changes("+ fresh.png")),
		send("upload a drawing", `${here}/fresh.svg`, nothing, { type: "image/svg+xml" }),
		send("upload a drawing as an image", `${here}/fresh.svg`, nothing),
		send("upload a page under an image's name", `${here}/fresh.png`, nothing, { type: "text/html" }),
		send("upload an image under a page's name", `${here}/fresh.html`, nothing),
		send("upload without a type", `${here}/fresh.png`, nothing, { type: "application/octet-stream" }),
		send("upload one byte too much", `${here}/fresh.png`, nothing, { body: new Uint8Array(5_242_881) }),
		send("upload out of the bucket", `${here}/..%2ffresh.png`, nothing),
		send("upload into another bucket", "object/other-images/fresh.png", nothing),
		send("upload over an image", `${here}/${storedImage}`, nothing, { body: larger }),
		send("upload over an image with upsert", `${here}/${storedImage}`, overwritten, {
			body: larger,
			headers: { "x-upsert": "true" },
		}),
		send("replace an image", `${here}/${storedImage}`, overwritten, { method: "PUT", body: larger }),
		send("replace an image with a page", `${here}/${storedImage}`, nothing, { method: "PUT", body: larger, type: "text/html" }),
		send("move an image", "object/move", nothing, {
			body: { bucketId: bucket, sourceKey: storedImage, destinationKey: "moved.png" },
		}),
		send("copy an image", "object/copy", nothing, {
			body: { bucketId: bucket, sourceKey: storedImage, destinationKey: "copy.png" },
		}),
		send("delete an image", here, changes(`- ${storedImage}`), { method: "DELETE", body: { prefixes: [storedImage] } }),
		send("delete an image by its URL", `${here}/${storedImage}`, nothing, { method: "DELETE", body: {} }),
	];
}

function bucketCases(bucket: string): RightsCase<HttpAttempt>[] {
	const change = (name: string, method: string, path: string, body: unknown): RightsCase<HttpAttempt> => ({
		name,
		attempt: { action: "request", method, path: `/storage/v1/${path}`, body },
		visitor: nothing,
		admin: nothing,
	});
	const asOurs = { public: true, file_size_limit: 5_242_880, allowed_mime_types: ["image/png"] };
	return [
		change("make another bucket", "POST", "bucket", { id: "other-images", name: "other-images", ...asOurs }),
		change("make another bucket under our name", "POST", "bucket", { id: "other-images", name: bucket, ...asOurs }),
		change("make the bucket again", "POST", "bucket", { id: bucket, name: bucket, public: false }),
		change("lift the bucket's limits", "PUT", `bucket/${bucket}`, {
			public: true,
			file_size_limit: null,
			allowed_mime_types: null,
		}),
		change("close the bucket", "PUT", `bucket/${bucket}`, { public: false }),
		change("empty the bucket", "POST", `bucket/${bucket}/empty`, {}),
		change("delete the bucket", "DELETE", `bucket/${bucket}`, {}),
	];
}
