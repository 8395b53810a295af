import { useImageFailure } from "../Image/useImageFailure.ts";
import { Root } from "./Avatar.styles.ts";

interface AvatarProps {
	/** The name; its first letter replaces a missing image. */
	name: string;
	src: string | null;
}

/** A small image of a company beside its written name, or the first letter of the name. */
export function Avatar({ name, src }: AvatarProps) {
	const { isFailed, imageProps } = useImageFailure(src);
	const initial = [...name.trim()][0] ?? "·";
	return <Root aria-hidden="true">{src && !isFailed ? <img src={src} alt="" {...imageProps} /> : initial}</Root>;
}
