import { contrast, contrastPairs, decoration } from "./contrastPairs.ts";
import { dark, light } from "./tokens.ts";

const themes = { light, dark };

const cases = contrastPairs.flatMap(({ fronts, grounds, least }) =>
	fronts.flatMap((front) =>
		grounds.flatMap((ground) => (["light", "dark"] as const).map((theme) => ({ theme, front, ground, least }))),
	),
);

test.each(cases)("$theme: $front on $ground reads at $least to 1", ({ theme, front, ground, least }) => {
	expect(contrast(themes[theme][front], themes[theme][ground])).toBeGreaterThanOrEqual(least);
});

test("every opaque colour has a measured contrast or a reason why it needs none", () => {
	const measured = new Set<string>(contrastPairs.flatMap(({ fronts, grounds }) => [...fronts, ...grounds]));
	const opaque = Object.entries(light).filter(([, value]) => /^#[\da-f]{6}$/.test(value));
	const unaccounted = opaque.map(([name]) => name).filter((name) => !measured.has(name) && !(name in decoration));
	expect(unaccounted).toEqual([]);
	expect(Object.keys(decoration).filter((name) => measured.has(name))).toEqual([]);
});

test("the ratio is that of WCAG: black on white 21, equal colours 1, the known grey at the limit", () => {
	expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
	expect(contrast("#a8441f", "#a8441f")).toBe(1);
	expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
