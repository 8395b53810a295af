import { urls } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { Dialog } from "@site/shared-ui/Dialog";
import { useBlocker, useNavigate, useNavigation } from "@site/shared-ui/router";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { returnState } from "../table/search/listPlace.ts";

interface LeaveGuardProps {
	noun: string;
	form: { phase: string; isDirty: boolean; isDraftStored: boolean; drop: () => void };
	isUploading: boolean;
	/** The `keepForm` in `location.state` of the form's own navigation, which is not blocked. */
	formKey: string;
	/** The URL after a save that leaves the form. */
	back: string;
}

/** Asks before a link, Back, or closing the tab leaves unsaved work. */
export function LeaveGuard({ noun, form, isUploading, formKey, back }: LeaveGuardProps) {
	const { phase, isDirty, isDraftStored, drop } = form;
	const isUnsaved = isDirty || isUploading;
	const stayButton = useRef<HTMLButtonElement>(null);
	/** Whether a navigation away is in progress, which may load a document. */
	const isLeaving = useRef(false);
	const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
		const leaves = nextLocation.pathname !== currentLocation.pathname;
		// Logout has already asked about the stored draft.
		const hasAsked = isDraftStored && nextLocation.pathname === urls.admin.signOut();
		// A history entry of an earlier form is no REPLACE.
		const stays = historyAction === "REPLACE" && nextLocation.state?.keepForm === formKey;
		const asks = isUnsaved && leaves && !hasAsked && !stays;
		isLeaving.current = leaves && !asks;
		return asks;
	});
	const navigate = useNavigate();
	const { state } = useNavigation();
	useEffect(() => {
		if (state === "idle") isLeaving.current = false;
	}, [state]);
	useEffect(() => {
		if (!isUnsaved) return;
		const preventUnload = (event: BeforeUnloadEvent) => {
			if (!isLeaving.current) event.preventDefault();
		};
		window.addEventListener("beforeunload", preventUnload);
		return () => window.removeEventListener("beforeunload", preventUnload);
	}, [isUnsaved]);
	useEffect(() => {
		if (isUnsaved) return;
		// The save ended while the dialog was open: proceed.
		if (blocker.state === "blocked") blocker.proceed();
		else if (blocker.state === "unblocked" && phase === "leaving") void navigate(back, { state: returnState });
	}, [isUnsaved, blocker, phase, back, navigate]);

	if (blocker.state !== "blocked") return null;
	const textLead = isDraftStored
		? `Your changes to this ${noun} stay on this device and are offered when you come back. Visitors see the stored version.`
		: `This browser has no room to keep your changes to this ${noun}. They are lost when you leave.`;
	const lead = [isUploading && "An image is still uploading. It is lost when you leave.", isDirty && textLead];
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
			lead={lead.filter(Boolean).join(" ")}
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
								drop();
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
