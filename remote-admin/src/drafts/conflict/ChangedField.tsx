import type { ElementType } from "react";
import { styled } from "styled-components";
import type { Piece } from "./differences.ts";

interface ChangedFieldProps {
	label: string;
	paragraphs: Piece[][];
	/** The element that marks what only this version has. */
	mark: ElementType;
}

/** What one version has in a field that differs. */
export const ChangedField = ({ label, paragraphs, mark: Mark }: ChangedFieldProps) => (
	<div>
		<Label>{label}</Label>
		{paragraphs.length === 0 && <Nothing>Nothing that the other one lacks</Nothing>}
		{paragraphs.map((pieces, at) => (
			// Paragraphs may be equal and never move: the place is the key.
			// oxlint-disable-next-line react/no-array-index-key
			<Paragraph key={at}>
				{pieces.map(({ text, isOwn }, place) =>
					// oxlint-disable-next-line react/no-array-index-key
					isOwn ? <Mark key={place}>{text}</Mark> : <span key={place}>{text}</span>,
				)}
			</Paragraph>
		))}
	</div>
);

const Label = styled.h4`
	font: var(--weight-regular) var(--text-xs) / 1.5 var(--font-mono);
	color: var(--text-3);
`;

const Paragraph = styled.p`
	white-space: pre-wrap;

	& + & {
		margin-top: var(--space-2);
	}
`;

const Nothing = styled.p`
	color: var(--text-3);
`;
