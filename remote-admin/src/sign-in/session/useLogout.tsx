import { urls } from "@site/shared-data";
import { useNavigation, useSubmit } from "@site/shared-ui/router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { type LocalDraft, localDrafts } from "../../drafts/local/localDrafts.ts";
import type { FormValues } from "../../form/Form.ts";

/** Ends the session on this browser. A dialog first asks about unsaved texts, if there are any. */
export function useLogout(): { logout: () => void; dialog: ReactNode } {
	const submit = useSubmit();
	const busy = useNavigation().formAction === urls.admin.signOut();
	const [isOpen, setIsOpen] = useState(false);
	const [drafts, setDrafts] = useState<LocalDraft<FormValues>[]>([]);
	const signOut = () => void submit(null, { method: "post", action: urls.admin.signOut(), replace: true });
	return {
		logout() {
			const found = localDrafts.list();
			setDrafts(found);
			if (found.length > 0) setIsOpen(true);
			else signOut();
		},
		dialog: drafts.length > 0 && (
			<Suspense fallback={null}>
				<LogoutDialog
					open={isOpen}
					drafts={drafts}
					busy={busy}
					onKeep={signOut}
					onRemove={() => {
						localDrafts.removeAll();
						signOut();
					}}
					onCancel={() => setIsOpen(false)}
				/>
			</Suspense>
		),
	};
}

const LogoutDialog = lazy(() => import("./LogoutDialog.tsx").then((module) => ({ default: module.LogoutDialog })));
