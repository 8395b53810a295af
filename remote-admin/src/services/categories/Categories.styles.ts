import { asCards } from "@site/shared-ui/Table";
import { styled } from "styled-components";

export const Root = styled.section`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: var(--space-4);
	max-width: 44rem;
	margin-top: var(--space-8);
`;

export const Title = styled.h2`
	font: var(--weight-medium) var(--text-xl) / 1.3 var(--font-serif);
`;

export const Note = styled.p`
	margin-top: var(--space-1);
	font-size: var(--text-sm);
	color: var(--text-2);
`;

export const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: var(--space-1) var(--space-3);
	min-width: 0;

	/* Beside the grip. */
	${asCards} {
		padding-right: calc(var(--grip-width) + 0.75rem);
	}
`;

export const Name = styled.p`
	overflow-wrap: anywhere;

	small {
		margin-left: var(--space-2);
		font-size: var(--text-sm);
		color: var(--text-3);
	}
`;

export const Refusal = styled.p`
	flex-basis: 100%;
	font-size: var(--text-sm);
	color: var(--danger);
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
