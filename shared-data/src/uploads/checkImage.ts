import { DataError } from "../errors/DataError.ts";
import { imageTypeOf } from "./imageTypeOf.ts";
import { type ImageType, imageSizeLimit, imageTypes } from "./imageTypes.ts";

/** The type of a picture that may be stored; rejects with DataError "invalid" and the reason "type" or "size" for every other file. */
export async function checkImage(file: Blob): Promise<ImageType> {
	if (file.type !== "" && !(file.type in imageTypes)) throw refusal("type", `${file.type} is not taken`);
	if (file.size >= imageSizeLimit) throw refusal("size", `${file.size} bytes are too many`);
	const type = imageTypeOf(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
	if (!type) throw refusal("type", "The content is no picture");
	return type;
}

const refusal = (reason: "type" | "size", message: string) => new DataError("invalid", message, { reason });
