import { type Command, printLines, readArguments } from "../commandLine.ts";
import { findTellingImages } from "./findTellingImages.ts";

/** `npm run images:clean`: removes place, camera and names from the stored images. */
export const cleanImages: Command = async (args, env) => {
	readArguments(args, {}, "npm run images:clean");
	const damaged: string[] = [];
	let count = 0;
	for await (const { path, clean } of findTellingImages(env)) {
		if (clean) {
			await clean();
			count++;
			printLines(`cleaned  ${path}`);
		} else damaged.push(path);
	}
	for (const path of damaged) printLines(`damaged  ${path}: upload it anew`);
	printLines(`${count} image${count === 1 ? " has" : "s have"} lost place, camera and names.`);
	return damaged.length > 0 ? 1 : 0;
};
