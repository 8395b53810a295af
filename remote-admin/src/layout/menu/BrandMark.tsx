import { Stack, Text } from "@site/shared-ui/layout";
import { Link } from "@site/shared-ui/router";
import { SiteMark } from "@site/shared-ui/SiteMark";
import { styled } from "styled-components";
import { useSite } from "../useSite.ts";

export const BrandMark = ({ to }: { to: string }) => (
	<Root to={to}>
		<SiteMark />
		<Stack as="span" $font="serif" $size="base" $weight="semibold" $leading={1.2}>
			{useSite().name}
			<Text as="small" $font="mono" $size="xs" $weight="regular" $leading={1.3} $tone="text-3">
				Back office
			</Text>
		</Stack>
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
