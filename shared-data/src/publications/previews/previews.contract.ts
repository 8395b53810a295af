import type { AdminRepositories } from "../../contract/repositories.ts";
import { buildEssay, buildProject } from "../../testing/builders.ts";
import type { PreviewReader } from "./Preview.ts";

interface Views {
	admin: Pick<AdminRepositories, "essays" | "projects" | "previewLinks">;
	visitor: PreviewReader;
}

const dayMs = 24 * 60 * 60 * 1000;
const essay = buildEssay({ status: "draft", topics: ["Teh"], shareImage: "/sample/kontur.webp" });
const project = buildProject({ status: "draft", content: "# Loket\n" });

/** The contract of preview links; `prepare` returns both views of empty tables. */
export function describePreviews(implementation: string, prepare: () => Promise<Views>): void {
	describe(`preview links in ${implementation}`, () => {
		test("whoever has the token reads the draft with all its fields", async () => {
			const { admin, visitor } = await prepare();
			const [storedEssay, storedProject] = [await admin.essays.create(essay), await admin.projects.create(project)];
			const [forEssay, forProject] = [
				await admin.previewLinks.create("essays", storedEssay.id),
				await admin.previewLinks.create("projects", storedProject.id),
			];
			expect(forEssay.expiresAt.getTime() - forEssay.createdAt.getTime()).toBe(14 * dayMs);
			const asStored = <Row extends object>(row: Row) => ({ ...row, revision: expect.any(String) });
			expect(await visitor.read(forEssay.token)).toEqual({ entity: "essays", entry: asStored(storedEssay) });
			expect(await visitor.read(forProject.token)).toEqual({ entity: "projects", entry: asStored(storedProject) });
			expect(await visitor.read(`${forEssay.token}x`)).toBeNull();
			for (const other of ["", "\0", `${forEssay.token}\0`, "\ufffd"]) expect(await visitor.read(other)).toBeNull();
		});

		test("live links are listed by entry, the newest first and without tokens, until they are revoked", async () => {
			const { admin, visitor } = await prepare();
			const [{ id }, other] = [await admin.essays.create(essay), await admin.projects.create(project)];
			const [first, second] = [await admin.previewLinks.create("essays", id), await admin.previewLinks.create("essays", id)];
			await admin.previewLinks.create("projects", other.id);
			const withoutToken = ({ token: _token, ...link }: typeof first) => link;
			expect(await admin.previewLinks.listLive("essays", id)).toEqual([second, first].map(withoutToken));

			await admin.previewLinks.revoke(first.id);
			await admin.previewLinks.revoke(first.id);
			expect(await admin.previewLinks.listLive("essays", id)).toEqual([withoutToken(second)]);
			expect(await visitor.read(first.token)).toBeNull();
			expect(await visitor.read(second.token)).not.toBeNull();
		});

		test("no link is made for an entry that does not exist, nor a twenty-first one, nor after the entry", async () => {
			const { admin, visitor } = await prepare();
			const { id } = await admin.essays.create(essay);
			await expect(admin.previewLinks.create("essays", "missing")).rejects.toMatchObject({ name: "DataError" });
			const { token } = await admin.previewLinks.create("essays", id);
			for (let count = 1; count < 20; count++) await admin.previewLinks.create("essays", id);
			await expect(admin.previewLinks.create("essays", id)).rejects.toMatchObject({ name: "DataError", kind: "invalid" });
			await admin.essays.delete([id]);
			expect(await visitor.read(token)).toBeNull();
		});
	});
}
