import { CommandError } from "../../embedded/errors.ts";
import { type Command, readSubject } from "../commandLine.ts";
import { createProgress } from "../progress.ts";
import { withContentApi } from "./ContentApi.ts";
import { importPosts } from "./importPosts.ts";
import { readSource } from "./sources/readSource.ts";

const usage =
	"npm run import -- <folder or file> [--dry-run] [--publish] [--no-redirects] [--download] [--url <where the blog was>]";

/** Imports the posts of another tool. Resolves with 1 if something was left out. */
export const importContent: Command = async (args, env) => {
	const flags = ["dry-run", "publish", "no-redirects", "download"].map((name) => [name, { type: "boolean" }] as const);
	const options = { ...Object.fromEntries(flags), url: { type: "string" } } as const;
	const { subject, values } = readSubject(args, options, usage);
	const origins = readOrigins(values.url);
	const { source, folder } = await readSource(subject);
	if (source.posts.length + source.unreadable.length === 0) {
		throw new CommandError(`There is no post in ${subject}; name the folder of the blog, or an export file.`);
	}
	return withContentApi(env, async (api) => {
		const progress = createProgress();
		const left = await importPosts(source, {
			api,
			folder,
			progress,
			isDryRun: values["dry-run"] === true,
			isDownloading: values.download === true,
			isPublishing: values.publish === true,
			isRedirecting: values["no-redirects"] !== true,
			origins,
		});
		return left > 0 ? 1 : 0;
	});
};

function readOrigins(value: string | boolean | undefined): string[] {
	if (value === undefined) return [];
	if (!URL.canParse(String(value)) || !/^https?:$/.test(new URL(String(value)).protocol)) {
		throw new CommandError(`--url must be the http or https address at which the blog was, not "${value}".`);
	}
	return [String(value).replace(/\/+$/, "")];
}
