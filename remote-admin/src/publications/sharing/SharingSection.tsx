import { type ReactNode, useState } from "react";
import { SharePreview, type ShareTexts } from "./SharePreview.tsx";
import { Fields, Root } from "./Sharing.styles.ts";

interface SharingSectionProps extends ShareTexts {
	/** A field in it is wrong, so that it must be open. */
	isWrong: boolean;
	children: ReactNode;
}

/** The fields for search engines and shared links, and what they lead to; closed at first. */
export function SharingSection({ isWrong, children, ...texts }: SharingSectionProps) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<Root open={isOpen || isWrong} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
			<summary>Search and sharing</summary>
			<Fields>
				{children}
				{isOpen && <SharePreview {...texts} />}
			</Fields>
		</Root>
	);
}
