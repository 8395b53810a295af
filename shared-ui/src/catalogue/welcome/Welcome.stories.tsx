import { addons } from "storybook/preview-api";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { readIndex } from "../readIndex.ts";
import { Welcome as Page } from "./Welcome.tsx";

const meta: Meta = {
	title: "Welcome",
	tags: ["!autodocs"],
	parameters: { layout: "fullscreen", controls: { disable: true } },
};
export default meta;

export const Welcome: StoryObj = {
	loaders: [async () => ({ groups: await readIndex() })],
	render: (_, { loaded: { groups } }) => (
		<Page groups={groups} onOpen={({ id }) => addons.getChannel().emit("selectStory", { storyId: id })} />
	),
};
