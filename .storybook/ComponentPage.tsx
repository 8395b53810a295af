import { Controls, Description, Source, Stories, Story, Title, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { useTheme } from "storybook/theming";
import { BothThemes } from "../shared-ui/src/catalogue/BothThemes.tsx";
import { otherNames, withoutOtherNames } from "../shared-ui/src/catalogue/otherNames.ts";

/** A component: purpose, the first story in both themes with its code, props, and all stories. */
export function ComponentPage() {
	const { story } = useOf("story", ["story"]);
	const { base } = useTheme();
	const title = story.title.split("/").at(-1) ?? "";
	const others = otherNames(title);
	const { layout, docs } = story.parameters;
	// A fullscreen story is a page or has a portal: its theme is that of its whole document.
	const isWhole = layout === "fullscreen" || docs.story.inline === false;
	return (
		<>
			<Title>{withoutOtherNames(title)}</Title>
			{others && <p>Also called {others}.</p>}
			<Description of="meta" />
			<Unstyled>
				<BothThemes>
					{(theme) =>
						isWhole ? (
							// oxlint-disable-next-line react/iframe-missing-sandbox -- it shows a page of this catalogue
							<iframe
								title={`${story.name}, ${theme}`}
								src={`iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme}`}
								style={{ width: "100%", height: docs.story.height ?? "24rem", border: 0 }}
								loading="lazy"
							/>
						) : (
							<Story of={story.moduleExport} />
						)
					}
				</BothThemes>
			</Unstyled>
			<Source of={story.moduleExport} dark={base === "dark"} />
			<Controls of={story.moduleExport} />
			<Stories includePrimary={false} />
		</>
	);
}
