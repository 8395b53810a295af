import { storageError } from "../engine/storageErrors.ts";

const uploadPath = /^\/storage\/v1\/object\/[a-z]+-[a-z]+\/(.+)/;
/** Escaped control characters and line separators. */
const unprintable = /%([01][0-9a-f]|7f|c2%[89][0-9a-f]|e2%80%a[89])/i;
/** The limit of a hosted project. A backup needs some of the 4,096 bytes of a path. */
const maxNameBytes = 1024;

/** Refuses an upload with an unusable name, or without bytes, for example without Content-Length. */
export function refuseUpload(method: string, { pathname }: URL, body: Uint8Array | undefined): Response | undefined {
	const name = ["POST", "PUT"].includes(method) ? uploadPath.exec(pathname)?.[1] : undefined;
	if (name === undefined) return undefined;
	if (unprintable.test(name)) return refuse("Invalid key", "The file's name has a line break or a control character.");
	if (name.replace(/%../g, "-").length > maxNameBytes) return refuse("Invalid key", "The file's name is too long.");
	return body?.byteLength
		? undefined
		: refuse("InvalidRequest", "The upload has no bytes. Send the file with its Content-Length.");
}

const refuse = (error: string, message: string) => Response.json(storageError(400, error, message), { status: 400 });
