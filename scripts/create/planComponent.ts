import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CreateError, insertBefore, type Plan } from "./Plan.ts";

const source = "shared-ui/src";
const manifest = "shared-ui/package.json";

/** A component of shared-ui: component, story, test, and its subpath in `exports`. */
export function planComponent(root: string, name: string): Plan {
	if (!/^([A-Z][a-z0-9]+)+$/.test(name)) {
		throw new CreateError(`"${name}" is no name of a component: it begins each word with a capital, such as RatingStars.`);
	}
	const exports = readFileSync(join(root, manifest), "utf8");
	const index = readFileSync(join(root, source, "index.ts"), "utf8");
	// Some file systems ignore case.
	const isTaken =
		readdirSync(join(root, source)).some((folder) => folder.toLowerCase() === name.toLowerCase()) ||
		exports.includes(`"./${name}"`) ||
		new RegExp(`\\b${name}\\b`).test(index);
	if (isTaken) throw new CreateError(`The name ${name} is taken: shared-ui has a folder or an export of that name.`);

	const subpath = `    "./${name}": "./src/${name}/${name}.tsx",\n`;
	return {
		added: {
			[`${source}/${name}/${name}.tsx`]: component(name),
			[`${source}/${name}/${name}.stories.tsx`]: story(name),
			[`${source}/${name}/${name}.test.tsx`]: test(name),
		},
		changed: { [manifest]: insertBefore('    "./package.json"', manifest, exports, subpath) },
	};
}

const component = (name: string) => `import type { ComponentProps } from "react";
import { styled } from "styled-components";

/** A quiet box around its children. */
export const ${name} = (props: ComponentProps<"div">) => <Root {...props} />;

const Root = styled.div\`
	padding: var(--space-3);
	border-radius: var(--radius-sm);
	background: var(--subtle);
\`;
`;

const story = (name: string) => `import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ${name} } from "./${name}.tsx";

const meta: Meta<typeof ${name}> = {
	title: "Components/${name}",
	component: ${name},
	args: { children: "A few words" },
};
export default meta;
type Story = StoryObj<typeof ${name}>;

export const Regular: Story = {};
`;

const test = (name: string) => `import { screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Regular } from "./${name}.stories.tsx";

test("it shows its children, and its element takes other attributes", () => {
	renderStory(meta, Regular, { id: "here" });
	expect(screen.getByText("A few words")).toHaveAttribute("id", "here");
});
`;
