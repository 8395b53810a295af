import { create, type ThemeVars } from "storybook/theming/create";
import { dark, light, scale } from "../shared-ui/src/theme/tokens.ts";

/** Storybook's own surfaces (side bar, toolbar, docs) in the colours and faces of the site. */
export const storybookTheme: Record<"light" | "dark", ThemeVars> = {
	light: buildTheme("light", light),
	dark: buildTheme("dark", dark),
};

function buildTheme(base: "light" | "dark", palette: Record<keyof typeof light, string>): ThemeVars {
	return create({
		base,
		brandTitle: "Bandung",
		brandUrl: "./",
		brandTarget: "_self",
		fontBase: scale["font-sans"],
		fontCode: scale["font-mono"],
		colorPrimary: palette.accent,
		colorSecondary: palette.accent,
		appBg: palette.subtle,
		appContentBg: palette.bg,
		appPreviewBg: palette.bg,
		appHoverBg: palette.sunk,
		appBorderColor: palette.line,
		appBorderRadius: 6,
		textColor: palette.text,
		textInverseColor: palette["on-accent"],
		textMutedColor: palette["text-2"],
		barTextColor: palette["text-2"],
		barHoverColor: palette.accent,
		barSelectedColor: palette.accent,
		barBg: palette.bg,
		buttonBg: palette.surface,
		buttonBorder: palette.control,
		booleanBg: palette.sunk,
		booleanSelectedBg: palette.surface,
		inputBg: palette.surface,
		inputBorder: palette.control,
		inputTextColor: palette.text,
		inputBorderRadius: 6,
	});
}
