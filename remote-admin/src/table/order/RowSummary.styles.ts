import { oneLine } from "@site/shared-ui/mixins";
import { asCards } from "@site/shared-ui/Table";
import { styled } from "styled-components";

export const Main = styled.div`
	display: grid;
	gap: 1px;
	min-width: 0;

	${asCards} {
		grid-area: main;
	}
`;

export const Title = styled.p`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--space-1) var(--space-2);
	font-weight: var(--weight-medium);
	overflow-wrap: anywhere;

	a:hover {
		color: var(--accent);
	}
`;

export const Facts = styled.p`
	font-size: var(--text-sm);
	color: var(--text-2);
	overflow-wrap: anywhere;
`;

export const Excerpt = styled.p`
	${oneLine}
	font-size: var(--text-sm);
	color: var(--text-3);

	${asCards} {
		display: -webkit-box;
		-webkit-line-clamp: 2;
		-webkit-box-orient: vertical;
		white-space: normal;
	}
`;
