import { CopyButton } from "@site/shared-ui/CopyButton";
import { Place, Text } from "./Body.styles.ts";
import { Root as Preview } from "./FootnotePreview.styles.ts";
import { Root as Picture } from "./ImageDialog.styles.ts";

/** Everything a rendered text is styled with, to be drawn ahead of it. */
export const BodyLook = () => (
	<>
		<Place />
		<Text />
		<Preview />
		<Picture />
		<CopyButton text="" />
	</>
);
