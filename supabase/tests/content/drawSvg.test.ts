import sharp from "sharp";
import { drawSvg } from "../../import/index.ts";

const svg = (inner: string, size = 'width="10" height="5"') =>
	`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inner}</svg>`;
const red = '<rect width="10" height="5" fill="#f00"/>';

test.each([
	['width="10" height="5"', 20, 10],
	['width="2000" height="1000"', 4_000, 2_000],
	['width="3000" height="1500"', 4_000, 2_000],
	['width="100" height="8000"', 50, 4_000],
])("a drawing with %s becomes a PNG of %i × %i", async (size, width, height) => {
	expect(await sharp(drawSvg(svg(red, size)).png).metadata()).toMatchObject({ format: "png", width, height });
});

test.each([
	["an empty drawing", "", [0, 0, 0, 0]],
	["a rectangle", red, [255, 0, 0, 255]],
	["a rectangle that is used again", `<defs><g id="a">${red}</g></defs><use xlink:href=" #a"/>`, [255, 0, 0, 255]],
	["a rectangle in a link", `<a href="https://x.example/">${red}</a>`, [255, 0, 0, 255]],
	["a text", `${red}<text>a</text>`, [255, 0, 0, 255]],
])("%s is drawn whole", async (_, inner, colour) => {
	const { png, removed } = drawSvg(svg(inner));
	expect(removed).toEqual([]);
	expect([...(await sharp(png).extract({ left: 19, top: 0, width: 1, height: 1 }).raw().toBuffer())]).toEqual(colour);
});

test.each([
	["<script>x()</script>", ["<script>"]],
	["<foreignObject><b>a</b></foreignObject>", ["<foreignObject>"]],
	['<image href="/etc/passwd" width="9" height="9"/>', ["<image> of /etc/passwd"]],
	['<image xlink:href="file:///a.png"/><image xlink:href="file:///a.png"/>', ["<image> of file:///a.png"]],
	['<image href="data:image/svg+xml,a"/><image src="b#c"/>', ["<image> of data:image/svg+xml,a", "<image> of b#c"]],
	[`<use href="${"x".repeat(99)}"/>`, [`<use> of ${"x".repeat(80)}`]],
	['<image href="data:image/png;base64,"/><image href="DATA:image/jpeg,"/><image href="data:image/jpg,"/>', []],
])("of %s the parts that run or read something are removed", (inner, removed) => {
	expect(drawSvg(svg(inner)).removed).toEqual(removed);
});
