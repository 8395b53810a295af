import type { ComponentProps } from "react";
import { Root, type Tone } from "./Badge.styles.ts";

type BadgeProps = ComponentProps<"span"> & { tone?: Tone };

/** A short fact set in mono: a status, a mark, a version. */
export const Badge = ({ tone = "neutral", ...rest }: BadgeProps) => <Root $tone={tone} {...rest} />;
