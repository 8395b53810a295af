import { css, styled } from "styled-components";

export type Mark = "published" | "draft" | "accepted" | "pending" | "plain";

const marks = {
	published: css`
		--mark: var(--ok);
		&::before {
			background: var(--mark);
		}
	`,
	draft: css`
		&::before {
			border-style: dashed;
		}
	`,
	accepted: css`
		--mark: var(--ok);
		&::before {
			padding: 1px;
			background: radial-gradient(var(--mark) 45%, transparent 50%) content-box;
		}
	`,
	pending: css`
		--mark: var(--clay);
	`,
	plain: null,
};

export const Root = styled.span<{ $mark: Mark }>`
	--mark: var(--text-3);
	display: inline-flex;
	align-items: center;
	gap: 0.5rem;
	font-size: var(--text-sm);
	color: var(--text-2);
	white-space: nowrap;

	&::before {
		content: "";
		flex: none;
		width: 0.6875rem;
		height: 0.6875rem;
		border: 1.5px solid var(--mark);
		border-radius: 50%;
		forced-color-adjust: none;
	}
	${({ $mark }) => marks[$mark]}
`;
