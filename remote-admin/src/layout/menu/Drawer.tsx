import { urls } from "@site/shared-data";
import { Icon, IconButton } from "@site/shared-ui";
import { Row } from "@site/shared-ui/layout";
import { type KeyboardEventHandler, type MouseEvent, type ReactNode, type RefObject, useEffect, useState } from "react";
import { keyframes, styled } from "styled-components";
import { BrandMark } from "./BrandMark.tsx";

interface DrawerProps {
	onClose: () => void;
	/** Its `close()` restores the focus immediately, before another dialog is opened. */
	ref: RefObject<HTMLDialogElement | null>;
	children: ReactNode;
}

export function Drawer({ onClose, ref, children }: DrawerProps) {
	useEffect(() => {
		const dialog = ref.current;
		dialog?.showModal();
		// A rotated phone may be wide enough for the sidebar.
		const wide = window.matchMedia("(min-width: 48rem)");
		const handleWide = () => dialog?.close();
		wide.addEventListener("change", handleWide);
		return () => wide.removeEventListener("change", handleWide);
	}, [ref]);
	const [wrapTab, setWrapTab] = useState<KeyboardEventHandler>();
	useEffect(() => {
		// Without the focus trap the dialog still keeps the page behind it from the keyboard.
		const ignore = () => {};
		void import("@site/shared-ui/wrapTab").then(({ wrapTab }) => setWrapTab(() => wrapTab), ignore);
	}, []);
	const handleClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
		const isBackdrop = target === currentTarget;
		if (isBackdrop || (target as Element).closest("a")) currentTarget.close();
	};
	return (
		<Root ref={ref} aria-label="Menu" onClose={onClose} onClick={handleClick} onKeyDown={wrapTab}>
			<Row $align="center" $justify="space-between">
				<BrandMark to={urls.admin.dashboard()} />
				<IconButton label="Close menu" onClick={() => ref.current?.close()}>
					<Icon name="close" />
				</IconButton>
			</Row>
			{children}
		</Root>
	);
}

const slide = keyframes`
	from { translate: -100% 0; }
`;

const fade = keyframes`
	from { opacity: 0; }
`;

const Root = styled.dialog`
	inset: 0 auto 0 0;
	width: min(19rem, calc(100vw - 3rem));
	max-width: none;
	height: 100dvh;
	max-height: none;
	padding: var(--space-2) var(--space-3) var(--space-4);
	border: 0;
	background: var(--overlay);
	color: var(--text);
	box-shadow: var(--shadow-overlay);
	font-size: var(--text-md);
	overscroll-behavior: contain;

	&[open] {
		display: flex;
		flex-direction: column;
		gap: var(--space-2);
		animation: ${slide} var(--t-move) var(--ease);
	}
	&::backdrop {
		background: var(--scrim);
		animation: ${fade} var(--t-overlay);
	}
`;
