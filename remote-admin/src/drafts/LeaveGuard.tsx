import { urls } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { Dialog } from "@site/shared-ui/Dialog";
import { useBlocker, useNavigate, useNavigation } from "@site/shared-ui/router";
import { useAtomValue, useStore } from "jotai";
import { useEffect, useEffectEvent, useRef } from "react";
import { styled } from "styled-components";
import { returnState } from "../table/search/listPlace.ts";
import { unsavedFormsAtom } from "./useDraft.ts";

interface LeaveGuardProps {
	noun: string;
	form: { phase: string; isDraftStored: boolean };
	isUploading: boolean;
	/** The `keepForm` in `location.state` of the form's own navigation, which is not blocked. */
	formKey: string;
	/** The URL after a save that leaves the form. */
	back: string;
}

/** Asks before a link, Back, a save or closing the tab leaves unsaved work; inline forms count, too. */
export function LeaveGuard({ noun, form, isUploading, formKey, back }: LeaveGuardProps) {
	const { phase, isDraftStored } = form;
	const store = useStore();
	const unsavedForms = useAtomValue(unsavedFormsAtom);
	const isUnsaved = unsavedForms.length > 0 || isUploading;
	const stayButton = useRef<HTMLButtonElement>(null);
	/** Whether a navigation away is in progress, which may load a document. */
	const isLeaving = useRef(false);
	const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
		const leaves = nextLocation.pathname !== currentLocation.pathname;
		// Logout has already asked about the stored draft.
		const hasAsked = isDraftStored && nextLocation.pathname === urls.admin.signOut();
		// A history entry of an earlier form is no REPLACE.
		const stays = historyAction === "REPLACE" && nextLocation.state?.keepForm === formKey;
		// A form that was saved in this render is still in `unsavedForms`.
		const asks = (store.get(unsavedFormsAtom).length > 0 || isUploading) && leaves && !hasAsked && !stays;
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
		// The save ended while the dialog was open: proceed.
		if (!isUnsaved && blocker.state === "blocked") blocker.proceed();
	}, [isUnsaved, blocker]);
	const leaveAfterSave = useEffectEvent(() => {
		if (blocker.state === "unblocked") void navigate(back, { state: returnState });
	});
	useEffect(() => {
		if (phase === "leaving") leaveAfterSave();
	}, [phase]);

	if (blocker.state !== "blocked") return null;
	const textLead = isDraftStored
		? `Your changes to this ${noun} stay on this device and are offered when you come back. Visitors see the stored version.`
		: `This browser has no room to keep your changes to this ${noun}. They are lost when you leave.`;
	const lead = [isUploading && "An image is still uploading. It is lost when you leave.", unsavedForms.length > 0 && textLead];
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
								for (const drop of unsavedForms) drop();
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
