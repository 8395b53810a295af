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
	const Root = danger ? Danger : Plain;
	return (
		<Root variant="quiet" size="small" busy={isBusy} onClick={() => void handleClick()}>
			{children}
		</Root>
	);
}

const Plain = styled(Button)`
	&& {
		border-radius: var(--radius-full);
		color: var(--text);
	}
`;

const Danger = styled(Plain)`
	&&& {
		color: var(--danger);
	}
	@media (hover: hover) {
		&&&:hover {
			background: var(--danger-tint);
		}
	}
`;
