import type { ComponentProps } from "react";
import { type ProseSize, Root } from "./Prose.styles.ts";

type ProseProps = ComponentProps<"div"> & {
	/** essay: 19 px in one measure with wide figures; reading: serif, larger, one column; compact: beside an editor or in a rail. */
	size?: ProseSize;
};

/**
 * Rendered text: headings, lists, quotes, code, tables, figures, footnotes. Pass children, or rendered and sanitised markup through
 * dangerouslySetInnerHTML. Classes it knows besides plain elements: `opening`, `wide`, `heading-anchor`, `table`, `task`, `footnotes`,
 * `footnote-ref`, `footnote-backref`, and those of highlighted code: what the markdown pipeline writes.
 */
export const Prose = ({ size = "essay", ...rest }: ProseProps) => <Root $size={size} {...rest} />;
