import { urls } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { Dialog } from "@site/shared-ui/Dialog";
import { useBlocker } from "@site/shared-ui/router";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";

interface LeaveGuardProps {
	noun: string;
	isDirty: boolean;
	isDraftStored: boolean;
	/** The token in `location.state` that is let through. */
	pass: string;
	onDiscard: () => void;
}

/** Asks before unsaved work is left by a link, by Back, or by closing the tab. */
export function LeaveGuard({ noun, isDirty, isDraftStored, pass, onDiscard }: LeaveGuardProps) {
	const stayButton = useRef<HTMLButtonElement>(null);
	const blocker = useBlocker(({ currentLocation, nextLocation }) => {
		// Logout has asked about the stored draft.
		if (isDraftStored && nextLocation.pathname === urls.admin.signOut()) return false;
		return isDirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.state?.pass !== pass;
	});
	useEffect(() => {
		if (!isDirty) return;
		const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", preventUnload);
		return () => window.removeEventListener("beforeunload", preventUnload);
	}, [isDirty]);
	useEffect(() => {
		// The save ended while the dialog was open: proceed.
		if (!isDirty && blocker.state === "blocked") blocker.proceed();
	}, [isDirty, blocker]);

	if (blocker.state !== "blocked") return null;
	const lead = isDraftStored
		? `Your changes to this ${noun} stay on this device and are offered when you come back. Visitors see what is stored.`
		: `This browser has no room to keep your changes to this ${noun}. They are lost when you leave.`;
	const leave = () => blocker.proceed();
	const stay = () => blocker.reset();
	return (
		<Dialog
			open
			size="regular"
			title="Leave without saving?"
			lead={lead}
			dirty
			initialFocus={stayButton}
			onClose={stay}
			footer={
				<>
					<FootStart>
						<Button
							size="small"
							variant="quiet"
							onClick={() => {
								onDiscard();
								leave();
							}}
						>
							Discard changes
						</Button>
					</FootStart>
					<Button size="small" onClick={leave}>
						Leave
					</Button>
					<Button ref={stayButton} size="small" variant="primary" onClick={stay}>
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
