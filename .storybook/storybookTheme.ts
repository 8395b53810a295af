import { create, type ThemeVars } from "storybook/theming/create";
import { dark, light, scale } from "../shared-ui/src/theme/tokens.ts";

/** Storybook's own surfaces (side bar, toolbar, docs) in the colours and faces of the site. */
export const storybookTheme: Record<"light" | "dark", ThemeVars> = {
	light: buildTheme("light", light),
	dark: buildTheme("dark", dark),
};

function buildTheme(base: "light" | "dark", colours: Record<keyof typeof light, string>): ThemeVars {
	return create({
		base,
		brandTitle: "Bandung",
		brandUrl: "./",
		brandTarget: "_self",
		fontBase: scale["font-sans"],
		fontCode: scale["font-mono"],
		colorPrimary: colours.accent,
		colorSecondary: colours.accent,
		appBg: colours.subtle,
		appContentBg: colours.bg,
		appPreviewBg: colours.bg,
		appHoverBg: colours.sunk,
		appBorderColor: colours.line,
		appBorderRadius: 6,
		textColor: colours.text,
		textInverseColor: colours["on-accent"],
		textMutedColor: colours["text-2"],
		barTextColor: colours["text-2"],
		barHoverColor: colours.accent,
		barSelectedColor: colours.accent,
		barBg: colours.bg,
		buttonBg: colours.surface,
		buttonBorder: colours.control,
		booleanBg: colours.sunk,
		booleanSelectedBg: colours.surface,
		inputBg: colours.surface,
		inputBorder: colours.control,
		inputTextColor: colours.text,
		inputBorderRadius: 6,
	});
}
