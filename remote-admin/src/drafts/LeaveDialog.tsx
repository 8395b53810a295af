import { Button } from "@site/shared-ui";
import { Dialog } from "@site/shared-ui/Dialog";
import { useRef } from "react";
import { styled } from "styled-components";

interface LeaveDialogProps {
	noun: string;
	isDraftStored: boolean;
	onStay: () => void;
	onLeave: () => void;
	onDiscard: () => void;
}

/** Asks before unsaved work is left. */
export function LeaveDialog({ noun, isDraftStored, onStay, onLeave, onDiscard }: LeaveDialogProps) {
	const stay = useRef<HTMLButtonElement>(null);
	return (
		<Dialog
			open
			size="regular"
			title="Leave without saving?"
			lead={
				isDraftStored
					? `Your changes to this ${noun} stay on this device and are offered when you come back. Visitors see what is stored.`
					: `This browser has no room to keep your changes to this ${noun}. They are lost when you leave.`
			}
			dirty
			initialFocus={stay}
			onClose={onStay}
			footer={
				<>
					<FootStart>
						<Button size="small" variant="quiet" onClick={onDiscard}>
							Discard changes
						</Button>
					</FootStart>
					<Button size="small" onClick={onLeave}>
						Leave
					</Button>
					<Button ref={stay} size="small" variant="primary" onClick={onStay}>
						Keep editing
					</Button>
				</>
			}
		/>
	);
}

const FootStart = styled.span`
	display: inline-flex;
	margin-right: auto;
`;
