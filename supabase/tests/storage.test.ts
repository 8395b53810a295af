import { useBackend } from "../testing/useBackend.ts";
import { buckets, image } from "./rights/storageCases.ts";

const { backend, admin } = useBackend();
const upload = (path: string, body: Uint8Array) =>
	admin.send("POST", `/storage/v1/object/${path}`, body, { "content-type": "image/png" });

test.each(buckets)("an image that the admin uploads to %s is public", async (bucket) => {
	expect((await upload(`${bucket}/1700000000-abc.png`, image)).status).toBe(200);
	const response = await fetch(`${backend.url}/storage/v1/object/public/${bucket}/1700000000-abc.png`);
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("image/png");
	expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
	expect(response.headers.get("x-content-type-options")).toBe("nosniff");
	expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
	expect(Buffer.from(await response.arrayBuffer())).toEqual(image);
});

test("seven megabytes are refused even from the admin", async () => {
	expect((await upload("project-images/big.png", new Uint8Array(7 * 1024 * 1024))).status).toBeGreaterThanOrEqual(400);
});
