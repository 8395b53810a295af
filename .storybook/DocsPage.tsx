import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useSyncExternalStore } from "react";
import { storybookTheme } from "./storybookTheme.ts";

/** The container of every docs page, in the theme of its stories. */
export function DocsPage({ context, ...rest }: PropsWithChildren<DocsContainerProps>) {
	const theme = useSyncExternalStore(watchTheme, readTheme);
	return <DocsContainer context={context} {...rest} theme={storybookTheme[theme]} />;
}

function watchTheme(onChange: () => void) {
	const observer = new MutationObserver(onChange);
	observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
	return () => observer.disconnect();
}

const readTheme = () => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");
