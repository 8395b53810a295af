import type { StoredFileRepository } from "./StoredFile.ts";

/** Two stored images with two copies each: the essay "kebun" shows the first, nothing shows the second. */
export interface Prepared {
	files: StoredFileRepository;
	used: string;
	unused: string;
}

/** The contract of every implementation of the stored files. */
export function describeStoredFiles(implementation: string, prepare: () => Promise<Prepared>): void {
	describe(`stored files in ${implementation}`, () => {
		const all = { page: 1, pageSize: 25 };

		test("each is listed once with its copies, bytes and uses, the unused first", async () => {
			const { files, used, unused } = await prepare();
			const { rows, total } = await files.listPage(all);
			expect(total).toBe(2);
			expect(rows).toMatchObject([
				{ url: unused, copies: 2, uses: [], lastUse: null },
				{ url: used, copies: 2, uses: [{ place: "essays", id: "kebun", title: "Kebun" }] },
			]);
			for (const { name, url, thumbnailUrl, bytes, createdAt } of rows) {
				expect(url.endsWith(`/${name}`)).toBe(true);
				expect(thumbnailUrl).toBe(url.replace("-640-1280.png", ".w640.webp"));
				expect([bytes > 0, createdAt]).toEqual([true, expect.any(Date)]);
			}
		});

		test("the list shows only the unused, finds a name or a place, sorts and pages", async () => {
			const { files, used, unused } = await prepare();
			const urls = async (query: object) => (await files.listPage({ ...all, ...query })).rows.map(({ url }) => url);
			expect(await urls({ status: "unused" })).toEqual([unused]);
			expect(await urls({ search: "KEBUN" })).toEqual([used]);
			expect(await urls({ search: unused.replace(/.*\//, "") })).toEqual([unused]);
			expect(await urls({ sort: { by: "createdAt", direction: "ascending" } })).toEqual([used, unused]);
			expect(await urls({ sort: { by: "createdAt", direction: "descending" } })).toEqual([unused, used]);
			expect(await urls({ pageSize: 1, page: 2 })).toEqual([used]);
		});

		test("an unused file is deleted with its copies, once; one in use is kept", async () => {
			const { files, used } = await prepare();
			const [second, first] = (await files.listPage(all)).rows.map(({ id }) => id) as [string, string];
			expect(await files.delete([second, first])).toEqual({ done: [second], kept: [first], missing: [] });
			expect(await files.delete([second])).toEqual({ done: [], kept: [], missing: [second] });
			expect((await files.listPage(all)).rows).toMatchObject([{ url: used, copies: 2 }]);
		});
	});
}
