import type { ReactNode } from "react";
import { type Mark, Root } from "./Status.styles.ts";

/** A state in words with its mark: the shape says it, the colour repeats it. */
export const Status = ({ mark, children }: { mark: Mark; children: ReactNode }) => <Root $mark={mark}>{children}</Root>;
