/** The texts that the changed version of a remote replaces. */
export const remoteChanges = {
	public: [
		{ file: "src/layout/header/Header.tsx", from: 'aria-label="Main"', to: 'aria-label="Main, changed"' },
		{ file: "src/contact/ContactScreen.tsx", from: "Use the hire form", to: "Use the changed hire form" },
	],
	admin: [{ file: "src/layout/menu/menu.ts", from: 'label: "Profile"', to: 'label: "Profile, changed"' }],
};
