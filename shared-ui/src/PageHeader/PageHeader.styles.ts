import { css, styled } from "styled-components";

export type PageHeaderSize = "page" | "screen";

const sizes = {
	page: css`
		padding-block: clamp(2.5rem, 6vw, 5.5rem) clamp(2rem, 4vw, 3.5rem);

		h1 {
			/* The face's side bearing would show as an indent at this size. */
			margin-left: -0.035em;
			font: var(--weight-medium) var(--text-title) / var(--leading-display) var(--font-serif);
		}
		* + h1 {
			margin-top: var(--space-5);
		}
		h1 + p {
			margin-top: var(--space-4);
			max-width: 36rem;
			font: var(--weight-regular) var(--text-xl) / 1.5 var(--font-serif);
			color: var(--text-2);
		}
	`,
	screen: css`
		margin-bottom: var(--space-5);

		h1 {
			font: var(--weight-medium) var(--text-screen) / var(--leading-heading) var(--font-serif);
		}
		h1 + p {
			margin-top: var(--space-1);
			font-size: var(--text-sm);
			color: var(--text-3);
		}
		@media (max-width: 47.99rem) {
			margin-bottom: var(--space-3);

			h1 {
				font-size: var(--text-3xl);
			}
		}
	`,
};

export const Root = styled.div<{ $size: PageHeaderSize }>`
	display: flex;
	flex-wrap: wrap;
	align-items: flex-end;
	justify-content: space-between;
	gap: var(--space-4);

	> :first-child {
		flex: 1 1 auto;
		max-width: 100%;
		min-width: 0;
	}
	/* The actions. */
	> :nth-child(2) {
		display: flex;
		flex-wrap: wrap;
		gap: var(--space-2);
	}
	h1 {
		letter-spacing: var(--tracking-title);
		overflow-wrap: anywhere;
	}
	${({ $size }) => sizes[$size]}
`;
