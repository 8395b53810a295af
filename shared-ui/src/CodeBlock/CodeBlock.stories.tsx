import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CodeBlock, type CodeLine } from "./CodeBlock.tsx";

const lines: CodeLine[] = [
	[
		["keyword", "type"],
		" ",
		["type", "Terrace"],
		"<",
		["type", "T"],
		"> = { value: ",
		["type", "T"],
		"; filledAt: ",
		["type", "number"],
		" }",
	],
	[],
	[
		["keyword", "export async function"],
		" ",
		["function", "read"],
		"<",
		["type", "T"],
		">(key: ",
		["type", "string"],
		", spring: () => ",
		["type", "Promise"],
		"<",
		["type", "T"],
		">) {",
	],
	[
		"  ",
		["keyword", "const"],
		" held = shelf.",
		["function", "get"],
		"(key) ",
		["keyword", "as"],
		" ",
		["type", "Terrace"],
		"<",
		["type", "T"],
		"> | ",
		["type", "undefined"],
	],
	["  ", ["keyword", "const"], " age = held ? Date.", ["function", "now"], "() - held.filledAt : ", ["number", "Infinity"]],
	[],
	["  ", ["comment", "// Still fresh: answer from the terrace, touch nothing upstream."]],
	["  ", ["keyword", "if"], " (held && age < ", ["number", "30_000"], ") ", ["keyword", "return"], " held.value"],
	["  ", ["keyword", "throw new"], " ", ["type", "Error"], "(", ["string", '"The spring is dry."'], ")"],
	["}"],
];
const code = lines.map((line) => line.map((piece) => (typeof piece === "string" ? piece : piece[1])).join("")).join("\n");

const meta: Meta<typeof CodeBlock> = {
	title: "Components/CodeBlock",
	component: CodeBlock,
	args: { title: "terrace.ts", code, lines, marked: [8] },
	render: (args) => (
		<div style={{ maxWidth: "44rem" }}>
			<CodeBlock {...args} />
		</div>
	),
};
export default meta;
type Story = StoryObj<typeof CodeBlock>;

export const Highlighted: Story = {};
export const Plain: Story = { args: { title: "sh", code: "npm start\nnpm test\n", lines: undefined, marked: [] } };
export const LongLines: Story = {
	args: { title: "a-file-with-a-name-that-nobody-ever-shortened.ts" },
	render: (args) => (
		<div style={{ maxWidth: "18rem" }}>
			<CodeBlock {...args} />
		</div>
	),
};
