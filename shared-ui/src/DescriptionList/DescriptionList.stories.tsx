import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { TagList } from "../Tag/Tag.tsx";
import { DescriptionList } from "./DescriptionList.tsx";

/**
 * Lists the facts of one entry, each with its term.
 *
 * - **Do** keep terms to one or two words.
 * - **Don't** use it to compare several entries. A `Table` does that.
 *
 * ```tsx
 * import { DescriptionList } from "@site/shared-ui/DescriptionList";
 * ```
 */
const meta: Meta<typeof DescriptionList> = {
	title: "Components/DescriptionList (facts, key value, metadata)",
	id: "components-descriptionlist",
	component: DescriptionList,
	args: {
		layout: "columns",
		facts: [
			{ term: "Year", detail: "2026" },
			{ term: "Role", detail: "Design and development" },
			{ term: "Technologies", detail: <TagList tags={["React", "Postgres", "PWA"]} /> },
		],
	},
};
export default meta;
type Story = StoryObj<typeof DescriptionList>;

export const Columns: Story = {};
export const Rows: Story = {
	args: {
		layout: "rows",
		facts: [
			{ term: "Email", detail: "raka.wiratama.with.a.very.long.address@studio-kebun-teh.example" },
			{ term: "Phone", detail: "+62 812 0000 0000" },
			{ term: "Hours", detail: "09.00 to 17.00 in Bandung" },
		],
	},
};
export const NarrowRows: Story = { args: { ...Rows.args, style: { maxWidth: "18rem" } } };
