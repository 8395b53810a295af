import type { ComponentProps } from "react";
import { type ProseSize, Root } from "./Prose.styles.ts";

type ProseProps = ComponentProps<"div"> & {
	/** essay: 19 px with wide figures; reading: serif and larger, one column; compact: beside an editor. */
	size?: ProseSize;
};

/**
 * Rendered text. Pass children, or rendered and sanitised markup through dangerouslySetInnerHTML. Besides
 * plain elements it styles the classes of the markdown pipeline: `opening`, `wide`, `heading-anchor`,
 * `table`, `task`, `footnotes`, `footnote-ref`, `footnote-backref`, and those of highlighted code.
 */
export const Prose = ({ size = "essay", ...rest }: ProseProps) => <Root $size={size} {...rest} />;
