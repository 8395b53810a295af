import { Dialog } from "@site/shared-ui/Dialog";
import { Row, Text } from "@site/shared-ui/layout";
import type { ReactNode, RefObject } from "react";
import type { FormValues } from "../../form/Form.ts";
import { Root, Sides, Texts } from "./Comparison.styles.ts";
import { type Difference, differences, type Piece } from "./differences.ts";

/** A version of a row: its name, the source of its text, and the label of its own words. */
interface NamedVersion {
	name: string;
	note: string;
	values: FormValues;
	only: string;
}

interface ComparisonProps {
	labels: Record<string, string>;
	mine: NamedVersion;
	theirs: NamedVersion;
}

/** Two versions of a row side by side, only the fields that differ, word by word. */
export function Comparison({ labels, mine, theirs }: ComparisonProps) {
	const found = differences(mine.values, theirs.values);
	const shared = found.reduce((sum, difference) => sum + difference.shared, 0);
	return (
		<Root>
			<Sides>
				<Version {...mine} labels={labels} differences={found} side="mine" mark="ins" />
				<Version {...theirs} labels={labels} differences={found} side="theirs" mark="del" />
			</Sides>
			<Row as="p" $wrap $gap="1 4" $top={3} $size="sm" $tone="text-2">
				<ins>{mine.only}</ins>
				<del>{theirs.only}</del>
				{shared > 0 && <span>{shared === 1 ? "1 paragraph is the same" : `${shared} paragraphs are the same`}</span>}
			</Row>
		</Root>
	);
}

interface VersionProps extends Pick<NamedVersion, "name" | "note"> {
	labels: Record<string, string>;
	differences: readonly Difference[];
	side: "mine" | "theirs";
	mark: "ins" | "del";
}

/** One side of the comparison; its text scrolls by keyboard, too. */
const Version = ({ name, note, labels, differences, side, mark }: VersionProps) => (
	<section aria-label={name}>
		<Text as="header" $pad="3 4" $rule="bottom" $size="sm" $tone="text-2">
			<Text as="h3" $size="md" $weight="semibold" $leading={1.5} $tone="text">
				{name}
			</Text>
			<p>{note}</p>
		</Text>
		<Texts role="group" tabIndex={0} aria-label={`Text of ${name.toLowerCase()}`}>
			{differences.map((difference) => (
				<div key={difference.field}>
					<Text as="h4" $font="mono" $size="xs" $leading={1.5} $tone="text-3">
						{labels[difference.field] ?? difference.field}
					</Text>
					{difference[side].length === 0 && <Text $tone="text-3">Nothing that the other one lacks</Text>}
					{difference[side].map((pieces, at) => (
						// Paragraphs may be equal and never move, so the index is the key.
						// oxlint-disable-next-line react/no-array-index-key -- paragraphs have no id.
						<p key={at}>{pieces.map(renderPiece(mark))}</p>
					))}
				</div>
			))}
		</Texts>
	</section>
);

const renderPiece =
	(Mark: VersionProps["mark"]) =>
	({ text, isOwn }: Piece, index: number) =>
		isOwn ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>;

interface VersionsDialogProps {
	title: string;
	lead: ReactNode;
	labels: Record<string, string>;
	mine: Pick<NamedVersion, "values" | "note">;
	theirs: Pick<NamedVersion, "values" | "note">;
	onClose: () => void;
	/** Gets the initial focus: the choice that changes nothing. */
	initialFocus: RefObject<HTMLElement | null>;
	footer: ReactNode;
}

export const VersionsDialog = ({ labels, mine, theirs, ...dialog }: VersionsDialogProps) => (
	<Dialog open size="wide" dirty {...dialog}>
		{Object.keys(mine.values).length > 0 && (
			<Comparison
				labels={labels}
				mine={{ ...mine, name: "Your version", only: "only in yours" }}
				theirs={{ ...theirs, name: "Stored version", only: "only in the stored one" }}
			/>
		)}
	</Dialog>
);
