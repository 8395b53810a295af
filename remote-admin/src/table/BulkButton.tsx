import { Button } from "@site/shared-ui";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";

interface BulkButtonProps {
	onPress: () => Promise<unknown> | void;
	danger?: boolean;
	children: ReactNode;
}

export function BulkButton({ onPress, danger = false, children }: BulkButtonProps) {
	const [isBusy, setIsBusy] = useState(false);
	const handleClick = async () => {
		setIsBusy(true);
		await onPress();
		setIsBusy(false);
	};
	return (
		<Root data-danger={danger || undefined} variant="quiet" size="small" busy={isBusy} onClick={() => void handleClick()}>
			{children}
		</Root>
	);
}

const Root = styled(Button)`
	&& {
		border-radius: var(--radius-full);
		color: var(--text);
	}
	&&[data-danger] {
		color: var(--danger);

		@media (hover: hover) {
			&:hover {
				background: var(--danger-tint);
			}
		}
	}
`;
