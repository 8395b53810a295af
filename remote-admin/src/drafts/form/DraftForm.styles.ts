import { styled } from "styled-components";

const isNarrow = "@media (max-width: 47.99rem)";
const isMedium = "@media (max-width: 63.99rem)";

/* The bar covers the padding of the page. */
export const Root = styled.form`
	--saves-height: 3.875rem;
	display: flex;
	flex-direction: column;
	margin: calc(-1 * var(--space-6)) calc(-1 * var(--page-pad)) 0;
	scroll-padding-top: var(--bar-height);

	> :not([data-banners], :first-child) {
		width: min(56rem, 100% - 2 * var(--page-pad));
		margin-inline: var(--page-pad);
	}
	${isMedium} {
		margin-bottom: var(--saves-height);
	}
	${isNarrow} {
		margin: calc(-1 * var(--space-5)) calc(-1 * var(--space-4)) var(--saves-height);

		> :not([data-banners], :first-child) {
			width: auto;
			margin-inline: var(--space-4);
		}
	}

	&[data-fills] {
		height: 100dvh;
		margin: 0;

		> :not([data-banners], :first-child) {
			flex: 1;
			width: auto;
			min-height: 0;
			margin: 0;
		}
		${isMedium} {
			padding-bottom: var(--saves-height);
		}
	}
`;
