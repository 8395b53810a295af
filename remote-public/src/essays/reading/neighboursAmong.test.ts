import { buildEssay } from "@site/shared-data/testing";
import { neighboursAmong } from "./neighboursAmong.ts";

const newest = ["tea", "rain", "stairs"].map((id) => buildEssay({ id, title: `On ${id}` }));
const link = (id: string) => ({ id, title: `On ${id}` });

test.each([
	["tea", 50, { newer: null, older: link("rain") }],
	["rain", 50, { newer: link("tea"), older: link("stairs") }],
	["stairs", 50, { newer: link("rain"), older: null }],
	["stairs", 3, null],
	["fog", 50, null],
])("%s, of three essays where %i were asked for, has %j beside it", (id, limit, neighbours) => {
	expect(neighboursAmong(newest, id, limit)).toEqual(neighbours);
});
