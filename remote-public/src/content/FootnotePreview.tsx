import { type RefObject, useEffect, useId, useRef } from "react";
import { styled } from "styled-components";

/** The hover time before a note shows, and the time to move the pointer from the number to the note. */
const footnoteDelayMs = 120;

/** Shows a footnote next to its number while that is hovered, focused or tapped. */
export function FootnotePreview({ text, lang }: { text: RefObject<HTMLElement | null>; lang: string | undefined }) {
	const card = useRef<HTMLDivElement>(null);
	const id = useId();
	useEffect(() => {
		// Without popovers the links to the notes are enough.
		if (!card.current || !text.current || !("showPopover" in card.current)) return;
		return previewFootnotes(text.current, card.current);
	}, [text]);
	return <Root ref={card} id={id} lang={lang} popover="auto" role="note" />;
}

function previewFootnotes(text: HTMLElement, card: HTMLElement): () => void {
	const ending = new AbortController();
	let timer: ReturnType<typeof setTimeout>;
	let shown: HTMLAnchorElement | undefined;

	const show = (link: HTMLAnchorElement) => {
		const note = document.getElementById(decodeURIComponent(link.hash.slice(1)));
		if (!note || !link.isConnected) return;
		hide();
		card.replaceChildren(...cloneNote(note));
		link.setAttribute("aria-describedby", card.id);
		shown = link;
		card.showPopover();
		positionCard(card, link);
	};
	const hide = () => {
		shown?.removeAttribute("aria-describedby");
		shown = undefined;
		if (card.matches(":popover-open")) card.hidePopover();
	};
	const schedule = (act: () => void) => {
		clearTimeout(timer);
		timer = setTimeout(act, footnoteDelayMs);
	};
	const handle = (type: string, act: (link: HTMLAnchorElement, event: PointerEvent) => void) => {
		const listen = (event: Event) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(".footnote-ref a");
			if (link) act(link, event as PointerEvent);
		};
		text.addEventListener(type, listen, { signal: ending.signal });
	};

	handle("pointerover", (link, { pointerType }) => pointerType === "mouse" && schedule(() => show(link)));
	handle("pointerout", () => schedule(hide));
	handle("focusin", (link) => link.matches(":focus-visible") && show(link));
	handle("focusout", () => schedule(hide));
	handle("click", (link, event) => {
		clearTimeout(timer);
		// Touch has no hover: the tap shows the note instead of following the link.
		if (event.pointerType !== "touch") return hide();
		event.preventDefault();
		show(link);
	});
	card.addEventListener("pointerenter", () => clearTimeout(timer), { signal: ending.signal });
	card.addEventListener("pointerleave", () => schedule(hide), { signal: ending.signal });
	window.addEventListener("scroll", () => shown && positionCard(card, shown), { signal: ending.signal, passive: true });

	return () => {
		clearTimeout(timer);
		hide();
		ending.abort();
	};
}

function cloneNote(note: HTMLElement): Node[] {
	const copy = note.cloneNode(true) as HTMLElement;
	for (const back of copy.querySelectorAll(".footnote-backref")) back.remove();
	for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id");
	return [...copy.childNodes];
}

function positionCard(card: HTMLElement, link: HTMLElement): void {
	const number = link.getBoundingClientRect();
	const { offsetWidth: width, offsetHeight: height } = card;
	const edge = 12;
	const left = Math.min(Math.max(edge, number.left - width / 2), document.documentElement.clientWidth - width - edge);
	const isRoomBelow = number.bottom + height + edge < window.innerHeight;
	card.style.left = `${left}px`;
	card.style.top = `${isRoomBelow ? number.bottom + 6 : Math.max(edge, number.top - height - 6)}px`;
}

const Root = styled.div`
	position: fixed;
	inset: auto;
	width: max-content;
	max-width: min(24rem, 100vw - 2 * var(--gutter));
	padding: 0.75rem 1rem;
	border: 0;
	border-radius: var(--radius-md);
	background: var(--overlay);
	color: var(--text);
	box-shadow: var(--shadow-overlay);
	font-size: var(--text-ui);
	line-height: 1.55;

	p + p {
		margin-top: 0.6em;
	}
	a {
		text-decoration: underline 1.5px var(--accent-line);
		text-underline-offset: 0.2em;
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
`;
