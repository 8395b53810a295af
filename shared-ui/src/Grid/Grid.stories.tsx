import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Card } from "../Card/Card.tsx";
import { Grid } from "./Grid.tsx";

const names = ["Kebun", "Loket", "Angkot", "Laras", "Isola"];

const meta: Meta<typeof Grid> = {
	title: "Components/Grid",
	component: Grid,
	args: { column: "14rem", gap: 4, children: names.map((name) => <Card key={name}>{name}</Card>) },
};
export default meta;
type Story = StoryObj<typeof Grid>;

export const AsManyAsFit: Story = {};
export const AtMostTwo: Story = { args: { maxColumns: 2 } };
export const Narrow: Story = { args: { style: { maxWidth: "18rem" } } };
