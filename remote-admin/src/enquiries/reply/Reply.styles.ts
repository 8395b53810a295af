import { styled } from "styled-components";

/** The link and its menu look like one button in two parts. */
export const Group = styled.span`
	display: inline-flex;

	svg {
		width: 1.125rem;
		height: 1.125rem;
	}
	> a {
		flex: 1 1 auto;
	}
	&&& > a {
		border-radius: var(--radius-sm) 0 0 var(--radius-sm);
	}
	> button {
		flex: none;
		margin-left: 1px;
	}
	&&& > button {
		padding-inline: 0.5rem;
		border-radius: 0 var(--radius-sm) var(--radius-sm) 0;
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
