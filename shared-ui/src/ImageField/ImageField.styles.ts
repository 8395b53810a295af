import { css, styled } from "styled-components";
import { controlLook } from "../Field/control.styles.ts";
import { smallButton } from "./DropBox.styles.ts";

export type ImageFieldShape = "wide" | "square";

const besideEachOther = css`
	grid-template-columns: 8rem minmax(0, 1fr);
	column-gap: var(--space-4);
	align-items: end;

	/* The label above and the notes below take the full width; image and URL share a row. */
	> :first-child,
	> :nth-child(n + 4) {
		grid-column: 1 / -1;
	}
	@media (max-width: 29.99rem) {
		grid-template-columns: 6rem minmax(0, 1fr);
	}
`;

export const Root = styled.div<{ $beside: boolean }>`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: 0.4375rem;
	align-content: start;
	min-width: 0;
	${({ $beside }) => $beside && besideEachOther}
`;

export const ImageBox = styled.div<{ $over: boolean; $shape: ImageFieldShape }>`
	position: relative;
	border-radius: var(--radius-sm);
	${({ $over }) => $over && "outline: 2px solid var(--accent); outline-offset: 2px;"}
`;

const overImage = css`
	right: var(--space-2);
	bottom: var(--space-2);

	> * {
		box-shadow: var(--shadow-pill);
	}
`;

const besideImage = css`
	top: 0;
	left: calc(100% + var(--space-4));
`;

export const Actions = styled.div<{ $shape: ImageFieldShape }>`
	position: absolute;
	display: flex;
	gap: var(--space-1);
	${({ $shape }) => ($shape === "wide" ? overImage : besideImage)}
`;

export const ActionButton = styled.button`
	${smallButton}
	transition: background-color var(--t-colour);
`;

export const UrlLine = styled.div`
	display: flex;
	gap: var(--space-2);
	min-width: 0;
`;

export const UrlInput = styled.input`
	${controlLook}
	min-width: 0;
	text-overflow: ellipsis;
`;
