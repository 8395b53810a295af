import declared from "original-remote/remote.json";
import { routes } from "original-remote/src/module.ts";
import * as React from "react";

// The development server of an external remote exposes this module instead of src/module.ts.
export { routes };

// A change of routes, loaders or their texts; components replace themselves.
import.meta.webpackHot.accept(
	"original-remote/src/module.ts",
	() => dispatchEvent(new CustomEvent("remotechanged", { detail: { id: declared.id, routes } })),
	(error) => reportError(error),
);

// React's production build replaces no component.
if (!React.captureOwnerStack) {
	import.meta.webpackHot.addStatusHandler((status) => status === "prepare" && location.reload());
}
