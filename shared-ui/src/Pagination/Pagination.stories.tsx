import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Pagination } from "./Pagination.tsx";

/**
 * Leads through the pages of a long list. Every page is a link.
 *
 * - **Do** show in `summary` which entries are visible.
 * - **Don't** render it for a list with one page.
 *
 * ```tsx
 * import { Pagination } from "@site/shared-ui/Pagination";
 * ```
 */
const meta: Meta<typeof Pagination> = {
	title: "Components/Pagination (pager, page nav, previous, next)",
	id: "components-pagination",
	component: Pagination,
	args: { page: 1, pages: 2, toPage: (page) => `?page=${page}`, summary: "1–10 of 14" },
};
export default meta;
type Story = StoryObj<typeof Pagination>;

export const FewPages: Story = {};
export const InTheMiddle: Story = { args: { page: 8, pages: 24, summary: "71–80 of 236" } };
export const LastPage: Story = { args: { page: 24, pages: 24, summary: "231–236 of 236" } };
