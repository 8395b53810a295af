import { styled } from "styled-components";

export const MessageBody = styled.p`
	max-width: 60ch;
	font: var(--weight-regular) var(--text-lg) / 1.6 var(--font-serif);
	white-space: pre-wrap;
	overflow-wrap: anywhere;
`;

export const BodyTitle = styled.h3`
	margin-top: var(--space-4);
	font-size: var(--text-sm);
	font-weight: var(--weight-regular);
	color: var(--text-3);
`;

/** The line over a letter: its sender, address, time and state. */
export const Sender = styled.p`
	display: flex;
	flex-wrap: wrap;
	gap: 0 var(--space-4);
	margin-bottom: var(--space-4);
	font-size: var(--text-sm);
	color: var(--text-3);

	strong {
		font-weight: var(--weight-semibold);
		color: var(--text);
	}
`;

export const ResponseTime = styled.p`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--space-1) var(--space-4);
	margin-top: var(--space-4);
	font-size: var(--text-sm);
	color: var(--text-3);
`;

/** Keeps Delete at the other end of a dialog's buttons. */
export const AtStart = styled.span`
	margin-right: auto;
	margin-left: calc(-1 * var(--space-2));

	&& {
		flex: none;
	}
	button:hover {
		background: var(--danger-tint);
		color: var(--danger);
	}
`;

export const Facts = styled.div`
	font-size: var(--text-md);

	dl {
		grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
	}
	/* An address has no place to break. */
	dl > :first-child {
		grid-column: 1 / -1;
	}
`;

/** The five buttons share the dialog's width; on a phone each is a row. */
export const StatusRow = styled.div`
	margin-top: var(--space-5);

	> div {
		width: 100%;
	}
	@media (pointer: coarse), (max-width: 47.99rem) {
		button {
			min-height: var(--touch);
		}
	}
	@media (max-width: 47.99rem) {
		> div {
			display: grid;
		}
		button {
			justify-content: start;
		}
	}
`;
