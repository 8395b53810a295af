import { Link } from "@site/shared-ui/router";
import { SiteMark } from "@site/shared-ui/SiteMark";
import { styled } from "styled-components";
import { useSite } from "../useSite.ts";

export const BrandMark = ({ to }: { to: string }) => (
	<Root to={to}>
		<SiteMark />
		<Name>
			{useSite().name}
			<small>Back office</small>
		</Name>
	</Root>
);

const Root = styled(Link)`
	display: inline-flex;
	align-items: center;
	gap: 0.625rem;
	min-height: var(--touch);
	padding: var(--space-1);
	border-radius: var(--radius-sm);

	svg {
		flex: none;
		width: 1.875rem;
	}
`;

const Name = styled.span`
	font: var(--weight-semibold) var(--text-base)/1.2 var(--font-serif);

	small {
		display: block;
		font: var(--weight-regular) var(--text-xs)/1.3 var(--font-mono);
		color: var(--text-3);
	}
`;
