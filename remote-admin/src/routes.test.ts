import { reservedSlugs } from "@site/shared-data/rules";
import { wordsBesideIds } from "@site/shared-ui/router/testing";
import { routes } from "./routes.tsx";

test("no word that stands in a URL where others have an id can become an id", () => {
	const words = wordsBesideIds(routes);
	expect(words).toEqual(expect.arrayContaining(["new", "categories"]));
	expect(words.filter((word) => !reservedSlugs.has(word))).toEqual([]);
});
