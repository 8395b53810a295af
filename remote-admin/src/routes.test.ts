import { reservedSlugs } from "@site/shared-data/rules";
import { wordsBesideIds } from "@site/shared-ui/router/testing";
import { unfinishedPath } from "./drafts/unfinished/unfinishedPath.ts";
import { routes } from "./routes.tsx";

test("the action that keeps unfinished texts needs no request for its code, which would fail offline", () => {
	const all = [...routes];
	for (const { children = [] } of all) all.push(...children);
	expect(all.find(({ path }) => path === unfinishedPath.slice(1))).toMatchObject({ action: expect.any(Function) });
});

test("no word that stands in a URL where others have an id can become an id", () => {
	const words = wordsBesideIds(routes);
	expect(words).toEqual(expect.arrayContaining(["new", "categories"]));
	expect(words.filter((word) => !reservedSlugs.has(word))).toEqual([]);
});
