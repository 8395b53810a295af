/**
 * The hover time before a note shows, and the time to move the pointer from the number to the note.
 */
const footnoteDelayMs = 120;

/** Shows the notes of a text in a popover; returns the cleanup function. */
export function previewFootnotes(text: HTMLElement, card: HTMLElement): () => void {
	const ending = new AbortController();
	const { signal } = ending;
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

	text.addEventListener(
		"pointerover",
		(event) => {
			const link = numberAt(event);
			if (link && event.pointerType === "mouse") schedule(() => show(link));
		},
		{ signal },
	);
	text.addEventListener("pointerout", (event) => numberAt(event) && schedule(hide), { signal });
	card.addEventListener("pointerenter", () => clearTimeout(timer), { signal });
	card.addEventListener("pointerleave", () => schedule(hide), { signal });
	text.addEventListener(
		"focusin",
		(event) => {
			const link = numberAt(event);
			if (link?.matches(":focus-visible")) show(link);
		},
		{ signal },
	);
	text.addEventListener("focusout", (event) => numberAt(event) && schedule(hide), { signal });
	// Touch has no hover: the tap shows the note instead of following the link.
	text.addEventListener(
		"click",
		(event) => {
			const link = numberAt(event);
			if (!link) return;
			clearTimeout(timer);
			if ((event as PointerEvent).pointerType !== "touch") return hide();
			event.preventDefault();
			show(link);
		},
		{ signal },
	);
	window.addEventListener("scroll", () => shown && positionCard(card, shown), { signal, passive: true });

	return () => {
		clearTimeout(timer);
		hide();
		ending.abort();
	};
}

const numberAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>(".footnote-ref a") : null);

/** A copy of the note without the backlink and without duplicate ids. */
function cloneNote(note: HTMLElement): Node[] {
	const copy = note.cloneNode(true) as HTMLElement;
	for (const back of copy.querySelectorAll(".footnote-backref")) back.remove();
	for (const element of copy.querySelectorAll("[id]")) element.removeAttribute("id");
	return [...copy.childNodes];
}

/** Positions the card below the number, or above it if there is no space, within the window. */
function positionCard(card: HTMLElement, link: HTMLElement): void {
	const number = link.getBoundingClientRect();
	const { offsetWidth: width, offsetHeight: height } = card;
	const edge = 12;
	const left = Math.min(Math.max(edge, number.left - width / 2), document.documentElement.clientWidth - width - edge);
	const isRoomBelow = number.bottom + height + edge < window.innerHeight;
	card.style.left = `${left}px`;
	card.style.top = `${isRoomBelow ? number.bottom + 6 : Math.max(edge, number.top - height - 6)}px`;
}
