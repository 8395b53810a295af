import { Dialog } from "@site/shared-ui/Dialog";
import type { ElementType, ReactNode, RefObject } from "react";
import type { FormValues } from "../../form/Form.ts";
import { Add, Del, EmptyText, FieldLabel, Head, Key, Name, Paragraph, Side, Sides, Text } from "./Comparison.styles.ts";
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
		<div>
			<Sides>
				<Version {...mine} labels={labels} differences={found} side="mine" mark={Add} />
				<Version {...theirs} labels={labels} differences={found} side="theirs" mark={Del} />
			</Sides>
			<Key>
				<Add>{mine.only}</Add>
				<Del>{theirs.only}</Del>
				{shared > 0 && <span>{shared === 1 ? "1 paragraph is the same" : `${shared} paragraphs are the same`}</span>}
			</Key>
		</div>
	);
}

interface VersionProps extends Pick<NamedVersion, "name" | "note"> {
	labels: Record<string, string>;
	differences: readonly Difference[];
	side: "mine" | "theirs";
	mark: ElementType;
}

/** One side of the comparison; its text scrolls by keyboard, too. */
const Version = ({ name, note, labels, differences, side, mark }: VersionProps) => (
	<Side aria-label={name}>
		<Head>
			<Name>{name}</Name>
			<p>{note}</p>
		</Head>
		<Text role="group" tabIndex={0} aria-label={`Text of ${name.toLowerCase()}`}>
			{differences.map((difference) => (
				<div key={difference.field}>
					<FieldLabel>{labels[difference.field] ?? difference.field}</FieldLabel>
					{difference[side].length === 0 && <EmptyText>Nothing that the other one lacks</EmptyText>}
					{difference[side].map((pieces, at) => (
						// Paragraphs may be equal and never move, so the index is the key.
						// oxlint-disable-next-line react/no-array-index-key -- paragraphs have no id.
						<Paragraph key={at}>{pieces.map(renderPiece(mark))}</Paragraph>
					))}
				</div>
			))}
		</Text>
	</Side>
);

const renderPiece =
	(Mark: ElementType) =>
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
