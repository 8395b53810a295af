import { decode, imageOf, listOf, postDateOf, textOf } from "../../commands/content/sources/fields.ts";

/** The tests run in a zone east of UTC, which would move the day. */
test.each<[written: unknown, day?: string, at?: string]>([
	["2024-01-02", "2024-01-02"],
	[" 2024-1-2 ", "2024-01-02"],
	["2024-01-02 10:00", "2024-01-02", "2024-01-02T10:00:00.000Z"],
	["2024-01-02  9:05:06 ", "2024-01-02", "2024-01-02T09:05:06.000Z"],
	["2024-01-02T23:30:00Z", "2024-01-02", "2024-01-02T23:30:00.000Z"],
	["2024-01-02t23:30:00.123z", "2024-01-02", "2024-01-02T23:30:00.000Z"],
	["2024-01-02 23:30:00 UTC ", "2024-01-02", "2024-01-02T23:30:00.000Z"],
	["2024-01-02T23:30:00-05:00", "2024-01-02", "2024-01-03T04:30:00.000Z"],
	["2024-01-02 01:30:00 +0730", "2024-01-02", "2024-01-01T18:00:00.000Z"],
	["2024-01-02 01:30+07", "2024-01-02", "2024-01-01T18:30:00.000Z"],
	["2024-01-02 25:00", "2024-01-02"],
	["2024-01-02 10:00 PM", "2024-01-02"],
	["2024-01-02 at 10:00", "2024-01-02"],
	[new Date("2024-01-02T23:30:00-05:00"), "2024-01-03", "2024-01-03T04:30:00.000Z"],
	["Tue, 02 Jan 2024 23:30:00 +0000", "2024-01-02"],
	["Tue, 02 Jan 2024 01:30:00 +1400", "2024-01-02"],
	["Tue, 02 Jan 2024 23:30:00 -0500", "2024-01-02"],
	["Tue Jan 02 2024 23:30:00 GMT-0500 (Eastern Standard Time)", "2024-01-02"],
	["Tue Jan  2 23:30:00 UTC 2024", "2024-01-02"],
	["Jan 2, 2024, 11:30  pm  EST", "2024-01-02"],
	["2 January 2024 1:30 AM MDT", "2024-01-02"],
	["Jan 2, 2024 11:30 PM -05:00", "2024-01-02"],
	["2024/1/2T23:30:00Z", "2024-01-02"],
	["12:00 2 April 2024", "2024-04-02"],
	["January 2, 2024", "2024-01-02"],
	["1/2/2024", "2024-01-02"],
	["2024-05", "2024-05-01"],
	[" 2024-02-30"],
	["2024-13-01 10:00"],
	["12024-01-02"],
	["Jan 2 12024"],
	["May 5, 24"],
	["May 5 10:00 +0000"],
	["Soon in 2024 or so"],
	["soon"],
	[new Date("2024-01-02").getTime()],
	[null],
])("the date %j is the author's day, and its time the moment in UTC", (written, ...[day, at]) => {
	expect(postDateOf(written)).toEqual(day && { day, ...(at && { at }) });
});

test.each<[written: unknown, topics: string[]]>([
	["tea, green rain ,,x", ["tea", "green rain", "x"]],
	[" tea  rain\nx ", ["tea", "rain", "x"]],
	[
		[" green tea ", "a, b", 2024, "", "\u200b", null, true, { name: "x" }],
		["green tea", "a, b", "2024"],
	],
	[2024, []],
	[{ name: "tea" }, []],
	[undefined, []],
])("the list %j has the topics %j", (written, topics) => {
	expect(listOf({ written }, "other", "written")).toEqual(topics);
});

test("the topics of two lists come together, in the order of their names", () => {
	expect(listOf({ categories: "b", tags: ["a"] }, "tags", "categories")).toEqual(["a", "b"]);
});

test.each<[written: unknown, image: string | undefined]>([
	[" /a.png ", "/a.png"],
	[{ url: "/a.png" }, "/a.png"],
	[{ alt: "A", src: "/a.png" }, "/a.png"],
	[{ image: "/a.png" }, "/a.png"],
	[{ path: "/a.png" }, "/a.png"],
	[{ feature: "/a.png" }, "/a.png"],
	[{ filename: "a.png" }, "a.png"],
	[["/a.png", "/b.png"], "/a.png"],
	[[{ src: "/a.png" }, { src: "/b.png" }], "/a.png"],
	[[], "/other.png"],
	[{ alt: "A" }, "/other.png"],
	[" ", "/other.png"],
	[null, "/other.png"],
	[false, "/other.png"],
])("of the image %j and another, the address is %s", (written, image) => {
	expect(imageOf({ written, other: "/other.png" }, "written", "other")).toBe(image);
});

test("a post without an image has none", () => {
	expect(imageOf({ image: null }, "image", "cover")).toBeUndefined();
});

test.each<[written: unknown, text: string | undefined]>([
	[" Tea ", "Tea"],
	[2024, "2024"],
	[0, "0"],
	["\u200b", "other"],
	[true, "other"],
	[null, "other"],
	[["Tea"], "other"],
])("of %j and another, the text is %s", (written, text) => {
	expect(textOf({ written, other: "other" }, "written", "other")).toBe(text);
});

test.each([
	["caf%C3%A9", "café"],
	["100%", "100%"],
	["%E9t%E9", "%E9t%E9"],
])("the address %s is readable as %s", (written, text) => {
	expect(decode(written)).toBe(text);
});
