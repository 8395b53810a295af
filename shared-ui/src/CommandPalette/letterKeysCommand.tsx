import { Icon } from "@site/shared-ui";
import { hasLetterKeys } from "../hooks/keys.ts";
import type { Command } from "./useCommandSearch.ts";

/** Switches letter shortcuts off and on, for this device. */
export const letterKeysCommand = (): Command => ({
	id: "letter-keys",
	name: `Turn letter shortcuts ${hasLetterKeys() ? "off" : "on"}`,
	keywords: "keyboard keys dictation",
	icon: (
		<Icon>
			<rect x="3" y="6" width="18" height="12" rx="2.5" />
			<path d="M7 10h.1M11 10h.1M15 10h.1M8 14h8" />
		</Icon>
	),
	run() {
		try {
			localStorage.setItem("letter-keys", hasLetterKeys() ? "off" : "on");
		} catch {
			// Storage may be blocked: letter shortcuts are then on.
		}
	},
});
