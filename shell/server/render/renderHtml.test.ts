import { createElement } from "react";
import { styled } from "styled-components";
import { memoizeStyles, renderHtml } from "./renderHtml.tsx";

test("rules are compiled once, and again for another text or selector", () => {
	const compiled: string[] = [];
	const compile = Object.assign(
		(css: string, selector = "") => {
			compiled.push(`${selector}{${css}}`);
			return [`${selector}{${css}}`];
		},
		{ hash: "plugins" },
	);
	const styles = memoizeStyles(compile);
	expect(styles("color:red;", ".a")).toEqual([".a{color:red;}"]);
	expect(styles("color:red;", ".a")).toEqual([".a{color:red;}"]);
	expect(styles("color:red;", ".b")).toEqual([".b{color:red;}"]);
	expect(styles("color:blue;", ".a")).toEqual([".a{color:blue;}"]);
	// Another page.
	expect(memoizeStyles(compile)("color:red;", ".a")).toEqual([".a{color:red;}"]);
	expect(compiled).toHaveLength(3);
	expect(styles.hash).toBe("plugins");
});

test("rules stand in a style tag that the browser leaves in place, and their marks in one of styled-components", async () => {
	const Red = styled.p`
		color: red;
	`;
	const { styles } = await renderHtml(createElement(Red));
	const [rules, marks] = styles.split("</style>");
	expect(rules).toMatch(/^<style>\.\w+\{color:red;\}$/);
	expect(marks).toMatch(/^<style data-styled="true" [^>]+>data-styled\.g\d+\[id="[\w-]+"\]\{content:"\w+,"\}\/\*!sc\*\/\n$/);
});

test("a page without styled elements has an empty style tag", async () => {
	expect((await renderHtml(createElement("p"))).styles).toBe("<style></style>");
});
