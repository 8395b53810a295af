import type { AdminRepositories } from "../contract/repositories.ts";
import { buildEssay } from "../testing/builders.ts";
import type { RedirectReader } from "./Redirect.ts";

interface Views {
	admin: Pick<AdminRepositories, "essays" | "redirects">;
	visitor: RedirectReader;
}

/** The contract of redirects; `prepare` returns both views of empty tables. */
export function describeRedirects(implementation: string, prepare: () => Promise<Views>): void {
	describe(`redirects in ${implementation}`, () => {
		const redirect = (fromPath: string, toPath: string) => ({ fromPath, toPath });

		test("visitors find where an old path leads, however it is written, and nothing for others", async () => {
			const { admin, visitor } = await prepare();
			await admin.redirects.add(redirect("/2024/kopi%C3%A9", "/essays/kopi?from=old#top"));
			await admin.essays.create(buildEssay({ id: "kopi", title: "Kopi" }));
			for (const path of ["/2024/kopi%C3%A9", "/2024/kopi%c3%a9/", "/2024/%6Bopi%C3%A9//"])
				expect(await visitor.find(path)).toBe("/essays/kopi?from=old#top");
			for (const path of ["/2024", "/2024/kopi%C3%A9/x", "/2024/Kopi%C3%A9", "/", `/${"x".repeat(5_000)}`, "/a,b)(*"])
				expect(await visitor.find(path)).toBeNull();
		});

		test("a redirect leads nowhere while its essay or project is not public", async () => {
			const { admin, visitor } = await prepare();
			await admin.essays.create(buildEssay({ id: "kebun", title: "Kebun", status: "draft" }));
			const toContent = ["/essays/kebun?a#b", "/essays/before/kebun", "/data/essays/kebun.json", "/admin/essays/kebun/edit"];
			const others = ["/essays/topics/kebun", "/admin/essays/new", "/kebun"];
			for (const to of [...toContent, ...others, "/projects/unknown"])
				await admin.redirects.add(redirect(`/old${to.replace(/\?.*/, "")}`, to));
			const found = () =>
				Promise.all([...toContent, ...others, "/projects/unknown"].map((to) => visitor.find(`/old${to.replace(/\?.*/, "")}`)));
			expect(await found()).toEqual([...toContent.map(() => null), ...others, null]);
			await admin.essays.setStatus(["kebun"], "published");
			expect(await found()).toEqual([...toContent, ...others, null]);
		});

		test("the admin lists all by their old path; a removed one is gone, also the second time", async () => {
			const { admin, visitor } = await prepare();
			const [a, b] = [redirect("/a", "/essays"), redirect("/b", "/hire")];
			expect(await admin.redirects.listAll()).toEqual([]);
			for (const added of [b, a, b]) expect(await admin.redirects.add(added)).toEqual(added);
			expect(await admin.redirects.listAll()).toEqual([a, b]);
			expect(await admin.redirects.remove("/a")).toEqual(a);
			expect(await admin.redirects.remove("/a")).toBeNull();
			expect(await admin.redirects.listAll()).toEqual([b]);
			expect(await visitor.find("/a")).toBeNull();
		});

		test("what cannot be redirected is refused with its reason, and nothing is stored", async () => {
			const { admin } = await prepare();
			await admin.essays.create(buildEssay({ id: "kebun", title: "Kebun" }));
			await admin.redirects.add(redirect("/b", "/c"));
			for (const [added, refusal] of [
				[redirect("/admin/old", "/hire"), { kind: "invalid", reason: "fromPath" }],
				[redirect("/old", "//elsewhere.example"), { kind: "invalid", reason: "toPath" }],
				[redirect("/old", "/old?a"), { kind: "invalid", reason: "toPath" }],
				[redirect("/essays/kebun", "/hire"), { kind: "invalid", reason: "page" }],
				[redirect("/a", "/b"), { kind: "invalid", reason: "chain" }],
				[redirect("/b", "/d"), { kind: "conflict" }],
			] as const)
				await expect(admin.redirects.add(added)).rejects.toMatchObject({ name: "DataError", ...refusal });
			expect(await admin.redirects.listAll()).toEqual([redirect("/b", "/c")]);
		});

		test("what led to a path that is redirected now leads on", async () => {
			const { admin, visitor } = await prepare();
			await admin.redirects.add(redirect("/a", "/b/?x=1"));
			await admin.redirects.add(redirect("/b", "/c"));
			expect(await visitor.find("/a")).toBe("/c");
		});
	});
}
