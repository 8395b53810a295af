const { dirname, join } = require("node:path");
const subsetFont = require("subset-font");
const basicCharactersFile = "src/theme/fonts/basicCharacters.json";
const { unicodeRange } = require(join(dirname(require.resolve("@site/shared-ui/package.json")), basicCharactersFile));

/** The font features of the style sheets: kerning, ligatures, accents, tabular figures. */
const keepFeatures = ["calt", "ccmp", "clig", "kern", "liga", "lnum", "locl", "mark", "mkmk", "rlig", "tnum"];

/** Build loader for `font.woff2?basic`: keeps the characters of nearly every page, and the used weights. */
module.exports = async function subsetFontLoader(font) {
	const isVariable = this.resourcePath.includes("-wght-");
	const variationAxes = isVariable ? { wght: { min: 400, max: 700 } } : {};
	return subsetFont(font, basicCharacters(), { targetFormat: "woff2", keepFeatures, variationAxes });
};
module.exports.raw = true;

function basicCharacters() {
	return unicodeRange
		.split(",")
		.flatMap((range) => {
			const [first, last = first] = range.slice("U+".length).split("-");
			const start = Number.parseInt(first, 16);
			return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
		})
		.map((code) => String.fromCodePoint(code))
		.join("");
}
