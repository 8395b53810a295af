import { memoizeStyles } from "./renderHtml.tsx";

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
	expect(compiled).toHaveLength(3);
	expect(styles.hash).toBe("plugins");
});
