import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createVisitorRepositories } from "./createVisitorRepositories.ts";

const row = {
	name: "Kedai",
	default_title: "",
	default_description: "",
	version_badge: "",
	time_zone: "Asia/Jakarta",
	city: "Bandung",
	chat_number: "6281122223333",
	hours: "",
	social: [],
	share_targets: [],
	leads: { projects: "", essays: "" },
	store: { title: "Toko", note: "", reasons: { title: "", items: [] }, consultation: { title: "", text: "", action: "" } },
	home_sections: [],
	accent: "tea",
	favicon: null,
	share_image: null,
	updated_at: "2026-11-23T00:00:00+00:00",
};

let isAway = true;
const backend = createServer((_, response) => {
	response.writeHead(isAway ? 503 : 200, { "content-type": "application/json" });
	response.end(JSON.stringify(isAway ? { message: "away" } : [row]));
});
beforeAll(() => new Promise<void>((resolve) => void backend.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => backend.close(resolve)));

test("settings that cannot be read are those of the last read, also for another visitor", async () => {
	const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
	const { repositories, repositoriesFor } = createVisitorRepositories({ url, publishableKey: "key" });
	await expect(repositories.settings.get()).rejects.toMatchObject({ kind: "unavailable" });
	isAway = false;
	expect(await repositories.settings.get()).toMatchObject({ chatNumber: "6281122223333" });
	isAway = true;
	expect(await repositoriesFor("192.0.2.1").settings.get()).toMatchObject({ chatNumber: "6281122223333" });
});
