import { Dialog as Base } from "@base-ui/react/dialog";
import { Kbd } from "../Kbd/Kbd.tsx";
import { KeyButton } from "./CommandPalette.styles.ts";

/** The Escape key as a button: a touch screen has no other. */
export const CloseKey = () => (
	<Base.Close render={<KeyButton type="button" aria-label="Close" />}>
		<Kbd keys="esc" />
	</Base.Close>
);
