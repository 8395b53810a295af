import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Pagination } from "./Pagination.tsx";

const meta: Meta<typeof Pagination> = {
	title: "Components/Pagination",
	component: Pagination,
	args: { page: 1, pages: 2, toPage: (page) => `?page=${page}`, summary: "1–10 of 14" },
};
export default meta;
type Story = StoryObj<typeof Pagination>;

export const FewPages: Story = {};
export const InTheMiddle: Story = { args: { page: 8, pages: 24, summary: "71–80 of 236" } };
export const LastPage: Story = { args: { page: 24, pages: 24, summary: "231–236 of 236" } };
