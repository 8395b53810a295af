/* An essay's page, loaded when it is first asked for. */

import type { ComponentType } from "react";
import { Place, Text } from "../../content/Body.styles.ts";
import { Root as Preview } from "../../content/FootnotePreview.styles.ts";
import { Root as Picture } from "../../content/ImageDialog.styles.ts";
import * as contents from "./Contents.styles.ts";
import { Back, Head, Root, Title, Tools, When, Words } from "./EssayScreen.styles.ts";
import * as more from "./MoreEssays.styles.ts";
import { Choices, Root as Share } from "./ShareMenu.styles.ts";

export { EssayScreen as Component } from "./EssayScreen.tsx";

/** What the page looks like. */
export const styles: ComponentType[] = [
	Text,
	Place,
	Preview,
	Picture,
	Root,
	Back,
	Head,
	Title,
	When,
	Tools,
	Words,
	contents.Root,
	contents.Toggle,
	contents.List,
	Share,
	Choices,
	more.Root,
	more.Neighbours,
	more.Related,
];
