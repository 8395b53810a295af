import type { FontUrls } from "./fonts/fonts.ts";
import { themeCss } from "./themeCss.ts";
import { dark, light, scale } from "./tokens.ts";

const files = (name: string) => ({ basic: `/${name}-basic.woff2`, latin: `/${name}.woff2` });
const fonts: FontUrls = {
	serif: files("s"),
	serifItalic: files("si"),
	serifStrongItalic: files("ssi"),
	sans: files("a"),
	sansItalic: files("ai"),
	sansStrongItalic: files("asi"),
	mono: files("m"),
};
const css = themeCss(fonts);

/** The declarations of the first rule that opens with the selector. */
const rule = (selector: string) => css.slice(css.indexOf(`${selector}{`) + selector.length + 1).split("}")[0] as string;

test("the root has the light theme and the scale; the attribute and the system's preference select the dark theme", () => {
	for (const [name, value] of Object.entries(scale)) expect(rule(":root")).toContain(`--${name}:${squeezed(value)}`);
	for (const [name, value] of Object.entries(light))
		expect(rule(':root,[data-theme="light"]')).toContain(`--${name}:${squeezed(value)}`);
	for (const [name, value] of Object.entries(dark)) {
		expect(rule('[data-theme="dark"]')).toContain(`--${name}:${squeezed(value)}`);
		expect(rule(":root:not([data-theme])")).toContain(`--${name}:${squeezed(value)}`);
	}
	expect(css).toContain("@media (prefers-color-scheme: dark){:root:not([data-theme]){");
});

test("the style sheet survives its minification: a browser's parser keeps every rule", () => {
	const style = document.createElement("style");
	style.textContent = css;
	document.head.append(style);
	const rules = [...(style.sheet?.cssRules ?? [])].flatMap((entry) =>
		"media" in entry ? [...(entry as CSSMediaRule).cssRules] : [entry],
	);
	const selectors = rules.map((entry) => ("selectorText" in entry ? entry.selectorText : entry.constructor.name));
	expect(selectors).toEqual(expect.arrayContaining([":root", '[data-theme="dark"]', "body", ":focus-visible", ".sr-only"]));
	expect(document.documentElement).toHaveStyle({ "color-scheme": "light" });
	expect(css).not.toMatch(/\n|\t| {2}/);
	expect(css.match(/{/g)?.length).toBe(css.match(/}/g)?.length);
});

test("each face has its two files, the basic one last", () => {
	for (const { basic, latin } of Object.values(fonts)) {
		expect(css).toContain(`url("${latin}")`);
		expect(css.indexOf(`url("${basic}")`)).toBeGreaterThan(css.indexOf(`url("${latin}")`));
	}
});

test.each(["Brygada fallback", "Instrument fallback"])(
	"%s has a width of its own for spaces, and one height for all characters",
	(name) => {
		const faces = css.split("@font-face").filter((rule) => rule.includes(`font-family:"${name}"`));
		const [letters, spaces] = faces.map((rule) => {
			const percent = (field: string) => Number(new RegExp(`${field}:([\\d.]+)%`).exec(rule)?.[1]);
			const width = percent("size-adjust");
			const heights = ["ascent-override", "descent-override"].map((field) => Math.round((percent(field) * width) / 100));
			return { width, heights, range: /unicode-range:([^;}]+)/.exec(rule)?.[1] };
		});
		expect(letters?.range).toBeUndefined();
		expect(spaces?.range?.split(",")).toContain("U+20");
		expect(spaces?.width).toBeLessThan(letters?.width as number);
		expect(spaces?.heights).toEqual(letters?.heights);
	},
);

const squeezed = (value: string) => value.replace(/ ?, ?/g, ",");
