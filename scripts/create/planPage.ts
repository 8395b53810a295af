import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CreateError, insertBefore, type Plan, toTitles } from "./Plan.ts";
import { readTemplates } from "./readTemplates.ts";

const source = "remote-public/src";
const contract = "shared-data/src/contract";

/** A page of remote-public: screen, test, story, URL, route, icon, and its entries in the lists of pages. */
export function planPage(root: string, name: string): Plan {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
		throw new CreateError(`"${name}" is no name of a page: it is its path, in small letters with hyphens, such as open-source.`);
	}
	const read = (path: string) => readFileSync(join(root, path), "utf8");
	const [title, pascal] = toTitles(name);
	const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
	const pages = read(`${contract}/pages.ts`);
	const urls = read(`${contract}/urls.ts`);
	const isTaken =
		existsSync(join(root, source, name)) ||
		new RegExp(`^\\t${camel}:|"/${name}["/]`, "m").test(urls) ||
		pages.includes(`label: "${title}"`) ||
		new RegExp(`"/${name}["/]`).test(read("shell/server/app.ts")) ||
		readdirSync(join(root, "shell/public")).includes(name);
	if (isTaken) throw new CreateError(`The name ${name} is taken: by a page, a path of the server, or a folder of ${source}.`);

	const change = (path: string, anchor: string, insertion: string) => [path, insertBefore(anchor, path, read(path), insertion)];
	const order = Math.max(...[...pages.matchAll(/commandOrder: (\d+)/g)].map((match) => Number(match[1]))) + 1;
	const entry = `	{
		id: "${name}",
		path: urls.${camel}(),
		label: "${title}",
		command: "View ${title}",
		commandOrder: ${order},
		shortcut: "g ${freeLetter(name, pages)}",
	},
`;
	const route = `	{
		path: urls.${camel}(),
		id: "public-${name}",
		lazy: () => import(/* webpackChunkName: "public-${name}" */ "./${name}/${pascal}Screen.tsx"),
	},
`;
	const key = name.includes("-") ? `"${name}"` : name;
	const values = { name, title, Name: pascal, table: name.replaceAll("-", "_") };
	const migration = readTemplates("page-migration", "supabase/migrations", {
		...values,
		version: nextVersion(join(root, "supabase/migrations")),
	});
	const checksums = Object.entries(migration).map(
		([path, sql]) => `${createHash("sha256").update(sql).digest("hex")}  ${path.slice("supabase/".length)}\n`,
	);
	return {
		added: { ...readTemplates("page", `${source}/${name}`, values), ...migration },
		changed: Object.fromEntries([
			["supabase/migrations.sha256", `${read("supabase/migrations.sha256")}${checksums.join("")}`],
			change(`${contract}/urls.ts`, "\tadmin: {\n", `\t${camel}: () => "/${name}",\n`),
			change(`${contract}/pages.ts`, "] as const satisfies", entry),
			change(
				"remote-public/remote.json",
				'\t\t{ "path": "/search-entries"',
				`\t\t{ "path": "/${name}", "title": "${title}" },\n`,
			),
			change(`${source}/routes.tsx`, '\t{\n\t\tpath: "*",\n', route),
			change(`${source}/layout/palette/paletteIcons.tsx`, "};\n", `\t${key}: <path d="M6 3.5h8l4 4v13H6v-17ZM14 3.5v4h4" />,\n`),
			change(
				`${source}/PublicSite.stories.tsx`,
				"export const NotFound: Story",
				`export const ${pascal}: Story = { args: { path: "/${name}" } };\n\n`,
			),
		]),
	};
}

/** The first letter of the name, or of the alphabet, that no shortcut uses after "g". */
function freeLetter(name: string, pages: string): string {
	const letter = [...name.replace(/[^a-z]/g, ""), ..."abcdefghijklmnopqrstuvwxyz"].find(
		(candidate) => !pages.includes(`"g ${candidate}"`),
	);
	if (!letter) throw new CreateError("Every shortcut of g and a letter is already in use.");
	return letter;
}

/** The current time, or the successor of the last migration if that is dated later. */
function nextVersion(migrations: string): string {
	const now = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
	const last = readdirSync(migrations).sort().at(-1)?.slice(0, 14) ?? "";
	return now > last ? now : String(Number(last) + 1);
}
