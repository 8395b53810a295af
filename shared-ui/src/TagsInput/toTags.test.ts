import { toTags } from "./TagsInput.tsx";

test.each([
	["React, Go", ["React", "Go"]],
	["  React ,, ,Go,", ["React", "Go"]],
	["Web Audio", ["Web Audio"]],
	[" , ", []],
	["", []],
])("%j has the tags %j", (text, tags) => {
	expect(toTags(text)).toEqual(tags);
});
