import { styled } from "styled-components";

export const MessageBody = styled.p`
	max-width: 60ch;
	font-size: var(--text-base);
	line-height: 1.65;
	white-space: pre-wrap;
	overflow-wrap: anywhere;
`;

export const BodyTitle = styled.h3`
	margin-top: var(--space-4);
	font-size: var(--text-sm);
	font-weight: var(--weight-regular);
	color: var(--text-3);
`;

export const Rule = styled.hr`
	margin: var(--space-4) 0;
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
`;

/** The five buttons share the dialog's width, and wrap on a phone. */
export const StatusRow = styled.div`
	margin-top: var(--space-4);

	> div {
		width: 100%;
	}
`;
