import { oneLine } from "@site/shared-ui/mixins";
import { asCards } from "@site/shared-ui/Table";
import { styled } from "styled-components";

export const Root = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr) auto;
	align-items: center;
	gap: var(--space-4);

	> div {
		display: grid;
		gap: 1px;
	}
	${asCards} {
		align-items: start;
		gap: var(--space-3);
	}
`;

export const Title = styled.p`
	font-weight: var(--weight-medium);
	overflow-wrap: anywhere;

	a:hover {
		color: var(--accent);
	}
`;

export const Subject = styled.p`
	font-size: var(--text-sm);
	color: var(--text-2);
	overflow-wrap: anywhere;
`;

export const Excerpt = styled.p`
	${oneLine}
	font-size: var(--text-sm);
	color: var(--text-3);
`;
