import { urls } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { Dialog } from "@site/shared-ui/Dialog";
import { useBlocker, useNavigation } from "@site/shared-ui/router";
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
	/** Whether a navigation away is under way, which may load a document. */
	const isLeaving = useRef(false);
	const blocker = useBlocker(({ currentLocation, nextLocation }) => {
		const leaves = nextLocation.pathname !== currentLocation.pathname;
		// Logout has asked about the stored draft.
		const hasAsked = isDraftStored && nextLocation.pathname === urls.admin.signOut();
		const asks = isDirty && leaves && !hasAsked && nextLocation.state?.pass !== pass;
		isLeaving.current = leaves && !asks;
		return asks;
	});
	const { state } = useNavigation();
	useEffect(() => {
		if (state === "idle") isLeaving.current = false;
	}, [state]);
	useEffect(() => {
		if (!isDirty) return;
		const preventUnload = (event: BeforeUnloadEvent) => {
			if (!isLeaving.current) event.preventDefault();
		};
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
	const leave = () => {
		isLeaving.current = true;
		blocker.proceed();
	};
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
