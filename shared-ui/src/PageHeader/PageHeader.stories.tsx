import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { PageHeader } from "./PageHeader.tsx";

/**
 * Opens a page with its title, a lead sentence and its actions.
 *
 * - **Do** use it once per page: it renders the page's only h1.
 * - **Don't** put more than one primary action in it.
 *
 * ```tsx
 * import { PageHeader } from "@site/shared-ui/PageHeader";
 * ```
 */
const meta: Meta<typeof PageHeader> = {
	title: "Components/PageHeader (title, heading, hero, h1)",
	id: "components-pageheader",
	component: PageHeader,
	args: {
		title: "Layanan",
		note: "Harga tetap, lingkup jelas, dan jadwal yang ditepati. Pilih paket, atau ceritakan kebutuhan Anda.",
	},
};
export default meta;
type Story = StoryObj<typeof PageHeader>;

export const Page: Story = {};
export const WithTextAbove: Story = { args: { above: <Badge tone="tea">Available</Badge> } };
export const Screen: Story = {
	args: {
		size: "screen",
		title: "Projects",
		note: "14 projects, 3 of them drafts",
		actions: (
			<>
				<Button size="small">Export CSV</Button>
				<Button size="small" variant="primary">
					New Project
				</Button>
			</>
		),
	},
};
export const LongTitle: Story = {
	args: { title: "Merancang API yang Tenang untuk Orang yang Sedang Terburu-buru", note: undefined },
};
