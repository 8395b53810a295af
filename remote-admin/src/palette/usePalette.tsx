import { lazy, type ReactNode, Suspense, useState } from "react";
import { usePaletteKeys } from "./usePaletteKeys.ts";

/** The palette, a lazy component, and the function that opens it. */
export function usePalette(onLogout: () => void): { open: () => void; palette: ReactNode } {
	const [isOpen, setIsOpen] = useState(false);
	const [wasOpened, setWasOpened] = useState(false);
	const open = () => {
		setIsOpen(true);
		setWasOpened(true);
	};
	const typedAhead = usePaletteKeys(open);
	return {
		open,
		palette: wasOpened && (
			<Suspense fallback={null}>
				<AdminPalette open={isOpen} onClose={() => setIsOpen(false)} typedAhead={typedAhead} onLogout={onLogout} />
			</Suspense>
		),
	};
}

const AdminPalette = lazy(() => import("./AdminPalette.tsx").then((module) => ({ default: module.AdminPalette })));
