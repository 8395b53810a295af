import { render, screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import { below, from, Grid, Row, Stack } from "./index.ts";
import meta, { Below } from "./layout.stories.tsx";
import { common, declare } from "./rules.ts";

const styleOf = (text: string) => getComputedStyle(screen.getByText(text));

test("a bare number is a step of the space scale, and a length stays", () => {
	render(
		<>
			<Stack $gap={3} $pad="2 1.5rem">
				steps
			</Stack>
			<Row $margin="0px auto" $gap="0 10">
				lengths
			</Row>
		</>,
	);
	expect(styleOf("steps").gap).toBe("var(--space-3)");
	expect(styleOf("steps").padding).toBe("var(--space-2) 1.5rem");
	expect(styleOf("lengths").margin).toBe("0px auto");
	expect(styleOf("lengths").gap).toBe("var(--space-0) var(--space-10)");
});

test("a name is a token, and a width or a line height may be a plain value", () => {
	const write = declare(common);
	expect(write({ $size: "2xl", $tone: "text-3" })).toBe("font-size:var(--text-2xl);color:var(--text-3);");
	expect(write({ $maxWidth: "measure", $leading: "heading" })).toBe(
		"max-width:var(--w-measure);line-height:var(--leading-heading);",
	);
	expect(write({ $maxWidth: "60ch", $leading: 1.3 })).toBe("max-width:60ch;line-height:1.3;");
});

test("equal columns shrink below the width of their content", () => {
	render(<Grid $columns={2}>columns</Grid>);
	expect(styleOf("columns").gridTemplateColumns).toBe("repeat(2, minmax(0, 1fr))");
});

test("a switched-off flag declares nothing, and no prop reaches the element", () => {
	renderStory(meta, Below, { $numeric: false });
	const stack = screen.getByText("Draft").parentElement as HTMLElement;
	expect(getComputedStyle(stack).fontVariantNumeric).toBe("");
	expect(stack.getAttributeNames()).toEqual(["class"]);
});

test("two widths next to each other neither overlap nor leave a gap of a pixel", () => {
	expect([below(48), from(48)]).toEqual(["@media (max-width: 47.99rem)", "@media (min-width: 48rem)"]);
});
