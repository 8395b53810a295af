import { Button } from "@site/shared-ui";
import { styled } from "styled-components";

export const Fields = styled.div`
	display: grid;
	gap: var(--space-4);

	input {
		min-height: var(--touch);
		padding-block: 0.4375rem;
		border-radius: var(--radius-sm);
	}
	label {
		font-size: var(--text-sm);
	}
`;

export const Submit = styled(Button)`
	width: 100%;
	min-height: var(--touch);
	margin-top: var(--space-2);
	border-radius: var(--radius-sm);
	font-size: var(--text-base);

	&:focus-visible {
		border-radius: var(--radius-sm);
	}
`;
