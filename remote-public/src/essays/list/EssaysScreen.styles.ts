import { styled } from "styled-components";
import { Meta } from "../../layout/page/Meta.ts";

export const Cards = styled.div`
	margin-bottom: var(--space-5);
	border-top: 1px solid var(--line);
`;

export const AgeLegend = styled(Meta)`
	display: flex;
	align-items: center;
	gap: var(--space-3);
	padding-bottom: 0.375rem;

	i {
		width: 5.5rem;
		height: 2px;
		border-radius: 2px;
		background: linear-gradient(90deg in oklch, var(--clay), var(--accent));
	}
`;

export const FeedLink = styled.a`
	padding-block: var(--space-3);
	font-weight: var(--weight-medium);
	color: var(--accent);

	@media (hover: hover) {
		&:hover {
			text-decoration: underline;
		}
	}
`;
