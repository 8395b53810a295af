import { css, styled } from "styled-components";

/** The link and its menu look like one button in two parts. */
export const Group = styled.span`
	display: inline-flex;
`;

const part = css`
	display: inline-flex;
	align-items: center;
	justify-content: center;
	min-height: 2.25rem;
	background: var(--accent);
	color: var(--on-accent);
	transition: background-color var(--t-colour);

	svg {
		width: 1.125rem;
		height: 1.125rem;
	}
	@media (hover: hover) {
		&:hover {
			background: var(--accent-hover);
		}
	}
	@media (pointer: coarse) {
		min-height: var(--touch);
	}
`;

export const ReplyLink = styled.a`
	${part}
	flex: 1 1 auto;
	gap: var(--space-2);
	padding: 0.25rem 0.875rem;
	border-radius: var(--radius-sm) 0 0 var(--radius-sm);
	font-size: var(--text-md);
	font-weight: var(--weight-medium);
	line-height: 1;
	white-space: nowrap;
`;

export const TemplatesButton = styled.button`
	${part}
	flex: none;
	width: 2.25rem;
	margin-left: 1px;
	border-radius: 0 var(--radius-sm) var(--radius-sm) 0;

	@media (pointer: coarse) {
		width: var(--touch);
	}
`;

/** Above the dialog's buttons, over their whole width. */
export const Banner = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--space-2) var(--space-3);
	padding: var(--space-1) 0 var(--space-2);
	font-size: var(--text-md);

	&& {
		flex: 1 0 100%;
	}
	p {
		flex: 1 1 16rem;
		min-width: 0;
	}
`;

export const OpenMail = styled.a`
	display: inline-flex;
	align-items: center;
	min-height: 1.5rem;
	font-size: var(--text-sm);
	text-decoration: underline 1px var(--accent-line);
	text-underline-offset: 0.2em;

	@media (pointer: coarse) {
		min-height: var(--touch);
	}
`;
