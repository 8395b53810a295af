import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Switch } from "./Switch.tsx";

const meta: Meta<typeof Switch> = { title: "Components/Switch", component: Switch, args: { label: "Available for projects" } };
export default meta;
type Story = StoryObj<typeof Switch>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: "Shows the badge on the home page." } };
export const Busy: Story = { args: { defaultChecked: true, busy: true, hint: "Saving…" } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
