import { type AccentName, accents, coloursOf } from "../../theme/accents.ts";
import { light } from "../../theme/tokens.ts";
import { contrast, contrastPairs, decoration } from "./contrastPairs.ts";

const accentNames = Object.keys(accents) as AccentName[];

const cases = contrastPairs.flatMap(({ foregrounds, backgrounds, minRatio = 4.5 }) =>
	foregrounds.flatMap((foreground) =>
		backgrounds.flatMap((background) =>
			accentNames.flatMap((accent) =>
				(["light", "dark"] as const).map((theme) => ({
					accent,
					theme,
					foreground,
					background,
					minRatio,
					colours: [coloursOf(accent)[theme][foreground], coloursOf(accent)[theme][background]] as const,
				})),
			),
		),
	),
);

test.each(cases)("$accent, $theme: $foreground on $background reads at $minRatio to 1", ({ colours, minRatio }) => {
	expect(contrast(...colours)).toBeGreaterThanOrEqual(minRatio);
});

test("every opaque colour has a measured contrast or a reason why it needs none", () => {
	const measured = new Set<string>(contrastPairs.flatMap(({ foregrounds, backgrounds }) => [...foregrounds, ...backgrounds]));
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
