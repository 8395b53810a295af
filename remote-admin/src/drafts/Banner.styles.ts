import { css, styled } from "styled-components";

const tones = {
	warn: css`
		--tone: var(--warn);
		border-color: var(--warn-line);
		background: var(--warn-tint);
	`,
	danger: css`
		--tone: var(--danger);
		border-color: var(--danger-line);
		background: var(--danger-tint);
	`,
};

export const Root = styled.div<{ $tone: keyof typeof tones }>`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--space-2) var(--space-3);
	padding: var(--space-2) var(--page-pad);
	border-bottom: 1px solid;
	font-size: var(--text-md);
	line-height: 1.45;
	${({ $tone }) => tones[$tone]}

	[data-fills] & {
		padding-inline: var(--space-5) var(--space-4);
	}
	> svg {
		flex: none;
		color: var(--tone);
	}
	strong {
		font-weight: var(--weight-semibold);
	}
	@media (max-width: 47.99rem) {
		padding: var(--space-3) var(--space-4) var(--space-2);
	}
`;

export const Text = styled.p`
	flex: 1 1 16rem;
	min-width: 0;
`;

export const Actions = styled.div`
	display: flex;
	flex-wrap: wrap;
	justify-content: flex-end;
	gap: var(--space-1) var(--space-2);
	margin-left: auto;
`;
