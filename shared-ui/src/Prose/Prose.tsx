import type { ComponentProps } from "react";
import { type ProseSize, Root } from "./Prose.styles.ts";

type ProseProps = ComponentProps<"div"> & {
	/** essay: 19 px with wide figures; compact: next to an editor. */
	size?: ProseSize;
};

/**
 * Rendered text: children, or sanitised markup through dangerouslySetInnerHTML. It styles the elements and
 * the classes of the Markdown pipeline.
 */
export const Prose = ({ size = "essay", ...rest }: ProseProps) => <Root $size={size} {...rest} />;
