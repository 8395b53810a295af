import { asCards } from "@site/shared-ui/Table";
import { styled } from "styled-components";

export const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: var(--space-1) var(--space-3);
	min-width: 0;

	/* Next to the grip. */
	${asCards} {
		padding-right: calc(var(--grip-width) + 0.75rem);
	}
`;

export const NameForm = styled.form`
	display: flex;
	flex-wrap: wrap;
	align-items: end;
	gap: var(--space-2);

	> :first-child {
		flex: 1 1 14rem;
		max-width: 22rem;
	}
`;
