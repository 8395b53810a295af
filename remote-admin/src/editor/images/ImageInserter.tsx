import { isWebUrl } from "@site/shared-data/rules";
import { Button } from "@site/shared-ui";
import { useState } from "react";
import { ImageInput } from "../../form/fields.tsx";
import type { StoreImage } from "../../form/imageStore.ts";
import { toImageMarkdown } from "./imageMarkdown.ts";

interface ImageInserterProps {
	storeImage: StoreImage;
	onInsert: (line: string) => void;
}

export function ImageInserter({ storeImage, onInsert }: ImageInserterProps) {
	const [url, setUrl] = useState("");
	const [file, setFile] = useState<{ url: string; name: string } | null>(null);
	const [error, setError] = useState<string>();
	const insert = () => {
		if (!isWebUrl(url.trim()))
			return setError("Choose an image, or write an address that begins with https:// or with a single /.");
		onInsert(toImageMarkdown(url, file?.url === url ? file.name : undefined));
		setUrl("");
	};
	return (
		<ImageInput
			label="Insert Image"
			fileLabel="Image file"
			hint="Goes to the end of the text."
			value={url}
			onValueChange={(next) => {
				setError(undefined);
				setUrl(next);
			}}
			onUpload={async (selected, options) => {
				const stored = await storeImage(selected, options);
				setFile({ url: stored, name: selected.name });
				return stored;
			}}
			error={error}
			action={<Button onClick={insert}>Insert</Button>}
		/>
	);
}
