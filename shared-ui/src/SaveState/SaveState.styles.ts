import { css, keyframes, styled } from "styled-components";

export type State = "saved" | "new" | "unsaved" | "saving" | "failed";

const inks: Record<State, string> = {
	saved: "var(--text-3)",
	new: "var(--text-3)",
	unsaved: "var(--text-2)",
	saving: "var(--text-2)",
	failed: "var(--danger)",
};

const spin = keyframes`
	to { rotate: 1turn; }
`;

const marks: Record<State, ReturnType<typeof css>> = {
	saved: css`
		background: var(--ok);
	`,
	new: css`
		border: 1.5px dashed var(--control);
	`,
	unsaved: css`
		border: 1.5px solid var(--clay);
	`,
	saving: css`
		border: 1.5px solid var(--clay);
		border-right-color: transparent;
		animation: ${spin} 0.8s linear infinite;
	`,
	failed: css`
		background: var(--danger);
		border-radius: 1px;
	`,
};

export const Root = styled.span<{ $state: State }>`
	display: inline-flex;
	align-items: center;
	gap: 0.5rem;
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	white-space: nowrap;
	color: ${({ $state }) => inks[$state]};

	> span {
		width: 0.5rem;
		height: 0.5rem;
		flex: none;
		border-radius: 50%;
		forced-color-adjust: none;
		${({ $state }) => marks[$state]}
	}
`;
