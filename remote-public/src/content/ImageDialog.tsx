import { Icon, IconButton } from "@site/shared-ui";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";

interface OpenedImage {
	url: string;
	alt: string;
	caption: string;
}

/** Opens a figure's image as large as the window instead of following the figure's link. */
export function ImageDialog({ text, lang }: { text: RefObject<HTMLElement | null>; lang: string | undefined }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [openedImage, setOpenedImage] = useState<OpenedImage>();

	useEffect(() => {
		const element = text.current;
		const open = (event: MouseEvent) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a.figure-link");
			const image = link && link.querySelector("img");
			if (!link || !image || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
			event.preventDefault();
			const caption = link.closest("figure")?.querySelector("figcaption")?.textContent ?? "";
			setOpenedImage({ url: link.href, alt: image.alt, caption });
		};
		element?.addEventListener("click", open);
		return () => element?.removeEventListener("click", open);
	}, [text]);

	useEffect(() => {
		if (openedImage) dialog.current?.showModal();
	}, [openedImage]);

	const close = () => dialog.current?.close();
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it too.
		<Root
			ref={dialog}
			lang={lang}
			aria-label={openedImage?.alt || "Image"}
			onClose={() => setOpenedImage(undefined)}
			onClick={close}
			onKeyDown={stayOnClose}
		>
			{openedImage && (
				<>
					<img src={openedImage.url} alt={openedImage.alt} />
					<p>{openedImage.caption}</p>
					<form method="dialog" lang="en">
						<IconButton label="Close" type="submit">
							<Icon name="close" />
						</IconButton>
					</form>
				</>
			)}
		</Root>
	);
}

/** Close is the only control: Tab would lead out into the browser. */
const stayOnClose = (event: KeyboardEvent) => {
	if (event.key === "Tab") event.preventDefault();
};

const Root = styled.dialog`
	position: fixed;
	inset: 0;
	width: 100%;
	max-width: none;
	height: 100%;
	max-height: none;
	padding: var(--space-5);
	border: 0;
	background: var(--bg);
	color: var(--text);
	overscroll-behavior: contain;

	&[open] {
		display: grid;
		grid-template-rows: minmax(0, 1fr) auto;
		gap: var(--space-4);
		justify-items: center;
	}
	&::backdrop {
		background: var(--scrim);
	}
	img {
		width: 100%;
		height: 100%;
		object-fit: contain;
		cursor: zoom-out;
	}
	p {
		max-width: var(--w-text);
		font-size: var(--text-md);
		text-align: center;
		color: var(--text-2);
	}
	form {
		position: absolute;
		top: var(--space-4);
		right: var(--space-4);
		border-radius: var(--radius-full);
		background: var(--bg);
	}
`;
