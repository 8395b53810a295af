import { below } from "@site/shared-ui/layout";
import { styled } from "styled-components";

export const MessageBody = styled.p`
	max-width: 60ch;
	font: var(--weight-regular) var(--text-lg) / 1.6 var(--font-serif);
	white-space: pre-wrap;
	overflow-wrap: anywhere;
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
	/* An e-mail address cannot wrap by itself. */
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
	${below(48)} {
		> div {
			display: grid;
		}
		button {
			justify-content: start;
		}
	}
`;
