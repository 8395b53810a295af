import { isWebUrl } from "@site/shared-data/rules";
import { Button } from "@site/shared-ui";
import { useState } from "react";
import { toImageMarkdown } from "../editor/pictures/toImageMarkdown.ts";
import { ImageInput } from "./ImageInput.tsx";
import type { StoreImage } from "./imageStore.ts";

interface ImageInserterProps {
	store: StoreImage;
	/** Takes the line of markdown that shows the picture. */
	onInsert: (line: string) => void;
}

/** Appends a picture to the end of the text, by address or by file. */
export function ImageInserter({ store, onInsert }: ImageInserterProps) {
	const [address, setAddress] = useState("");
	const [file, setFile] = useState<{ address: string; name: string } | null>(null);
	const [error, setError] = useState<string>();
	const insert = () => {
		if (!isWebUrl(address.trim()))
			return setError("Choose an image, or write an address that begins with https:// or with a single /.");
		onInsert(toImageMarkdown(address, file?.address === address ? file.name : undefined));
		setAddress("");
	};
	return (
		<ImageInput
			label="Insert Image"
			fileLabel="Image file"
			hint="Goes to the end of the text."
			value={address}
			onValueChange={(next) => {
				setError(undefined);
				setAddress(next);
			}}
			onUpload={async (chosen, options) => {
				const stored = await store(chosen, options);
				setFile({ address: stored, name: chosen.name });
				return stored;
			}}
			error={error}
			action={<Button onClick={insert}>Insert</Button>}
		/>
	);
}
