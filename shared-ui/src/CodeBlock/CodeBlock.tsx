import { CopyButton } from "../CopyButton/CopyButton.tsx";
import { Root, Scroller, Title, Top } from "./CodeBlock.styles.ts";

/** What a piece of code is; each kind has its colour token and the class `syn-<kind>`. */
type SyntaxKind = "comment" | "keyword" | "string" | "function" | "number" | "type" | "punct";

/** One line as a highlighter took it apart: plain text, or text with its kind. */
export type CodeLine = readonly (string | readonly [kind: SyntaxKind, text: string])[];

interface CodeBlockProps {
	/** The code: what Copy copies, and what is shown without `lines`. */
	code: string;
	/** Shown above it: the file's name, or the language. */
	title?: string;
	/** The same code, line by line, with the kinds that a highlighter found. */
	lines?: readonly CodeLine[];
	/** The lines to look at, counted from 1. */
	marked?: readonly number[];
}

/** A block of code with its name, Copy, and a scroller that the keyboard reaches. */
export function CodeBlock({ code, title = "Code", lines = plain(code), marked = [] }: CodeBlockProps) {
	return (
		<Root>
			<Top>
				<Title>{title}</Title>
				<CopyButton text={code} />
			</Top>
			{/* A scroller without a stop could not be scrolled from the keyboard. */}
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
			<Scroller tabIndex={0} role="region" aria-label={title}>
				<code>
					{lines.map((line, at) => (
						// Lines of code may be alike; their place tells them apart.
						// oxlint-disable-next-line react/no-array-index-key
						<span key={at} className={marked.includes(at + 1) ? "line marked" : "line"}>
							{line.map(toSpan)}
							{"\n"}
						</span>
					))}
				</code>
			</Scroller>
		</Root>
	);
}

const plain = (code: string): CodeLine[] =>
	code
		.replace(/\n$/, "")
		.split("\n")
		.map((line) => [line]);

const toSpan = (piece: CodeLine[number], at: number) =>
	typeof piece === "string" ? (
		piece
	) : (
		<span key={at} className={`syn-${piece[0]}`}>
			{piece[1]}
		</span>
	);
