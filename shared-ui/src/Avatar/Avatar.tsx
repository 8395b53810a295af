import { useImageFailure } from "../Image/useImageFailure.ts";
import { type AvatarSize, Root } from "./Avatar.styles.ts";

interface AvatarProps {
	/** Who is shown; the first letter replaces a missing image. */
	name: string;
	src?: string | null;
	/** 28, 40 or 56 px. */
	size?: AvatarSize;
	/** round for people, square for companies. */
	shape?: "round" | "square";
	/** True where the name is not written beside it: the image then carries it. */
	named?: boolean;
}

/** A small image of a person or a company, or the first letter of the name. */
export function Avatar({ name, src, size = "regular", shape = "round", named = false }: AvatarProps) {
	const { isFailed, imageProps } = useImageFailure(src);
	const initial = [...name.trim()][0] ?? "·";
	return (
		<Root $size={size} $square={shape === "square"} {...(named ? { role: "img", "aria-label": name } : { "aria-hidden": true })}>
			{src && !isFailed ? <img src={src} alt="" {...imageProps} /> : initial}
		</Root>
	);
}
