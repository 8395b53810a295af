import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Area } from "@site/shared-data";
import { root } from "../paths.ts";

/** The files of a remote in a folder of its own: one page with a loader, its story and its test. */
export function planRemote(id: string, area: Area): Record<string, string> {
	const words = id.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
	const [title, name] = [words.join(" "), words.join("")];
	const path = area === "admin" ? `/admin/${id}` : `/${id}`;
	const json = (value: unknown) => `${JSON.stringify(value, null, "\t")}\n`;
	return {
		"package.json": json({ name: id, version: "0.1.0", private: true, type: "module", scripts, devDependencies: dependencies() }),
		"remote.json": json({
			id,
			area,
			contract: `^${versionOf("shared-data")}`,
			access: area === "admin" ? "admin" : "everyone",
			routes: [
				{
					path,
					title,
					navigation: {
						label: title,
						icon: "M12 20V9M12 9c0-4 3-5.5 7-5.5 0 4-3 5.5-7 5.5ZM12 13c0-3-2.500-4.500-6-4.500 0 3.500 2.500 4.500 6 4.500Z",
						order: 9,
					},
					palette: { label: `Go to ${title}` },
					...(area === "public" && { sitemap: true }),
				},
			],
		}),
		"rspack.config.js": rspackConfig,
		"jest.config.cjs": 'module.exports = require("@site/scripts/jest");\n',
		"tsconfig.json": json(tsconfig()),
		".gitignore": "node_modules/\ndist/\n",
		"README.md": readme(id, title),
		"src/module.ts": 'export { routes } from "./routes.tsx";\n',
		...(area === "admin" ? adminRoutes(id, name, path) : publicRoutes(id, name, path)),
		[`src/${name}Screen.tsx`]: screen(name, title, area),
		[`src/${name}Screen.stories.tsx`]: story(name, path),
		[`src/${name}Screen.test.tsx`]: test(title),
		"src/testing/PageInMemory.tsx": area === "admin" ? pageInMemory("Admin", "admin") : pageInMemory("Public", "public"),
	};
}

const scripts = { build: "rspack build", dev: "rspack serve", test: "jest", types: "tsc" };

const versionOf = (workspace: string): string => manifestOf(workspace).version;

const manifestOf = (workspace: string) => JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));

/** The versions of this project, so that the remote is compiled and tested as its hosts are. */
function dependencies(): Record<string, string> {
	const ours: Record<string, string> = {};
	for (const workspace of ["", "shared-ui", "shared-data", "scripts"]) Object.assign(ours, manifestOf(workspace).devDependencies);
	const taken = `@rspack/cli @rspack/core @rspack/dev-server @swc/core @swc/jest @testing-library/dom @testing-library/jest-dom
		@testing-library/react @types/jest @types/node @types/react @types/react-dom jest jest-environment-jsdom jotai react
		react-dom react-router-dom styled-components typescript`.split(/\s+/);
	const packages = ["scripts", "shared-data", "shared-ui"].map((name) => [`@site/${name}`, `file:packages/${name}.tgz`]);
	return Object.fromEntries([...packages, ...taken.map((name) => [name, ours[name] ?? "*"])]);
}

function tsconfig() {
	const { compilerOptions } = JSON.parse(readFileSync(join(root, "tsconfig.base.json"), "utf8"));
	return {
		compilerOptions: { ...compilerOptions, types: ["node", "jest", "@testing-library/jest-dom"] },
		include: ["src", "node_modules/@site/*/src/**/*.d.ts"],
	};
}

const rspackConfig = `import { federatedRemote } from "@site/scripts";

export default federatedRemote({ dir: import.meta.dirname, port: 4003 });
`;

const readme = (id: string, title: string) => `# ${title}

A remote of the site. \`remote.json\` says which pages it answers and what it adds to navigation, command palette and sitemap.

\`\`\`
npm install      # the contract of the site lies in packages/
npm test         # its page in memory
npm run build    # into dist/
\`\`\`

In the site's folder, \`npm run remote -- publish <this folder>\` puts the build on the running site, and \`npm run remote -- remove ${id}\` ends it.
`;

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
	"src/loaders.browser.ts": `import type { loaders as serverLoaders } from "./loaders.server.ts";

function runsOnServer(): never {
	throw new Error("The server runs this loader; the browser fetches its data");
}

/** Marks the routes that have loaders. */
export const loaders = new Proxy({}, { get: () => runsOnServer }) as typeof serverLoaders;
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
import { styled } from "styled-components";
import type { homeLoader } from "./homeLoader.ts";

export { ${name}Screen as Component };

function ${name}Screen() {
	const { name } = useLoaderData<typeof homeLoader>();
	return (
		<Page>
			<title>${title}</title>
			<PageHeader title="${title}" note={\`A page of \${name}.\`}${area === "admin" ? ' size="screen"' : ""} />
		</Page>
	);
}

const Page = styled.div\`
	max-width: calc(var(--w-wide) + 2 * var(--gutter));
	margin-inline: auto;
	padding: clamp(2rem, 6vw, 5rem) var(--gutter);
\`;
`;

const story = (name: string, path: string) => `import { PageInMemory } from "./testing/PageInMemory.tsx";

export default { title: "Remotes/${name}" };

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

const pageInMemory = (kind: "Admin" | "Public", area: Area) => `import { ${area}RepositoriesContext } from "@site/shared-data";
import { buildProfile, createMemory${kind}Repositories } from "@site/shared-data/testing";
import { RouterContextProvider, routerFuture } from "@site/shared-ui/router";
import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { useState } from "react";
import { routes } from "../routes.tsx";

/** A page of this remote over rows in memory, without the site's frame. */
export function PageInMemory({ path }: { path: string }) {
	const [router] = useState(() =>
		createMemoryRouter([{ HydrateFallback: () => null, children: routes }], {
			initialEntries: [path],
			future: routerFuture,
			getContext: () => {
				const context = new RouterContextProvider();
				context.set(${area}RepositoriesContext, createMemory${kind}Repositories({ profile: buildProfile({ name: "Raka" }) }));
				return context;
			},
		}),
	);
	return <RouterProvider router={router} />;
}
`;
