import type { StorybookConfig } from "storybook-react-rsbuild";

const config: StorybookConfig = {
	framework: "storybook-react-rsbuild",
	stories: ["../shared-ui/src/**/*.stories.tsx", "../remote-*/src/**/*.stories.tsx", "../docs/examples/*/src/**/*.stories.tsx"],
	staticDirs: ["../shell/public"],
	addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
	core: { disableTelemetry: true },
	features: { sidebarOnboardingChecklist: false },
	typescript: { reactDocgen: "react-docgen" },
	rsbuildFinal: (rsbuild) => {
		// Compile styled-components as the apps' builds do, so that stories have the same ids.
		rsbuild.tools ??= {};
		rsbuild.tools.swc = {
			jsc: {
				transform: { react: { runtime: "automatic" } },
				experimental: {
					// The cache of compiled plugins; by default a folder .swc.
					cacheRoot: ".cache/swc/storybook",
					plugins: [["@swc/plugin-styled-components", { ssr: true, displayName: true, namespace: "site" }]],
				},
			},
		};
		// Texts of a remote, as its own build reads them.
		rsbuild.tools.rspack = [rsbuild.tools.rspack ?? {}, { module: { rules: [{ test: /\.md$/, type: "asset/source" }] } }].flat();
		return rsbuild;
	},
};

export default config;
