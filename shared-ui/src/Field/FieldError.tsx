import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Icon } from "../Icon/Icon.tsx";

/** The error message of a control, announced at once. The control names `id` in its aria-describedby. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
	<Root id={id} role="alert">
		<Icon name="warning" />
		<span>{children}</span>
	</Root>
);

const Root = styled.p`
	display: flex;
	align-items: baseline;
	gap: 0.375rem;
	font-size: var(--text-sm);
	line-height: 1.45;
	color: var(--danger);

	svg {
		translate: 0 0.18em;
	}
`;
