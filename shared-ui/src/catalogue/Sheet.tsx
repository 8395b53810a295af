import type { ReactNode } from "react";
import { Stack, Text } from "../layout/index.ts";
import { Label, Page, Part, Row } from "./Sheet.styles.ts";

interface SheetProps {
	part: string;
	title: string;
	lead: ReactNode;
	children: ReactNode;
}

/** A page of the catalogue: title, lead, and sections on the same rail as the site's pages. */
export const Sheet = ({ part, title, lead, children }: SheetProps) => (
	<Page>
		<Part>{part}</Part>
		<Text as="h1" $top={4} $font="serif" $size="title" $weight="medium" $leading="display" $tracking="title">
			{title}
		</Text>
		<Text $maxWidth="text" $top={4} $bottom={8} $font="serif" $size="xl" $weight="regular" $leading={1.5} $tone="text-2">
			{lead}
		</Text>
		{children}
	</Page>
);

interface SheetSectionProps {
	label: string;
	note?: ReactNode;
	children: ReactNode;
}

/** One subject of a Sheet: its name in the rail, a sentence, the content. */
export const SheetSection = ({ label, note, children }: SheetSectionProps) => (
	<Row>
		<Label>{label}</Label>
		<Stack $gap={5} $minWidth="0">
			{note && (
				<Text $maxWidth="measure" $tone="text-2">
					{note}
				</Text>
			)}
			{children}
		</Stack>
	</Row>
);
