import { imageSizeOf, parseImageUrl, sourcesOf } from "./imageUrl.ts";

const bucket = "/storage/v1/object/public/essay-images";
const stem = `${bucket}/1700000000000-0a9f-1200x630`;

test.each([
	[`${stem}.webp`, { stem, width: 1200, height: 630, copies: [] }],
	[`${stem}-640.png`, { stem, width: 1200, height: 630, copies: [640] }],
	[`${stem}-640-1280-1920.jpg`, { stem, width: 1200, height: 630, copies: [640, 1280, 1920] }],
	[
		`https://project.example${stem}-1280.avif`,
		{ stem: `https://project.example${stem}`, width: 1200, height: 630, copies: [1280] },
	],
])("the uploaded image %s has its size and copies in its name", (url, image) => {
	expect(parseImageUrl(url)).toEqual(image);
	expect(imageSizeOf(url)).toEqual({ width: 1200, height: 630 });
});

test.each([
	"",
	"/sample/kebun.webp",
	`${stem}`,
	`${stem}.`,
	`${stem}.PNG`,
	`${stem}.webp?a`,
	`${stem}.webp/b`,
	`/a?b=${stem}.webp`,
	`/a#${stem}.webp`,
	`${stem}-641.webp`,
	`${stem}-.webp`,
	`${bucket}/1-a-0x630.webp`,
	`${bucket}/1-a-1200x0.webp`,
	`${bucket}/1-a-0120x63.webp`,
	`${bucket}/1-a-1200x.webp`,
	`${bucket}/1-a-x630.webp`,
	`${bucket}/1-g-1200x630.webp`,
	`${bucket}/a-1-1200x630.webp`,
	`${bucket}/-a-1200x630.webp`,
	`${bucket}/1--1200x630.webp`,
	`${bucket}/b/1-a-1200x630.webp`,
	"/storage/v1/object/public//1-a-1200x630.webp",
	"/storage/v1/object/public/Essays/1-a-1200x630.webp",
	"/storage/v1/object/sign/essays/1-a-1200x630.webp",
])("%s is no uploaded image", (url) => {
	expect(parseImageUrl(url)).toBeNull();
	expect(imageSizeOf(url)).toBeNull();
	expect(sourcesOf(url)).toEqual({ src: url, srcSet: undefined });
});

const wide = (width: number) => `${bucket}/1-a-${width}x9-640-1280`;

test.each([
	[`${stem}.webp`, `${stem}.webp`, undefined],
	[
		`${wide(2000)}.png`,
		`${wide(2000)}.png`,
		`${wide(2000).slice(0, -9)}.w640.webp 640w, ${wide(2000).slice(0, -9)}.w1280.webp 1280w, ${wide(2000)}.png 2000w`,
	],
	[
		`${wide(2001)}.png`,
		`${wide(2001).slice(0, -9)}.w1280.webp`,
		`${wide(2001).slice(0, -9)}.w640.webp 640w, ${wide(2001).slice(0, -9)}.w1280.webp 1280w`,
	],
])("the sources of %s are its copies, and itself up to 2,000 px", (url, src, srcSet) => {
	expect(sourcesOf(url)).toEqual({ src, srcSet });
});
