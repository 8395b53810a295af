import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Area } from "@site/shared-data";
import { root } from "../../build/paths.ts";
import { toTitles } from "./Plan.ts";

const example = join(root, "docs/examples/remote-garden");

/** What every remote has as the example has it. */
const taken = [
	"package.json",
	"rspack.config.js",
	"jest.config.cjs",
	"tsconfig.json",
	"README.md",
	"src/module.ts",
	"src/testing/PageInMemory.tsx",
];

/** The files of a remote in a folder of its own: one page with a loader, its story and its test. */
export function planRemote(id: string, area: Area): Record<string, string> {
	const [title, name] = toTitles(id);
	const path = area === "admin" ? `/admin/${id}` : `/${id}`;
	const take = (file: string) => {
		const text = readFileSync(join(example, file), "utf8");
		const ofArea = area === "admin" ? text.replaceAll("public", "admin").replaceAll("Public", "Admin") : text;
		return ofArea.replaceAll("garden", id).replaceAll("Garden", title);
	};
	const takeAll = (files: string[]) => Object.fromEntries(files.map((file) => [file, take(file)]));
	const { routes, ...manifest } = JSON.parse(take("remote.json"));
	const access = area === "admin" ? "admin" : "everyone";
	const route = { ...routes[0], path };
	// The admin's palette has a group "Go to", and no crawler comes there.
	if (area === "admin") Object.assign(route, { palette: { label: title }, sitemap: undefined });
	return {
		...takeAll(taken),
		"remote.json": `${JSON.stringify({ ...manifest, access, routes: [route] }, null, "\t")}\n`,
		".gitignore": "node_modules/\ndist/\n",
		...(area === "admin"
			? adminRoutes(id, name, path)
			: { ...publicRoutes(id, name, path), ...takeAll(["src/loaders.browser.ts", "src/Page.ts"]) }),
		[`src/${name}Screen.tsx`]: screen(name, title, area),
		[`src/${name}Screen.stories.tsx`]: story(name, path),
		[`src/${name}Screen.test.tsx`]: test(title),
	};
}

const publicRoutes = (id: string, name: string, path: string) => ({
	"src/routes.tsx": `import type { RouteObject } from "@site/shared-ui/router";
import { loaders } from "./loaders.server.ts";

/** The chunk of a lazy page is named after the id of its route, so that the server can preload it. */
export const routes: RouteObject[] = [
	{
		path: "${path}",
		id: "${id}-home",
		loader: loaders.home,
		lazy: () => import(/* webpackChunkName: "${id}-home" */ "./${name}Screen.tsx"),
	},
];
`,
	"src/loaders.server.ts": `import { homeLoader } from "./homeLoader.ts";

/** The server runs them; the browser's build replaces this file by loaders.browser.ts. */
export const loaders = { home: homeLoader };
`,
	"src/homeLoader.ts": `import { publicRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";

export async function homeLoader({ context }: LoaderFunctionArgs) {
	const profile = await context.get(publicRepositoriesContext).profile.get();
	return { name: profile?.name ?? "somebody" };
}
`,
});

const adminRoutes = (id: string, name: string, path: string) => ({
	"src/routes.tsx": `import type { RouteObject } from "@site/shared-ui/router";
import { homeLoader } from "./homeLoader.ts";

export const routes: RouteObject[] = [
	{ path: "${path}", id: "${id}-home", loader: homeLoader, lazy: () => import("./${name}Screen.tsx") },
];
`,
	"src/homeLoader.ts": `import { adminRepositoriesContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";

export async function homeLoader({ context }: LoaderFunctionArgs) {
	const { name } = await context.get(adminRepositoriesContext).profile.getOrCreate();
	return { name };
}
`,
});

const screen = (name: string, title: string, area: Area) => `import { PageHeader } from "@site/shared-ui/PageHeader";
import { useLoaderData } from "@site/shared-ui/router";
import type { homeLoader } from "./homeLoader.ts";
${area === "admin" ? "" : 'import { Page } from "./Page.ts";\n'}
export { ${name}Screen as Component };

function ${name}Screen() {
	const { name } = useLoaderData<typeof homeLoader>();
	return (
		<${area === "admin" ? "" : "Page"}>
			<title>${area === "admin" ? `${title} · Admin` : `{\`${title}: \${name}\`}`}</title>
			<PageHeader title="${title}" note={\`A page of \${name}.\`}${area === "admin" ? ' size="screen"' : ""} />
		</${area === "admin" ? "" : "Page"}>
	);
}
`;

const story = (name: string, path: string) => `import { PageInMemory } from "./testing/PageInMemory.tsx";

// It has a router of its own.
export default { title: "Remotes/${name}", parameters: { router: false } };

export const Page = { render: () => <PageInMemory path="${path}" /> };
`;

const test = (title: string) => `import { render, screen } from "@testing-library/react";
import { routes } from "./routes.tsx";
import { PageInMemory } from "./testing/PageInMemory.tsx";

test("the page has its heading and says whose it is", async () => {
	render(<PageInMemory path={routes[0]?.path ?? ""} />);
	expect(await screen.findByRole("heading", { level: 1, name: "${title}" }, { timeout: 10_000 })).toBeInTheDocument();
	expect(screen.getByText("A page of Raka.")).toBeInTheDocument();
});
`;
